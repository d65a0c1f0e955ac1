/**
 * From an approved month to its three files: two people lack a code, their files are mended on the way, the lists are taken and the bank is given its file.
 * Its answer is brought back: one transfer was rejected, and who it was for is unpaid with the way to the account. At a desk and on a phone.
 */
import { Workbook } from '@cj-tech-master/excelts';
import type { Page } from '@playwright/test';
import importWords from '#modules/administration/import/import-page.messages.fa.ts';
import profileWords from '#modules/personnel/profile/profile-page.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box } from '#testing/journey-parts.ts';
import form from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import answerTexts from '../bank-answers/bank-answers-import.messages.fa.ts';
import answerWords from '../bank-answers/bank-answers-page.messages.fa.ts';
import { payRunScreen } from '../pay-run/pay-run.screen.ts';
import words from './run-state-files.messages.fa.ts';

const phone = { width: 360, height: 780 } as const;
const desk = { width: 1440, height: 900 } as const;
const SERIAL = '731';
const REASON = 'The account is closed';
const [NINE, SIX] = [9, 6];

interface Lacking {
  readonly partyId: string;
  readonly fullName: string;
  readonly number: string;
}

const keyed = { 'content-type': 'application/json' } as const;

/** The oldest approved month, whose files nobody has taken, and two people whom it pays. */
const monthOf = (page: Page): Promise<{ readonly payRunId: string; readonly people: readonly { readonly partyId: string; readonly fullName: string }[] }> =>
  page.evaluate(async () => {
    const headers = { api_key: localStorage.getItem('api_key') ?? '' };
    const read = async (path: string) => (await (await fetch(`/api/rest/s1/payroll/${path}`, { headers })).json()).rows;
    const runs: { payRunId: string; kind: string; statusId: string }[] = await read('listOfPayrolls');
    const month = runs.findLast(({ kind, statusId }) => kind === 'regular' && statusId === 'PrApproved');
    if (month === undefined) throw new Error('no month is approved');
    const slips: { partyId: string; fullName: string }[] = await read(`allPayrollsData?payRunId=${month.payRunId}`);
    return { payRunId: month.payRunId, people: slips.slice(-2).map(({ partyId, fullName }) => ({ partyId, fullName })) };
  });

/** Somebody's insurance number is taken out of their file; what stood there. */
const takeOut = (office: Page, partyId: string): Promise<string> =>
  office.evaluate(
    async ({ id, more }) => {
      const headers = { ...more, api_key: localStorage.getItem('api_key') ?? '' };
      const file = await (await fetch(`/api/rest/s1/hcm/infoOfEachPerson?partyId=${id}`, { headers })).json();
      const body = JSON.stringify({ partyId: id, rowVersion: file.rowVersion, insuranceNumber: null });
      const answer = await fetch('/api/rest/s1/hcm/UserBasicInfo', { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return file.insuranceNumber as string;
    },
    { id: partyId, more: keyed },
  );

/** Writes the number into the file again, as the office that keeps files does. */
async function mend(office: Page, { partyId, number }: Lacking): Promise<void> {
  await office.goto(`/personnel/profile?partyId=${partyId}`);
  await press(office, office.getByRole('button', { name: profileWords.edit, exact: true }).first());
  await box(office, profileWords.labels.insuranceNumber).fill(number);
  await press(office, office.getByRole('button', { name: form.save, exact: true }));
  await expect(office.getByRole('region', { name: kit.alerts })).toContainText(form.saved);
}

/** The part of the card that is of one file. */
const partOf = (page: Page, output: keyof typeof words.outputs) =>
  page
    .getByRole('tabpanel')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: words.outputs[output], exact: true }) })
    .last();

async function download(page: Page, output: keyof typeof words.outputs): Promise<string> {
  const taken = page.waitForEvent('download');
  await press(page, partOf(page, output).getByRole('button', { name: words.take, exact: true }));
  return (await taken).suggestedFilename();
}

