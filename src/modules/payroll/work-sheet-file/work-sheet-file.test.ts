/** The work sheet of a month as a file, over the wire: down, back changed, and what is refused of it. */
import { Workbook } from '@cj-tech-master/excelts';
import { expect, test } from 'vitest';
import messages from '#platform/import-export/import-export.messages.fa.ts';
import type { TestActor } from '#testing/actors.ts';
import { factsOf, type PersonName } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import words from './work-sheet-file.messages.fa.ts';

const { actors } = await serverWithActors();
const CALL = '/api/rest/s1/payroll/workedFactor/workedFactorSheet?year=1405&month=1';
const HEAD = Object.values(words.headers).join(',');
const code = (person: PersonName): string => factsOf(person).pseudoId;
const line = (person: PersonName, workFactor: string, amount: string): string =>
  ['1', code(person), 'any name', 'P1', 'any project', workFactor, 'any factor', amount, ''].join(',');

async function bring(actor: TestActor, ...rows: readonly string[]) {
  const answer = await actor.upload(CALL, { name: 'sheet.csv', content: [HEAD, ...rows].join('\r\n') });
  return { status: answer.statusCode, body: answer.json() };
}

/** Rows of the sheet that comes, the head first. */
async function cells(actor: TestActor): Promise<string[][]> {
  const answer = await actor.request('GET', CALL);
  expect(answer.statusCode).toBe(200);
  const book = new Workbook();
  await book.xlsx.load(answer.rawPayload);
  const sheet = book.getWorksheet(words.sheet);
  const rows: string[][] = [];
  sheet?.eachRow((row) => rows.push(Object.values(words.headers).map((_, at) => String(row.getCell(at + 1).value ?? ''))));
  return rows;
}

test('an empty month shows a sample, which brings nobody; what is brought stands in the sheet that comes back', async () => {
  const { payrollOfficer } = actors;
  const [head, sample] = await cells(payrollOfficer);
  expect([head, sample?.[1]]).toEqual([Object.values(words.headers), 'NEMUNEH-1']);
  const first = await bring(payrollOfficer, line('accountant', 'overtime', '12:30'), line('seller', 'mission', '2.5'));
  expect([first.status, first.body.errors]).toEqual([200, []]);
  expect(first.body.accepted.map(({ row, action }: { row: number; action: string }) => [row, action])).toEqual([
    [2, 'create'],
    [3, 'create'],
  ]);
  const again = await bring(payrollOfficer, line('accountant', 'overtime', '13:00'), line('seller', 'mission', '2.5'));
  expect(again.body.accepted.map(({ action }: { action: string }) => action)).toEqual(['update', 'unchanged']);
  const standing = (await cells(payrollOfficer)).slice(1).map((row) => [row[1], row[3], row[5], row[7]]);
  expect(standing.toSorted()).toEqual(
    [
      [code('accountant'), 'P1', 'overtime', '13:00'],
      [code('seller'), 'P1', 'mission', '2.5'],
    ].toSorted(),
  );
});

test('of a file with something wrong nothing is written, and each row is told its reason', async () => {
  const { payrollOfficer } = actors;
  const before = await cells(payrollOfficer);
  const { status, body } = await bring(payrollOfficer, line('accountant', 'night', '5'), line('accountant', 'nothing', '1'), line('payrollOfficer', 'overtime', '1'));
  expect([status, body.accepted]).toEqual([200, []]);
  expect(body.errors.map(({ row, code: why }: { row: number; code: string }) => [row, why])).toEqual([
    [3, expect.any(String)],
    [4, 'own_row'],
  ]);
  expect(await cells(payrollOfficer)).toEqual(before);
});

test('people out of reach are not known, and whoever may not write the sheet brings none', async () => {
  const { payrollOfficer, hrOfficer } = actors;
  const { body } = await bring(payrollOfficer, line('worker', 'overtime', '1'));
  expect(body.errors).toMatchObject([{ row: 2, code: 'unknown_employee', reason: messages.reasons['unknown_employee']?.({ column: '' }) }]);
  expect((await bring(hrOfficer, line('accountant', 'overtime', '1'))).status).toBe(403);
  expect((await hrOfficer.request('GET', CALL)).statusCode).toBe(403);
  const lacking = await payrollOfficer.upload(CALL, { name: 'sheet.csv', content: `${words.headers.pseudoId}\r\n${code('accountant')}` });
  expect([lacking.statusCode, lacking.json().errorCode]).toEqual([400, 'platform/import-export.missingColumns']);
});
