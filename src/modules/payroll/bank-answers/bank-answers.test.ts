/** What is sent to a bank of a run and what the bank answers: nobody is paid twice, who was rejected is paid again, an answer is taken back whole. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import httpWords from '#platform/http/http.messages.fa.ts';
import type { FileRow, Target } from '#platform/import-export/kind.define.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { runStateFileErrors } from '../run-state-files/run-state-files.errors.ts';
import fileMessages from '../run-state-files/run-state-files.messages.fa.ts';
import { routes as fileRoutes } from '../run-state-files/run-state-files.routes.ts';
import { readXml, readZip } from '../state-files/test-support.ts';
import { bankAnswerErrors } from './bank-answers.errors.ts';
import { importKind } from './bank-answers.import.ts';
import messages from './bank-answers.messages.fa.ts';
import { routes } from './bank-answers.routes.ts';

const company = companyId('holding');
const classed = (classes: readonly ('public' | 'pay' | 'bank' | 'identity')[]) => ({ ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes })) });
const officer = classed(['public', 'pay', 'bank', 'identity']);
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;

let bench: PayBench;
let payRunId: string;
const transfers = async (who: Answer = officer): Promise<Answer> => bench.bed.call(who, 'GET', `${RUN}/${payRunId}/transfers`);
const take = (query: string) => bench.bed.file(officer, `${RUN}/${payRunId}/bankFile`, {}, { leaveOut: 'Y', ...Object.fromEntries(new URLSearchParams(query)) });
const documentOf = (bytes: Buffer) => readXml(readZip(bytes)[0]?.bytes.toString() ?? '').texts;
const errorOf = ({ bytes }: { bytes: Buffer }): string => JSON.parse(bytes.toString()).errorCode.split('.').at(-1);
const callVoid = async ({ transferFileId, rowVersion }: Answer): Promise<Answer> =>
  bench.bed.call(officer, 'POST', `${RUN}/${payRunId}/transfers/${transferFileId}/void`, { rowVersion, reason: 'not given' });

const target: Target = { companyId: company, reach: [company], mayFound: false, today: '2026-05-10', clock: { now: () => 0 } as Target['clock'], newId };
const sheet = (...rows: readonly Record<string, string>[]): FileRow[] => rows.map((values, at) => ({ row: at + 2, values }));
const inTx = <T>(work: Parameters<typeof writing<T>>[2]): Promise<T> => writing(bench.bed.database.pool, systemActor('test', [company]), work);
const faults = (rows: readonly FileRow[]) => inTx(async (tx) => (await importKind.check(tx, target, rows)).map(({ row, code }) => [row, code]));
const apply = (rows: readonly FileRow[]) =>
  inTx(async (tx) => {
    await importKind.hold?.(tx, target, rows);
    return importKind.apply(tx, target, await importKind.plan(tx, target, rows));
  });

beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/run-state-files', routes: fileRoutes, messages: fileMessages, errors: [runStateFileErrors] },
    { slice: 'modules/payroll/bank-answers', routes, messages, errors: [bankAnswerErrors] },
  );
  await bench.rows(
    `insert into company_bank_account (company_bank_account_id, party_id, company_id, payment_method_purpose_enum_id, bank_id, iban, valid)
     select gen_random_uuid(), $1, $1, 'PmpPriamryAccont', bank_id, $2, '[2021-03-21,)' from bank limit 1`,
    company,
    makeSheba('012', '0000000000000000777'),
  );
  payRunId = await bench.counted(1);
  await bench.approved(payRunId);
});
afterAll(() => bench.close());

let ibans: string[];
let amounts: string[];

test('a file is kept with whom it pays, the same again, and nobody stands in two', async () => {
  expect((await transfers()).body).toMatchObject({ files: [], unpaid: [] });
  // an empty serial is one that nobody said
  expect(JSON.parse((await take('serial=')).bytes.toString()).fields).toEqual({ serial: httpWords.validation.required });
  const first = await take('serial=0012');
  const document = documentOf(first.bytes);
  ibans = document('IBAN').slice(1);
  amounts = document('InstdAmt');
  expect(ibans.length).toBeGreaterThan(1);
  expect((await take('serial=12')).bytes.equals(first.bytes)).toBe(true);
  const { body } = await transfers();
  expect(body.files).toMatchObject([{ serial: '12', people: ibans.length, paid: 0, rejected: 0, voidReason: null }]);
  // the same serial says the same or nothing
  expect(errorOf(await take('serial=12&day=2027-01-01'))).toBe('serialUsed');
  if (body.unpaidPeople === 0) expect(errorOf(await take('serial=13'))).toBe('allSent');
  const stored = await bench.rows<{ iban: string }>('select iban from pay_transfer');
  expect(stored.every(({ iban }) => iban.startsWith('enc:'))).toBe(true);
});

test('what the bank may have is not opened again under it', async () => {
  const answer = await bench.act(payRunId, 'reopen');
  expect([answer.status, answer.body.errorCode]).toEqual([409, 'modules/payroll/bank-answers.fileStands']);
});

test('an answer names a file and a transfer of it, once', async () => {
  const [iban = '', other = ''] = ibans;
  const rows = sheet(
    { serial: '99', iban, result: 'paid' },
    { serial: '12', iban: makeSheba('012', '0000000000000099999'), result: 'paid' },
    { serial: '12', iban, amount: '1', result: 'paid' },
    { serial: '12', iban: other, result: 'paid' },
    { serial: '012', iban: other, result: 'rejected', reason: 'closed' },
  );
  expect(await faults(rows)).toEqual([
    [2, 'unknown_transfer_file'],
    [3, 'unknown_transfer'],
    [4, 'other_transfer_amount'],
    [6, 'transfer_doubled'],
  ]);
  expect(importKind.rowFaults?.({ serial: '12', iban, result: 'rejected' }, target)).toMatchObject([{ column: 'reason' }]);
});

test('a transfer is named by the reference of its file where the bank says no account, and by nothing else', async () => {
  const stored = await bench.rows<{ reference: string }>('select reference from pay_transfer order by reference');
  const [{ reference } = { reference: '' }, { reference: other } = { reference: '' }] = stored;
  expect([new Set(stored.map((one) => one.reference)).size, reference]).toEqual([stored.length, expect.stringMatching(/^000000012\d{6}$/)]);
  const rows = sheet(
    { serial: '12', reference, result: 'paid' },
    { serial: '12', reference: '000000012999999', result: 'paid' },
    { serial: '12', bankReference: 'T-1', result: 'paid' },
    { serial: '12', reference: other, amount: '1', result: 'paid' },
    { serial: '12', reference, result: 'paid' },
  );
  expect(await faults(rows)).toEqual([
    [3, 'unknown_reference'],
    [4, 'unknown_reference'],
    [5, 'other_transfer_amount'],
    [6, 'transfer_doubled'],
  ]);
  expect(importKind.rowFaults?.({ serial: '12', result: 'paid' }, target)).toMatchObject([{ column: 'iban', code: 'missing_value' }]);
  // what the bank had taken under its own number and sends back later is known by that number
  const taken = await apply(sheet({ serial: '12', reference, result: 'paid', bankReference: 'T-1' }));
  const back = await apply(sheet({ serial: '12', bankReference: 'T-1', result: 'rejected', reason: 'closed' }));
  expect(await bench.rows('select reference, reason from pay_transfer where result is not null')).toEqual([{ reference, reason: 'closed' }]);
  for (const { changes } of [back, taken]) await inTx((tx) => importKind.revert(tx, { runId: newId(), changes }, undefined));
  expect(await bench.rows('select from pay_transfer where result is not null or bank_reference is not null')).toEqual([]);
});

test('who was rejected is unpaid with the reason, is paid by the next file alone, and the answer no longer goes back', async () => {
  const before = (await transfers()).body.unpaidPeople;
  const rows = sheet(
    ...ibans.map((iban, at) => ({ serial: '12', iban, amount: amounts[at] ?? '', ...(at === 0 ? { result: 'rejected', reason: 'closed' } : { result: 'paid' }) })),
  );
  expect(await faults(rows)).toEqual([]);
  const { changes } = await apply(rows);
  expect((await transfers()).body.files).toMatchObject([{ paid: ibans.length - 1, rejected: 1 }]);
  // taken back and brought again: as if it had been brought once
  await inTx((tx) => importKind.revert(tx, { runId: newId(), changes }, undefined));
  expect((await transfers()).body).toMatchObject({ files: [{ paid: 0, rejected: 0 }], unpaidPeople: before });
  await apply(rows);
  expect((await inTx((tx) => importKind.plan(tx, target, rows))).every(({ action }) => action === 'unchanged')).toBe(true);
  const { body } = await transfers();
  expect(body.unpaidPeople).toBe(before + 1);
  expect(body.unpaid.find((one: Answer) => one.state === 'rejected')).toMatchObject({ reason: 'closed', amount: amounts[0] });
  expect((await callVoid(body.files[0])).body.errorCode).toBe('modules/payroll/bank-answers.answered');

  const mended = makeSheba('017', '0000000000000004242');
  await bench.rows('update bank_account set iban = $2 where party_id = $1', body.unpaid.find((one: Answer) => one.state === 'rejected').partyId, mended);
  const again = documentOf((await take('serial=13')).bytes);
  expect([again('IBAN').slice(1), again('InstdAmt')]).toEqual([[mended], [amounts[0]]]);
  // the bank cannot have paid it after all: it would be paid twice
  expect(await faults(sheet({ serial: '12', iban: ibans[0] ?? '', result: 'paid' }))).toEqual([[2, 'transfer_paid_again']]);
});

test('a file that was not given to the bank is called void once, and its serial serves no other', async () => {
  const latest = (await transfers()).body.files.find(({ serial }: Answer) => serial === '13');
  expect((await callVoid({ ...latest, rowVersion: 9 })).body.errorCode).toBe('modules/payroll/bank-answers.stale');
  expect((await callVoid(latest)).status).toBe(200);
  expect((await callVoid(latest)).body.errorCode).toBe('modules/payroll/bank-answers.voided');
  expect(errorOf(await take('serial=13'))).toBe('serialUsed');
  expect((await take('serial=14')).status).toBe(200);
});

test('where the company has accounts at several banks each is paid from the one at their own, in a file of it, and answered alike', async () => {
  const [home, away] = [makeSheba('012', '0000000000000000777'), makeSheba('017', '0000000000000000778')];
  await bench.rows(
    `insert into company_bank_account (company_bank_account_id, party_id, company_id, payment_method_purpose_enum_id, bank_id, iban, valid)
     select gen_random_uuid(), $1, $1, 'PmpGeneral', bank_id, $2, '[2021-03-21,)' from bank limit 1`,
    company,
    away,
  );
  const latest = (await transfers()).body.files.find(({ serial }: Answer) => serial === '14');
  await callVoid(latest);
  await bench.rows("update pay_transfer set result = 'rejected', reason = 'closed'");
  const files = readZip((await take('serial=15&payers=byBank')).bytes).map(({ name, bytes }) => ({ name, texts: readXml(bytes.toString()).texts }));
  expect(files.map(({ name }) => name)).toEqual([`${home}000000015.ccti`, `${away}000000015.ccti`]);
  const banks = files.map(({ texts }) => texts('IBAN').map((iban) => iban.slice(4, 7)));
  expect(new Set(banks[1])).toEqual(new Set(['017']));
  expect(banks[0]?.slice(1)).not.toContain('017');
  for (const { texts } of files) {
    const amounts = texts('InstdAmt');
    expect(texts('NbOfTxs')).toEqual([String(amounts.length), String(amounts.length)]);
    expect(new Set(texts('CtrlSum'))).toEqual(new Set([String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))]));
  }
  const kept = (await transfers()).body.files.find(({ serial }: Answer) => serial === '15');
  expect(kept.people).toBe(files.flatMap(({ texts }) => texts('InstdAmt')).length);
  // taken again it is what it was, without being told how
  expect(readZip((await take('serial=15')).bytes).map(({ name }) => name)).toEqual(files.map(({ name }) => name));
});

test('only whoever holds pay and bank of everybody sees them, and only whoever registers payment calls a file void', async () => {
  expect((await transfers(classed(['public', 'pay', 'identity']))).status).toBe(403);
  expect((await transfers(actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  const [latest] = (await transfers()).body.files;
  const call = (who: Answer) => bench.bed.call(who, 'POST', `${RUN}/${payRunId}/transfers/${latest.transferFileId}/void`, { rowVersion: latest.rowVersion, reason: 'x' });
  expect((await call(actorIn('employee', 'accountant'))).status).toBe(403);
  expect((await call(actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
});
