/** Lists of the salary tax that were sent: kept as they were, and corrected by one that says what differs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn } from '#testing/mounted.ts';
import { employmentId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { OBSERVE } from '../pay-run-state/pay-run-names.rules.ts';
import { runStateFileErrors } from '../run-state-files/run-state-files.errors.ts';
import fileMessages from '../run-state-files/run-state-files.messages.fa.ts';
import { stateFileErrors } from '../state-files/state-files.errors.ts';
import stateMessages from '../state-files/state-files.messages.fa.ts';
import { readZip } from '../state-files/test-support.ts';
import titles from './tax-columns.messages.fa.ts';
import { taxDifferences } from './tax-differences.rules.ts';
import { taxSendingErrors } from './tax-sending.errors.ts';
import messages from './tax-sending.messages.fa.ts';
import { routes } from './tax-sending.routes.ts';
import words from './tax-sending-page.messages.fa.ts';

const holding = (classes: readonly ('public' | 'pay' | 'bank' | 'identity' | 'personal')[]) => ({
  ...payOfficer,
  grants: payOfficer.grants.map((grant) => ({ ...grant, classes })),
});
const officer = holding(['public', 'pay', 'bank', 'identity']);
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;

let bench: PayBench;
let payRunId: string;
const seen = async (who: Answer = officer): Promise<Answer> => bench.bed.call(who, 'GET', `${RUN}/${payRunId}/taxList/sent`);
const send = (body: object, who: Answer = officer) => bench.bed.file(who, `${RUN}/${payRunId}/taxList/send`, {}, body);
const sheet = (who: Answer = officer) => bench.bed.file(who, `${RUN}/${payRunId}/taxList/differences`);
const codeOf = async (sent: ReturnType<typeof send>): Promise<string> => JSON.parse((await sent).bytes.toString()).errorCode;
const linesOf = (bytes: Buffer, name: string): string[] =>
  (
    readZip(bytes)
      .find((file) => file.name.startsWith(name))
      ?.bytes.toString() ?? ''
  )
    .trimEnd()
    .split('\r\n');
const changedOf = async (name: 'accountant' | 'colleague'): Promise<Answer> => (await seen()).body.differences.rows.find((one: Answer) => one.partyId === partyId(name));

beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/state-files', routes: [], messages: stateMessages, errors: [stateFileErrors] },
    { slice: 'modules/payroll/run-state-files', routes: [], messages: fileMessages, errors: [runStateFileErrors] },
    { slice: 'modules/payroll/tax-sending', routes, messages, errors: [taxSendingErrors] },
  );
  await bench.rows(`update pay_group_factor set tax_column = 7 where is_deduct = 'N'`);
  payRunId = await bench.counted(1);
});
afterAll(() => bench.close());

test('a list is sent of what was approved, and kept line by line', async () => {
  expect((await seen()).body).toEqual({ payRunId, isSealed: false, sent: [], differences: null });
  expect((await send({})).status).toBe(409);
  await bench.approved(payRunId);
  expect((await seen()).body).toMatchObject({ isSealed: true, sent: [], differences: null });
  const taken = await send({ leaveOut: 'Y' });
  expect([taken.status, readZip(taken.bytes).map(({ name }) => name)]).toEqual([200, ['WP140501.txt', 'WH140501.txt']]);
  const kept = await bench.rows<{ person: string; amounts: string }>('select person_line as person, amounts_line as amounts from tax_sending_row');
  expect(kept.map(({ person }) => person).toSorted()).toEqual(linesOf(taken.bytes, 'WP').toSorted());
  expect(kept.map(({ amounts }) => amounts).toSorted()).toEqual(linesOf(taken.bytes, 'WH').toSorted());
  const { sent, differences } = (await seen()).body;
  expect([sent.length, sent[0].number, sent[0].people, differences.people, differences.rows]).toEqual([1, 0, kept.length, 0, []]);
  await expect(bench.rows('update tax_sending set number = 7')).rejects.toThrow('added and never changed');
});

test('nothing is corrected where nothing differs, nor by who has not seen what does', async () => {
  const { mark } = (await seen()).body.differences;
  expect(await codeOf(send({ leaveOut: 'Y', mark }))).toBe('modules/payroll/tax-sending.same');
  expect(await codeOf(send({ leaveOut: 'Y' }))).toBe('modules/payroll/tax-sending.stale');
  expect((await seen()).body.sent).toHaveLength(1);
});

test('what differs is told by person and column, and the corrected list is the whole list', async () => {
  const before = (await seen()).body.differences.mark;
  await bench.rows(`update person set father_name = 'Another', birth_date = '1970-01-02' where party_id = $1`, partyId('accountant'));
  const ofFather = { list: 'person', column: 5, title: titles.person[4], was: expect.any(String), now: 'Another' };
  // when somebody was born the files say, and who does not hold class personal is not told
  const ofBirth = { list: 'person', column: 6, title: titles.person[5] };
  expect((await changedOf('accountant')).cells).toEqual([ofFather, { ...ofBirth, was: words.withheld, now: words.withheld }]);
  const whole = (await seen(holding(['public', 'pay', 'bank', 'identity', 'personal']))).body.differences.rows.find((one: Answer) => one.partyId === partyId('accountant'));
  expect(whole.cells).toEqual([ofFather, { ...ofBirth, was: expect.stringMatching(/^\d{8}$/), now: expect.stringMatching(/^13481012$/) }]);
  expect((await bench.act(payRunId, 'reopen')).status).toBe(200);
  await bench.rows('update employment_salary set daily_wage = daily_wage * 2 where party_relationship_id = $1', employmentId('colleague'));
  await bench.again(payRunId);
  await bench.approved(payRunId);
  const { cells } = await changedOf('colleague');
  const gross = cells.find(({ list, column }: Answer) => list === 'amounts' && column === 7);
  expect(gross.title).toBe(titles.amounts[6]);
  expect(BigInt(gross.now)).toBeGreaterThan(BigInt(gross.was));
  expect(await codeOf(send({ leaveOut: 'Y', mark: before }))).toBe('modules/payroll/tax-sending.stale');

  const told =
    readZip((await sheet()).bytes)
      .find(({ name }) => name.endsWith('sheet1.xml'))
      ?.bytes.toString() ?? '';
  expect([told.includes('Another'), told.includes(gross.was), told.includes(gross.now)]).toEqual([true, true, true]);

  const { mark } = (await seen()).body.differences;
  const taken = await send({ leaveOut: 'Y', mark });
  const { sent, differences } = (await seen()).body;
  expect(linesOf(taken.bytes, 'WP')).toHaveLength(sent[0].people);
  expect([sent.map(({ number }: Answer) => number), differences.people]).toEqual([[1, 0], 0]);
  expect(linesOf(taken.bytes, 'WH').some((line) => line.split(',')[6] === gross.now)).toBe(true);
});

test('all columns of a file are shown before it is taken, as they are written, a page at a time, and all of it as a sheet', async () => {
  const page = async (query: string, who: Answer = officer): Promise<Answer> => bench.bed.call(who, 'GET', `${RUN}/${payRunId}/taxList/rows?${query}`);
  const file = (query: string, who: Answer = officer) => bench.bed.file(who, `${RUN}/${payRunId}/taxList/rows/file?${query}`);
  const { mark } = (await seen()).body.differences ?? {};
  expect(mark).toEqual(expect.any(String));
  for (const [layout, list, columns, last] of [
    ['current', 'person', 23, titles.person[22]],
    ['current', 'amounts', 39, titles.amounts[38]],
    ['older', 'amounts', 34, titles.older[1]],
    ['older', 'sums', 14, titles.sums[13]],
  ] as const) {
    const { body } = await page(`layout=${layout}&list=${list}`);
    expect([body.columns.length, body.columns.at(-1), body.layout]).toEqual([columns, last, layout]);
    for (const { cells } of body.rows) expect(cells).toHaveLength(columns);
    const [, , , , sheet1] = readZip((await file(`layout=${layout}&list=${list}`)).bytes);
    expect([...(sheet1?.bytes.toString() ?? '').matchAll(/<row /g)]).toHaveLength(body.total + 1);
  }
  const kept = await bench.rows<{ line: string }>('select w.amounts_line as line from tax_sending_row w join tax_sending t using (tax_sending_id) where t.number = 1');
  const first = (await page('list=amounts&pageSize=1')).body;
  const second = (await page('list=amounts&pageSize=1&page=2')).body;
  expect([first.total, first.rows.length]).toEqual([kept.length, 1]);
  for (const { rows } of [first, second]) expect(kept.map(({ line }) => line)).toContain(rows[0].cells.join(','));
  expect(first.rows[0].partyId).not.toBe(second.rows[0].partyId);
  expect((await page('list=all')).status).toBe(400);
  for (const classes of [
    ['public', 'pay', 'bank'],
    ['public', 'bank', 'identity'],
  ] as const)
    expect([(await page('', holding(classes))).status, (await file('', holding(classes))).status]).toEqual([403, 403]);
  const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
  expect([(await page('', elsewhere)).status, (await file('', elsewhere)).status, (await page('', actorIn('employee', 'accountant'))).status]).toEqual([404, 404, 403]);
});

test('only whoever holds pay, bank and identity of everybody sees or sends it', async () => {
  for (const classes of [
    ['public', 'pay', 'bank'],
    ['public', 'pay', 'identity'],
    ['public', 'bank', 'identity'],
  ] as const)
    expect([(await seen(holding(classes))).status, (await send({ leaveOut: 'Y' }, holding(classes))).status, (await sheet(holding(classes))).status]).toEqual([403, 403, 403]);
  const observes = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, permissions: [OBSERVE] })) };
  expect([(await seen(observes)).status, (await send({ leaveOut: 'Y' }, observes)).status]).toEqual([200, 403]);
  const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
  expect([(await seen(elsewhere)).status, (await send({ leaveOut: 'Y' }, elsewhere)).status, (await sheet(elsewhere)).status]).toEqual([404, 404, 404]);
  expect(await bench.rows('select number from tax_sending order by number')).toEqual([{ number: 0 }, { number: 1 }]);
});

test('who came and who went stand beside who changed; columns are called as their layout has them', () => {
  const line = (employmentId: string, personLine: string, amountsLine = '1') => ({ employmentId, personLine, amountsLine });
  const older = Array(33).fill('0');
  const found = taxDifferences(
    [line('a', '1,2'), line('b', '1,2'), line('c', '1', older.join(','))],
    [line('d', '1'), line('b', '1,2'), line('c', '1', [...older.slice(0, 32), '9'].join(','))],
    true,
  );
  expect(found.map(({ employmentId, change }) => [employmentId, change])).toEqual([
    ['d', 'added'],
    ['c', 'changed'],
    ['a', 'removed'],
  ]);
  expect(found[1]?.cells).toEqual([{ list: 'amounts', column: 33, title: titles.older[0], was: '0', now: '9' }]);
});
