/**
 * The wage decree of the coming year: its figures copied and confirmed, everybody's rise looked at, written for all whom it finds open and taken
 * back whole; by the keyboard, the result on a phone.
 */
import type { Page } from '@playwright/test';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box } from '#testing/journey-parts.ts';
import law from '../annual-annuities/annual-annuities.messages.fa.ts';
import words from './decree.messages.fa.ts';

const inPersian = (year: number): string => year.toLocaleString('fa', { useGrouping: false });

/** Confirms every figure of a year, as its officer would row by row. Answers how many were open. */
const confirmAll = (page: Page, year: number): Promise<number> =>
  page.evaluate(async (jalaliYear) => {
    const headers = { api_key: localStorage.getItem('api_key') ?? '', 'content-type': 'application/json' };
    const path = '/api/rest/s1/payroll/legalParameter';
    const { rows } = await (await fetch(`${path}?jalaliYear=${jalaliYear}&pageSize=200`, { headers })).json();
    const open = rows.filter(({ isConfirmed }: { isConfirmed: string }) => isConfirmed === 'N');
    for (const { legalParameterId, rowVersion } of open) await fetch(`${path}/${legalParameterId}/verify`, { method: 'PUT', headers, body: JSON.stringify({ rowVersion }) });
    return open.length;
  }, year);

test('the rise of a year is looked at, written for all whom it finds open, and taken back', async ({ open }) => {
  const page = await open('payroll', '/AnnualAnnuities');
  const next = toJalali(await page.evaluate(() => new Date().toISOString().slice(0, 10))).year + 1;
  await press(page, page.getByRole('button', { name: law.copy }));
  await box(page, law.copyTo).fill(String(next));
  await press(page, page.getByRole('dialog').getByRole('button', { name: law.copy }));
  await expect(page.getByText(law.copied(inPersian(next)))).toBeVisible();
  expect(await confirmAll(page, next)).toBeGreaterThan(0);

  await page.goto(`/AnnualAnnuities?tab=decree&year=${next}`);
  await press(page, page.getByRole('button', { name: words.applyAll }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.sums.fresh)).toBeVisible();
  await expectAccessible(page);
  await shotOf(page, 'decree');
  await press(page, dialog.getByRole('button', { name: /^\u0627\u0639\u0645\u0627\u0644/ }));
  const undo = page.getByRole('button', { name: words.undo, exact: true });
  await expect(undo).toBeVisible();
  await expect(page.getByText(words.states.applied, { exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await shotOf(page, 'decree-phone');
  await press(page, undo);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: words.undo }));
  await expect(undo).toHaveCount(0);
  await expect(page.getByText(new RegExp(words.undoneBy('').trim())).first()).toBeVisible();
});
