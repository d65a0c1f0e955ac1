/**
 * A correction by the keyboard: a wage that becomes known after its month was paid is found by a run of arrears with what changed and what it
 * costs, and taken into it, looked at on a phone. Nothing of it stays: the run is cancelled, the wage taken away.
 */
import type { Page } from '@playwright/test';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { daysInMonth, toJalali } from '#kernel/jalali/jalali.ts';
import rowWords from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { press, tabTo, walkTo } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { act, box, confirmed, find, take, writeDay } from '#testing/journey-parts.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import factorWords from '../employment-rows/factor-field.messages.fa.ts';
import groupWords from '../groups/groups-page.messages.fa.ts';
import runWords from '../pay-run/pay-run-page.messages.fa.ts';
import { wageItemsScreen } from '../wage-items/wage-items.screen.ts';
import wageWords from '../wage-items/wage-items-page.messages.fa.ts';
import words from './arrears-page.messages.fa.ts';
import causeWords from './causes.messages.fa.ts';

const phone = { width: 360, height: 780 } as const;
const desk = { width: 1440, height: 900 } as const;
const SOURCE = 'Letter 7, known late';
/** Rials a month, above any wage of the demo. */
const WAGE = '1900000000';

/** Somebody of the open run who is neither its maker nor its approver, and is owed nothing there; and the group that pays them. */
const someoneOf = (page: Page): Promise<{ readonly fullName: string; readonly group: string }> =>
  page.evaluate(async () => {
    const headers = { api_key: localStorage.getItem('api_key') ?? '' };
    const read = async (path: string) => (await (await fetch(`/api/rest/s1/payroll/${path}`, { headers })).json()).rows;
    const run = (await read('listOfPayrolls')).find(({ statusId }: { statusId: string }) => statusId === 'PrInApproval');
    const owed = await read(`arrears?payRunId=${run.payRunId}`);
    const others = [run.producerName, run.turn, ...owed.map((one: { fullName: string }) => one.fullName)];
    const { fullName } = (await read(`allPayrollsData?payRunId=${run.payRunId}`)).findLast((one: { fullName: string }) => !others.includes(one.fullName));
    return { fullName, group: run.groupName };
  });

/** Goes along the tabs of the run, of which the open one has the focus. */
async function openTab(page: Page, key: 'ArrowLeft' | 'ArrowRight', name: string): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await walkTo(page, key, page.getByRole('tab', { name, exact: true }));
}

test('a wage that is known after its month was paid is found with its cause and cost, and taken', async ({ open }) => {
  const page = await open('payroll', wageItemsScreen.path);
  const { fullName, group } = await someoneOf(page);
  const now = toJalali(await page.evaluate(() => new Date().toISOString().slice(0, 10)));
  const of = now.month === 1 ? { year: now.year - 1, month: 12 } : { year: now.year, month: now.month - 1 };
  const dayOf = (day: number): string => [of.year, of.month, day].join('/');

  await press(page, page.getByRole('button', { name: table.add, exact: true }));
  const panel = page.getByRole('region', { name: table.add, exact: true });
  await find(page, panel, rowWords.person, fullName);
  // what orders say of is theirs: of this factor they say nothing
  await find(page, panel, factorWords.factor, groupWords.items.bonus);
  await take(page, panel, wageWords.columns.per, wageWords.units.month);
  await box(panel, wageWords.columns.amount).fill(WAGE);
  await writeDay(page, panel, wageWords.columns.fromDate, dayOf(1));
  await writeDay(page, panel, wageWords.columns.thruDate, dayOf(daysInMonth(of.year, of.month)));
  await box(panel, wageWords.columns.source).fill(SOURCE);
  await expectAccessible(page);
  await press(page, panel.getByRole('button', { name: wageWords.addLabel }));
  await expect(page.getByRole('row', { name: SOURCE })).toContainText(fullName);

  await page.goto('/payroll?payRunId=new');
  const form = page.locator('form');
  await take(page, form, runWords.group, group);
  await take(page, form, runWords.kind, runWords.kinds.arrears);
  await press(page, page.getByRole('button', { name: runWords.start }));
  await expect(page.getByText(runWords.arrearsNext)).toBeVisible();
  await openTab(page, 'ArrowLeft', words.title);
  for (const [label, value] of [
    [words.fromYear, of.year],
    [words.thruYear, of.year],
  ] as const)
    await box(page, label).fill(String(value));
  for (const label of [words.fromMonth, words.thruMonth]) await take(page, form, label, monthNames[of.month - 1]);
  await press(page, page.getByRole('button', { name: words.search, exact: true }));

  const row = page.getByRole('grid', { name: words.title }).getByRole('row', { name: fullName });
  await expect(row).toContainText(causeWords.areas.wage);
  await expectAccessible(page);
  await shotOf(page, 'arrears-found');
  await act(page, row, words.take);
  await expect(row).toContainText(words.taken);
  await expect(page.getByText(words.takenCost).first()).toBeVisible();

  await page.setViewportSize(phone);
  await expectAccessible(page);
  await shotOf(page, 'arrears-taken');
  await page.setViewportSize(desk);
  await confirmed(page, runWords.again);
  await expect(page.getByRole('button', { name: runWords.send })).toBeVisible();
  await confirmed(page, runWords.cancel);
  await expect(page.getByRole('button', { name: runWords.cancel, exact: true })).toHaveCount(0);
  await page.goto(wageItemsScreen.path);
  const item = page.getByRole('row', { name: SOURCE });
  await act(page, item, table.remove);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: table.remove, exact: true }));
  await expect(item).toHaveCount(0);
});
