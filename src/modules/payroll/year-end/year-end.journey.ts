/** The end of a year before it is paid: everybody's bonus with base, ceiling and tax, one of them explained; then what somebody would be owed who leaves. At a desk and on a phone. */
import type { Page } from '@playwright/test';
import { formatJalali } from '#kernel/jalali/jalali.ts';
import demoPay from '#server/demo/pay.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { find, take, writeDay } from '#testing/journey-parts.ts';
import lines from '../pay-lines/explained-lines.messages.fa.ts';
import settlementWords from '../settlement-preview/settlement-page.messages.fa.ts';
import { settlementPreviewScreen } from '../settlement-preview/settlement-preview.screen.ts';
import { yearEndScreen } from './year-end.screen.ts';
import words from './year-end-page.messages.fa.ts';

const phone = { width: 360, height: 780 } as const;
const desk = { width: 1440, height: 900 } as const;

async function looksWell(page: Page, name: string): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await shotOf(page, name);
  }
}

test('the bonus of a year is seen and explained before its run is made, and what a leaver would be owed', async ({ open }) => {
  const page = await open('payroll', yearEndScreen.path);
  await take(page, page.locator('main'), words.group, demoPay.group);
  const grid = page.getByRole('table', { name: words.rows });
  const first = grid.getByRole('row').filter({ has: page.getByRole('button', { name: words.explain }) });
  await expect(first.first()).toBeVisible();
  const name = (await first.first().getByRole('cell').nth(1).textContent()) ?? '';
  await looksWell(page, 'year-end');
  await press(page, first.first().getByRole('button', { name: words.explain }));
  const dialog = page.getByRole('dialog', { name: words.explainOf(name) });
  await expect(dialog.getByRole('region', { name: lines.partOf(lines.pay, words.kinds.eidi) }).getByRole('group')).not.toHaveCount(0);
  await expectAccessible(page);

  await page.goto(settlementPreviewScreen.path);
  await find(page, page.locator('main'), settlementWords.person, name);
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  await writeDay(page, page.locator('main'), settlementWords.lastDay, formatJalali(today));
  await expect(page.getByText(settlementWords.figures.total)).toBeVisible();
  const pay = page.getByRole('region', { name: lines.partOf(lines.pay, settlementWords.lines) });
  await pay.locator('summary').last().press('Enter');
  await looksWell(page, 'settlement-preview');
});
