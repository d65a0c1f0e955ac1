/**
 * A month of pay: its voucher is accepted, its approver misses hours and sends it back, who may hand in sheets brings them, it is counted anew, its
 * voucher accepted again, and approved;
 * the officer, whose hours they were, reads the own payslip on a phone, asks about a line and is answered. Then the group has somebody see to its
 * hours before it is counted, and a bonus waits for them.
 */
import { Workbook } from '@cj-tech-master/excelts';
import type { Page } from '@playwright/test';
import importWords from '#modules/administration/import/import-page.messages.fa.ts';
import inbox from '#modules/tasks/inbox/inbox-page.messages.fa.ts';
import tasks from '#platform/tasks/tasks-page.messages.fa.ts';
import workflowWords from '#platform/workflow/workflow.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { giveAnswer } from '#testing/journey-answers.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { confirmed, take } from '#testing/journey-parts.ts';
import pay from '../pay/pay.messages.fa.ts';
import questionWords from '../pay-question/pay-question.messages.fa.ts';
import { payslipsScreen } from '../payslips/payslips.screen.ts';
import payslipWords from '../payslips/payslips-page.messages.fa.ts';
import sheetWords from '../work-sheet/work-sheet-import.messages.fa.ts';
import words from './pay-run-page.messages.fa.ts';
import processWords from './salary-process.messages.fa.ts';

const { outcomes } = workflowWords;
const phone = { viewport: { width: 360, height: 780 } } as const;
const OVERTIME = pay.factors.overtime;
const HOURS = 'Hours of the month';

const waiting = (page: Page) => page.getByRole('list', { name: inbox.list }).getByRole('link').first();
/** What the wire says of an own payslip: whose it is. */
const codeOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { api_key: localStorage.getItem('api_key') ?? '' };
    const read = async (path: string) => (await fetch(`/api/rest/s1/payroll/myPayslips${path}`, { headers })).json();
    const [{ payslipId }] = (await read('')).rows;
    return (await read(`/${payslipId}`)).pseudoId;
  });

/** The group of a run has the post of somebody see to its hours from now on. */
async function giveHoursTo(officer: Page, approver: Page, group: string): Promise<void> {
  const post = await approver.evaluate(async () => {
    const answer = await fetch('/api/rest/s1/hcm/EmplpsitionPartyId', { headers: { api_key: localStorage.getItem('api_key') ?? '' } });
    return (await answer.json()).result.description as string;
  });
  const status = await officer.evaluate(
    async ({ words, title, group: name }) => {
      const headers = { api_key: localStorage.getItem('api_key') ?? '', 'content-type': 'application/json' };
      const read = async (path: string) => (await fetch(`/api/rest/s1/payroll/${path}`, { headers })).json();
      const { payGroupId } = (await read('payGroup')).rows.find(({ description }: { description: string }) => description === name);
      const [{ emplPositionId }] = (await read(`positionOptions?searchValue=${encodeURIComponent(words)}`)).list;
      const body = JSON.stringify({ payGroupId, emplPositionId, title, type: 'PCABeforClac', actionEnumIds: '["PCAWorked"]' });
      return (await fetch('/api/rest/s1/payroll/verification', { method: 'POST', headers, body })).status;
    },
    { words: post, title: HOURS, group },
  );
  expect(status).toBe(201);
}

/** A sheet of one row: so many hours of overtime in the month of a run. */
async function sheetOf(pseudoId: string, year: string, month: string): Promise<Buffer> {
  const { headers } = sheetWords.importWorkSheet;
  const row = { pseudoId, year, month, workFactor: OVERTIME, amount: '12:30' };
  const book = new Workbook();
  const sheet = book.addWorksheet('Data');
  sheet.addRow(Object.keys(row).map((name) => headers[name]?.[0]));
  sheet.addRow(Object.values(row));
  return Buffer.from(await book.xlsx.writeBuffer());
}

async function bring(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'work.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer });
  await press(page, page.getByRole('button', { name: importWords.check }));
  await press(page, page.getByRole('button', { name: /^\u062B\u0628\u062A/ }));
  await expect(page.getByText(importWords.doneTitle(sheetWords.importWorkSheet.title))).toBeVisible();
}

