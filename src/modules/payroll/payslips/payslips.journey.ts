/**
 * What becomes of a payslip that somebody has already read: its month is opened again by a second person, who says why; what was missing is added, the
 * month is approved anew and the payslip tells what has changed. Then it is paid, taken back, and stands struck among the own ones.
 */
import type { Page } from '@playwright/test';
import inbox from '#modules/tasks/inbox/inbox-page.messages.fa.ts';
import rowWords from '#platform/employment-rows/employment-rows.messages.fa.ts';
import workflowWords from '#platform/workflow/workflow.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { giveAnswer } from '#testing/journey-answers.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box, confirmed, find, writeDay } from '#testing/journey-parts.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import factorWords from '../employment-rows/factor-field.messages.fa.ts';
import groupWords from '../groups/groups-page.messages.fa.ts';
import { periodName } from '../pay/period.rules.ts';
import reversalWords from '../pay-reversal/reversal-page.messages.fa.ts';
import runWords from '../pay-run/pay-run-page.messages.fa.ts';
import { standingItemsScreen } from '../standing-items/standing-items.screen.ts';
import itemWords from '../standing-items/standing-items-page.messages.fa.ts';
import { payslipsScreen } from './payslips.screen.ts';
import words from './payslips-page.messages.fa.ts';

const phone = { width: 360, height: 780 } as const;
const desk = { width: 1440, height: 900 } as const;
const TASKS = '/tasks?process=salaryProcess';
const BONUS = groupWords.items.bonus;
const RIALS = '12500000';
const LATE = 'The bonus of the stocktaking is missing';
const TWICE = 'It was paid a second time';

interface Month {
  readonly payRunId: string;
  readonly statusId: string;
  readonly jalaliYear: string;
  readonly jalaliMonth: string;
}

/** The newest month of the officer's company, and what somebody is called who is paid in it. */
const monthOf = (officer: Page, pseudoId: string): Promise<{ readonly month: Month; readonly fullName: string }> =>
  officer.evaluate(async (code) => {
    const headers = { api_key: localStorage.getItem('api_key') ?? '' };
    const read = async (path: string) => (await (await fetch(`/api/rest/s1/payroll/${path}`, { headers })).json()).rows;
    const runs: (Month & { readonly kind: string })[] = await read('listOfPayrolls');
    const at = ({ jalaliYear, jalaliMonth }: Month): number => Number(jalaliYear) * 12 + Number(jalaliMonth);
    const [month] = runs.filter(({ kind }) => kind === 'regular').toSorted((a, b) => at(b) - at(a));
    if (month === undefined) throw new Error('no month was paid');
    const slips: { readonly pseudoId: string; readonly fullName: string }[] = await read(`allPayrollsData?payRunId=${month.payRunId}`);
    const own = slips.find((slip) => slip.pseudoId === code);
    if (own === undefined) throw new Error(`${code} is not paid in it`);
    return { month, fullName: own.fullName };
  }, pseudoId);

/** The personnel code of whose payslips these are. */
const codeOf = (own: Page): Promise<string> =>
  own.evaluate(async () => {
    const headers = { api_key: localStorage.getItem('api_key') ?? '' };
    const read = async (path: string) => (await fetch(`/api/rest/s1/payroll/myPayslips${path}`, { headers })).json();
    const [{ payslipId }] = (await read('')).rows;
    return (await read(`/${payslipId}`)).pseudoId;
  });

/** Whoever keeps the accounts accepts the voucher of the run, then its approver the run. */
async function approve(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.goto(TASKS);
    await page.getByRole('list', { name: inbox.list }).getByRole('link').first().click();
    await giveAnswer(page, workflowWords.outcomes.accept);
  }
}

/** What takes an approved run back asks why, and does nothing before it is said. */
async function takeBack(page: Page, label: string, reason: string): Promise<void> {
  await press(page, page.getByRole('button', { name: label, exact: true }));
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('button', { name: label, exact: true }));
  await expect(dialog.getByText(reversalWords.reasonNeeded)).toBeVisible();
  await box(dialog, reversalWords.reason).fill(reason);
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: label, exact: true }));
  await expect(dialog).toHaveCount(0);
}

/** Looks at the own payslips anew, at a desk and on a phone. */
async function looksAt(own: Page, see: () => Promise<void>, name: string): Promise<void> {
  await own.reload();
  for (const size of [desk, phone]) {
    await own.setViewportSize(size);
    await see();
    await expectAccessible(own);
    await shotOf(own, name);
  }
}

test('a payslip is corrected after its month was approved, and struck when what was paid is taken back', async ({ open }) => {
  test.slow();
  const own = await open('hrofficer', payslipsScreen.path);
  const officer = await open('payroll', standingItemsScreen.path);
  const accountant = await open('accountant', TASKS);
  const approver = await open('admin', TASKS);
  const { month, fullName } = await monthOf(officer, await codeOf(own));
  const run = `/payroll?payRunId=${month.payRunId}`;
  const period = periodName({ year: Number(month.jalaliYear), month: Number(month.jalaliMonth), periodTitle: null });
  const link = own.getByRole('link', { name: period, exact: true });
  if (month.statusId === 'PrInApproval') await approve(accountant, approver);
  await own.reload();
  await expect(link).toBeVisible();

  // who made the month does not open it again
  await officer.goto(run);
  await expect(officer.getByRole('button', { name: reversalWords.paid })).toBeVisible();
  await expect(officer.getByRole('button', { name: reversalWords.reopen })).toHaveCount(0);
  await approver.goto(run);
  await takeBack(approver, reversalWords.reopen, LATE);
  await own.reload();
  await expect(own.getByRole('heading', { name: words.list, exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);

  await officer.reload();
  await officer.getByRole('tab', { name: reversalWords.events }).click();
  await expect(officer.getByText(LATE)).toBeVisible();
  await expectAccessible(officer);
  await officer.goto(standingItemsScreen.path);
  await press(officer, officer.getByRole('button', { name: table.add, exact: true }));
  const panel = officer.getByRole('region', { name: table.add, exact: true });
  await find(officer, panel, rowWords.person, fullName);
  await find(officer, panel, factorWords.factor, BONUS);
  await box(panel, itemWords.columns.amount).fill(RIALS);
  await box(panel, itemWords.columns.times).fill('1');
  await writeDay(officer, panel, itemWords.columns.fromDate, [month.jalaliYear, month.jalaliMonth, 1].join('/'));
  await press(officer, panel.getByRole('button', { name: itemWords.addLabel }));
  await expect(officer.getByRole('row', { name: fullName })).toBeVisible();
  await officer.goto(run);
  await confirmed(officer, runWords.again);
  await confirmed(officer, runWords.send);
  await approve(accountant, approver);

  const changes = own.getByRole('region', { name: words.changes, exact: true });
  await looksAt(own, () => expect(changes.getByText(BONUS)).toBeVisible(), 'payslip-corrected');

  await officer.reload();
  await confirmed(officer, reversalWords.paid);
  await approver.goto(run);
  await takeBack(approver, reversalWords.reverse, TWICE);
  const isStruck = async (): Promise<void> => {
    await expect(link.locator('s')).toBeVisible();
    await expect(own.getByText(words.reversed)).toBeVisible();
    await expect(own.getByRole('link', { name: words.mirrorOf({ period }) })).toBeVisible();
  };
  await looksAt(own, isStruck, 'payslip-struck');
});
