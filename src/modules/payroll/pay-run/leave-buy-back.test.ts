/** Leave that is bought back, or paid to who leaves: what is asked for and left, out of the books of leave with the approval, and into them with its return. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { payOfficer as officer, openPayBench, type PayBench, RUN, SLIP } from '#testing/pay-runs.ts';
import counting from '../pay-counting/counting.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench();
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
  (await rows<{ minutes: number }>(`select minutes from leave_movement where party_id = $1 and kind in ('LmBought', 'LmUnbought') order by leave_movement_id`, partyId(name))).map(
    ({ minutes }) => minutes,
  );
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

test('asks for how many days, and no other kind takes them', async () => {
  const { status, body } = await bench.bed.call(officer, 'POST', RUN, { ...bench.month(8), kind: 'leaveBuyBack' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['leaveDays']]);
  const refused = await bench.bed.call(officer, 'POST', RUN, { ...bench.month(8), kind: 'leaveBuyBack', leaveDays: 61 });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['leaveDays']]);
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