test('a month comes back for hours that a sheet brings, is approved, read on a phone and asked about', async ({ open }) => {
  // two runs, each through the hands of two people
  test.slow();
  const accountant = await open('accountant', '/tasks?process=salaryProcess');
  await waiting(accountant).click();
  await expect(accountant.getByText(processWords.voucher.advice)).toBeVisible();
  await expectAccessible(accountant);
  await shotOf(accountant, 'pay-voucher-task');
  await giveAnswer(accountant, outcomes.accept);
  const approver = await open('admin', '/tasks?process=salaryProcess');
  await waiting(approver).click();
  await approver.getByRole('textbox', { name: tasks.comment }).fill('Overtime is missing');
  await expectAccessible(approver);
  await giveAnswer(approver, outcomes.modify);

  const officer = await open('payroll', '/tasks?process=salaryProcess');
  await waiting(officer).click();
  await expect(officer.getByText('Overtime is missing').first()).toBeVisible();
  await officer.getByRole('link', { name: processWords.fields.open }).click();
  await expect(officer).toHaveURL(/payRunId=/);
  const run = officer.url();
  const { jalaliYear, jalaliMonth, groupName } = await officer.evaluate(async (id) => {
    const answer = await fetch(`/api/rest/s1/payroll/run/${id}`, { headers: { api_key: localStorage.getItem('api_key') ?? '' } });
    return answer.json() as Promise<{ jalaliYear: number; jalaliMonth: number; groupName: string }>;
  }, new URL(run).searchParams.get('payRunId'));
  const office = await open('admin', '/import?kind=workSheet');
  const own = await open('payroll', payslipsScreen.path, phone);
  await bring(office, await sheetOf(await codeOf(own), String(jalaliYear), String(jalaliMonth)));

  await officer.goto(run);
  await confirmed(officer, words.again);
  await expect(officer.getByRole('button', { name: words.send })).toBeVisible();
  await shotOf(officer, 'pay-run');
  await officer.goto('/tasks?process=salaryProcess');
  await waiting(officer).click();
  await giveAnswer(officer, outcomes.resubmit);
  await accountant.reload();
  await waiting(accountant).click();
  await giveAnswer(accountant, outcomes.accept);
  await approver.reload();
  await waiting(approver).click();
  await giveAnswer(approver, outcomes.accept);

  await own.reload();
  const changes = own.getByRole('region', { name: payslipWords.changes, exact: true });
  await expect(changes.getByText(OVERTIME)).toBeVisible();
  await expectAccessible(own);
  await own.locator('summary').filter({ hasText: OVERTIME }).first().press('Enter');
  await shotOf(own, 'own-payslip');
  await press(own, own.getByRole('button', { name: questionWords.ask }));
  await take(own, own.locator('form'), questionWords.fields.line, OVERTIME);
  await own.getByRole('textbox', { name: new RegExp(`^${questionWords.fields.question}`) }).fill('Which days are these?');
  await expectAccessible(own);
  await press(own, own.getByRole('button', { name: questionWords.send }));
  await expect(own.getByText(questionWords.waiting)).toBeVisible();

  // nobody answers themselves: it goes to the other one who may count pay
  await approver.goto('/tasks?process=payQuestion');
  await waiting(approver).click();
  await approver.getByRole('textbox', { name: new RegExp(`^${questionWords.fields.answer}`) }).fill('Those of the stocktaking');
  await expectAccessible(approver);
  await giveAnswer(approver, questionWords.outcomes.answer);
  await own.reload();
  await expect(own.getByText('Those of the stocktaking')).toBeVisible();
  await expect(own.getByText(questionWords.answered)).toBeVisible();

  // the group has somebody see to its hours: a bonus is not counted before they have
  await giveHoursTo(officer, approver, groupName);
  await officer.goto('/payroll?payRunId=new');
  await take(officer, officer.locator('form'), words.group, groupName);
  await take(officer, officer.locator('form'), words.kind, words.kinds.bonus);
  await officer.getByRole('textbox', { name: new RegExp(`^${words.percent}`) }).fill('10');
  await press(officer, officer.getByRole('button', { name: words.start }));
  const way = officer.getByRole('region', { name: words.way });
  await expect(way.getByText(HOURS)).toBeVisible();
  await expect(officer.getByRole('button', { name: words.again })).toHaveCount(0);
  await expectAccessible(officer);
  await shotOf(officer, 'pay-run-awaits');
  await approver.goto('/tasks?process=salaryProcess');
  await waiting(approver).click();
  await expect(approver.getByRole('link', { name: processWords.duty.sheet })).toBeVisible();
  await expectAccessible(approver);
  await giveAnswer(approver, processWords.outcomes.done);
  await officer.reload();
  await expect(way.getByText(processWords.steps.result)).toBeVisible();
  await confirmed(officer, words.again);
  await expect(officer.getByRole('button', { name: words.send })).toBeVisible();
});
