/** Leave that is bought back, or paid to who leaves: what is asked for and left, out of the books of leave with the approval, and into them with its return. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { payOfficer as officer, openPayBench, type PayBench, RUN, SLIP } from '#testing/pay-runs.ts';
import { leaveToBuyErrors } from '../leave-to-buy/leave-to-buy.errors.ts';
import leaveMessages from '../leave-to-buy/leave-to-buy.messages.fa.ts';
import { routes as leaveRoutes } from '../leave-to-buy/leave-to-buy.routes.ts';
import counting from '../pay-counting/counting.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/leave-to-buy', routes: leaveRoutes, messages: leaveMessages, errors: [leaveToBuyErrors] },
    { slice: 'platform/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await bench.approved(await bench.counted(1));
});
afterAll(() => bench.close());
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const bought = (month: number, leaveDays: number): Promise<string> => bench.counted(month, { kind: 'leaveBuyBack', leaveDays });
async function explained(payRunId: string, name: PersonName = 'accountant'): Promise<Answer> {
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId(name));
  return (await bench.bed.call(officer, 'GET', `${SLIP}/${id}/explanation`)).body;
}
const lineOf = ({ lines }: Answer, code: string): Answer => lines.find((line: Answer) => line.code === code);
/** Movements of the books that pay has made. */
const booked = async (name: PersonName = 'accountant'): Promise<number[]> =>
  (
    await rows<{ minutes: number }>(
      `select minutes from leave_movement where party_id = $1 and kind in ('LmBought', 'LmUnbought', 'LmPayout') order by leave_movement_id`,
      partyId(name),
    )
  ).map(({ minutes }) => minutes);
const correct = async (name: PersonName, minutes: number): Promise<void> => {
  await rows('insert into leave_account (company_id, party_id, jalali_year) values ($1, $2, 1405) on conflict do nothing', companyId('holding'), partyId(name));
  await rows(
    `insert into leave_movement (leave_movement_id, company_id, party_id, jalali_year, kind, day_date, minutes, cause, reason_text, booked_at)
     values ($1, $2, $3, 1405, 'LmCorrection', '2026-03-21', $4, $5, 'x', now())`,
    ...[newId(), companyId('holding'), partyId(name), minutes, newId()],
  );
};

test('pays days of the last wage, taxed and not insured, and says where they stand', async () => {
  await correct('accountant', 440 * 10);
  const id = await bought(3, 4);
  expect(bench.faults).toEqual([]);
  const slip = await explained(id);
  const line = lineOf(slip, 'leaveBuyBack');
  expect(BigInt(line.amount) % 4n).toBe(0n);
  expect(BigInt(line.amount) / 4n).toBeGreaterThan(20_000_000n);
  expect(line.evidence).toMatchObject([{ kind: 'leaveBalance', id: partyId('accountant'), day: '2026-06-21' }]);
  // ten days, and what the months until then have earned
  expect(Number(line.evidence[0].number)).toBe(440 * 10 + Math.round((26 * 440 * 93) / 365));
  expect([slip.figures.taxable, slip.figures.insuranceWorker]).toEqual([line.amount, '0']);
  expect(BigInt(slip.figures.tax)).toBeGreaterThan(0n);
  expect(await booked()).toEqual([]);
});

test('takes them out of the books when it is approved, gives them back when it is opened again or reversed', async () => {
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select pay_run_id as id from pay_run where jalali_month = 3');
  await bench.approved(id);
  expect(await booked()).toEqual([-4 * 440]);
  expect((await bench.act(id, 'reopen')).status).toBe(200);
  expect(await booked()).toEqual([-4 * 440, 4 * 440]);
  await bench.approved(id);
  await rows(`update pay_run set status_id = 'PrPaid' where pay_run_id = $1`, id);
  expect((await bench.act(id, 'reverse')).status).toBe(200);
  expect(await booked()).toEqual([-4 * 440, 4 * 440, -4 * 440, 4 * 440]);
});