/** The list of the one contract row that people of the oldest month are insured in. */
async function downloadList(page: Page): Promise<void> {
  expect(await download(page, 'insurance')).toMatch(/-001\.zip$/);
  await expect(partOf(page, 'insurance').getByText(words.notTaken)).toHaveCount(0);
}

/** What the bank answers to the file: all are paid but the first. */
async function answerOf(people: number): Promise<Buffer> {
  const { headers } = answerTexts.importBankAnswers;
  const book = new Workbook();
  const sheet = book.addWorksheet('Data');
  const names = ['serial', 'reference', 'result', 'reason'] as const;
  sheet.addRow(names.map((name) => headers[name]?.[0]));
  for (let row = 1; row <= people; row += 1)
    sheet.addRow([SERIAL, SERIAL.padStart(NINE, '0') + String(row).padStart(SIX, '0'), ...(row === 1 ? ['rejected', REASON] : ['paid', ''])]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

async function looksWell(page: Page, name: string): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await shotOf(page, name);
  }
}

test('an approved month comes to its three files with two faults mended, and a transfer that the bank rejects is unpaid', async ({ open }) => {
  test.slow();
  const officer = await open('payroll', payRunScreen.path);
  const office = await open('hrofficer', '/personnel/search');
  const { payRunId, people } = await monthOf(officer);
  const lacking: Lacking[] = [];
  for (const one of people) lacking.push({ ...one, number: await takeOut(office, one.partyId) });

  await officer.goto(`${payRunScreen.path}?payRunId=${payRunId}&tab=files`);
  const insurance = partOf(officer, 'insurance');
  for (const { fullName } of lacking) await expect(insurance.getByRole('link', { name: fullName })).toBeVisible();
  await expect(insurance.getByRole('button', { name: words.takeWithout }).first()).toBeVisible();
  await looksWell(officer, 'state-files-faults');
  await press(officer, insurance.getByRole('link', { name: lacking[0]?.fullName ?? '' }));
  await expect(officer).toHaveURL(/personnel\/profile\?partyId=/);
  for (const one of lacking) await mend(office, one);

  await officer.goto(`${payRunScreen.path}?payRunId=${payRunId}&tab=files`);
  await expect(insurance.getByRole('button', { name: words.take, exact: true })).toHaveCount(1);
  await expect(insurance.getByText(words.fields.insuranceNumber)).toHaveCount(0);
  await downloadList(officer);
  expect(await download(officer, 'tax')).toBe(`${words.outputs.tax}.zip`);
  const bank = partOf(officer, 'bank');
  await press(officer, bank.getByRole('button', { name: words.take, exact: true }));
  await expect(box(bank, words.serial)).toHaveAttribute('aria-invalid', 'true');
  await box(bank, words.serial).fill(SERIAL);
  expect(await download(officer, 'bank')).toBe(`${words.outputs.bank}.zip`);
  await expect(officer.getByText(answerWords.allPaid)).toBeVisible();

  const count = await officer.evaluate(async (id) => {
    const answer = await fetch(`/api/rest/s1/payroll/run/${id}/transfers`, { headers: { api_key: localStorage.getItem('api_key') ?? '' } });
    return (await answer.json()).files[0].people as number;
  }, payRunId);
  await press(officer, officer.getByRole('link', { name: answerWords.bring }));
  const buffer = await answerOf(count);
  await officer.locator('input[type=file]').setInputFiles({ name: 'answer.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer });
  await press(officer, officer.getByRole('button', { name: importWords.check }));
  await press(officer, officer.getByRole('button', { name: /^\u062B\u0628\u062A/ }));
  await expect(officer.getByText(importWords.doneTitle(answerTexts.importBankAnswers.title))).toBeVisible();

  await officer.goto(`${payRunScreen.path}?payRunId=${payRunId}&tab=files`);
  await expect(officer.getByText(REASON)).toBeVisible();
  await looksWell(officer, 'bank-answered');
  await press(officer, officer.getByRole('listitem').filter({ hasText: REASON }).getByRole('link'));
  await expect(officer).toHaveURL(/tab=banking/);
});