test('what would lapse with the year is paid in place of lapsing, once, and its return gives it back; what is carried over stays', async () => {
  await correct('director', 440 * 2 + 100);
  const id = await bench.counted(12, { kind: 'leaveBuyBack', leaveLapsing: true, leaveDays: 3 });
  expect(bench.faults).toEqual([]);
  expect(await bench.read(id)).toMatchObject({ leaveLapsing: true, leaveDays: null });
  const [{ number: left } = { number: '0' }] = lineOf(await explained(id, 'director'), 'leaveBuyBack').evidence;
  // to the minute: a part of a day is paid as its part, rounded once
  const lapses = Number(left) - 9 * 440;
  expect([lapses > 3 * 440, lapses % 440 > 0]).toEqual([true, true]);
  const { amount, explanation } = lineOf(await explained(id, 'director'), 'leaveBuyBack');
  const wage = BigInt(explanation.parts[0].value);
  expect(BigInt(amount)).toBe((wage * BigInt(lapses) * 2n + 440n) / 880n);
  const moves = () =>
    rows<{ kind: string; minutes: number }>(
      `select kind, minutes from leave_movement where party_id = $1 and kind in ('LmBought', 'LmPayout') order by leave_movement_id`,
      partyId('director'),
    );
  const before = await moves();
  await bench.approved(id);
  const paid = { kind: 'LmPayout', minutes: -lapses };
  expect(await moves()).toEqual([...before, paid]);
  await rows(`update pay_run set status_id = 'PrPaid' where pay_run_id = $1`, id);
  expect((await bench.act(id, 'reverse')).status).toBe(200);
  expect(await moves()).toEqual([...before, paid, { ...paid, minutes: lapses }]);
});

test('buys no more than is left, and in a year no more than the law gives', async () => {
  await correct('director', 440 * 100);
  const id = await bought(4, 60);
  expect(
    String(
      lineOf(await explained(id, 'director'), 'leaveBuyBack')
        .explanation.parts.map(({ value }: Answer) => value)
        .at(-1),
    ),
  ).toBe('26');
  const most = Math.floor((440 * 10 + Math.round((26 * 440 * 124) / 365)) / 440);
  expect(String(lineOf(await explained(id), 'leaveBuyBack').explanation.parts.at(-1).value)).toBe(String(most));
  await bench.approved(id);
  const again = await bought(5, 1);
  const reasons = await rows<{ reason: string }>('select reason from pay_run_refusal where pay_run_id = $1 and party_id = $2', again, partyId('director'));
  expect(reasons).toEqual([{ reason: counting.errors.noLeave }]);
});

test('what somebody has taken meanwhile is not bought: the approval is refused and nothing is booked', async () => {
  await correct('colleague', 440);
  const id = await bought(6, 60);
  const before = await booked('colleague');
  expect(lineOf(await explained(id, 'colleague'), 'leaveBuyBack')).toBeDefined();
  await correct('colleague', -440);
  await bench.send(id);
  await expect(bench.answer(id, 'accept')).rejects.toMatchObject({ errorName: 'leaveGone' });
  expect([await booked('colleague'), (await bench.read(id)).statusId]).toEqual([before, 'PrInApproval']);
});

test('without a number buys of those alone who have days of their own, of these what is left, and of the others the number', async () => {
  const refused = await bench.bed.call(officer, 'POST', RUN, { ...bench.month(8), kind: 'leaveBuyBack', leaveDays: 61 });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['leaveDays']]);
  const [{ id: open } = { id: '' }] = await rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 6 and kind = 'leaveBuyBack'`);
  await rows(`update pay_run set status_id = 'PrDraft' where pay_run_id = $1`, open);
  await rows(`update pay_run set status_id = 'PrCancelled' where pay_run_id = $1`, open);
  await correct('seller', 440 * 5);
  const days = (name: PersonName, days: number, month = 8) =>
    bench.bed.call(officer, 'POST', '/rest/s1/payroll/leaveToBuy', { pseudoId: factsOf(name).pseudoId, jalaliYear: 1405, jalaliMonth: String(month), days });
  const more = await days('accountant', 60);
  expect([more.status, Object.keys(more.body.fields)]).toEqual([409, ['days']]);
  const { id: row } = (await days('accountant', 3)).body;
  expect((await days('accountant', 1)).body.fields).toEqual({ jalaliMonth: leaveMessages.errors.twice });
  expect((await days('colleague', 0)).status).toBe(201);
  const id = await bench.counted(8, { kind: 'leaveBuyBack' });
  expect(bench.faults).toEqual([]);
  const boughtOf = async (payRunId: string) =>
    new Map(
      (await rows<{ party: string; days: number }>(`select party_id as party, (inputs -> 'given' ->> 'days')::int as days from payslip where pay_run_id = $1`, payRunId)).map(
        ({ party, days: of }) => [party, of],
      ),
    );
  expect(await boughtOf(id)).toEqual(new Map([[partyId('accountant'), 3]]));
  const line = lineOf(await explained(id), 'leaveBuyBack');
  expect(line.evidence).toMatchObject([{ kind: 'leaveBalance' }, { kind: 'leaveToBuy', id: row, number: '3' }]);
  expect(String(line.explanation.parts.at(-1).value)).toBe('3');
  const reasons = await rows<{ reason: string }>('select reason from pay_run_refusal where pay_run_id = $1 and party_id = $2', id, partyId('colleague'));
  expect(reasons).toEqual([{ reason: counting.errors.nothingDue }]);
  // more than is left by now is not bought, and the payslip tells it
  await rows('update leave_to_buy set days = 60 where leave_to_buy_id = $1', row);
  await bench.again(id);
  const cut = (await boughtOf(id)).get(partyId('accountant')) ?? 0;
  expect([cut > 3, cut < 60]).toEqual([true, true]);
  const [{ warnings } = { warnings: [] }] = await rows<{ warnings: Answer[] }>('select warnings from payslip where pay_run_id = $1 and party_id = $2', id, partyId('accountant'));
  expect(warnings.map(({ code }) => code)).toContain('leaveCut');
  await rows('update leave_to_buy set days = 3 where leave_to_buy_id = $1', row);
  await bench.bed.call(officer, 'POST', `${RUN}/${id}/cancel`, { rowVersion: (await bench.read(id)).rowVersion });
  // with a number it is everybody's who has no days of their own
  const all = await bench.counted(8, { kind: 'leaveBuyBack', leaveDays: 1 });
  expect((await boughtOf(all)).get(partyId('accountant'))).toBe(3);
  expect([...(await boughtOf(all))].filter(([party]) => party !== partyId('accountant')).every(([, bought]) => bought === 1)).toBe(true);
  await bench.bed.call(officer, 'POST', `${RUN}/${all}/cancel`, { rowVersion: (await bench.read(all)).rowVersion });
});

test('who leaves is paid the whole balance, which the approval takes out of the books and its return gives back', async () => {
  await correct('colleague', 440 * 3);
  await rows(`update party_relationship set valid = daterange(lower(valid), '2026-10-11') where party_relationship_id = $1`, employmentId('colleague'));
  const id = await bench.counted(7, { kind: 'settlement' });
  expect(bench.faults).toEqual([]);
  const [{ number: left } = { number: '0' }] = lineOf(await explained(id, 'colleague'), 'leavePay').evidence;
  expect(Number(left)).toBeGreaterThan(440 * 3);
  const before = await booked('colleague');
  await bench.approved(id);
  expect(await booked('colleague')).toEqual([...before, -Number(left)]);
  expect((await bench.act(id, 'reopen')).status).toBe(200);
  await bench.again(id);
  expect(lineOf(await explained(id, 'colleague'), 'leavePay').evidence[0].number).toBe(left);
  await correct('colleague', -440);
  await bench.send(id);
  await expect(bench.answer(id, 'accept')).rejects.toMatchObject({ errorName: 'leaveGone' });
  expect(await booked('colleague')).toEqual([...before, -Number(left), Number(left)]);
});
