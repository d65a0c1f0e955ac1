/**
 * Attack: the same days of leave are turned to money twice. Two runs count them before either is approved; and what was sold is then taken as
 * leave, past the books, by whoever reaches the table.
 * Refused: `leave.pay-source.ts` (what is left is asked anew under the lock of the account), `salary.process.ts` (the approval fails as a whole),
 * `leave.001.migration.sql` (no balance below nothing on any day).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench } from '#testing/pay-runs.ts';

let bench: PayBench;
const seller = partyId('accountant');
const minutesOf = async (): Promise<number> =>
  (await bench.rows<{ minutes: number }>(`select coalesce(sum(minutes), 0)::int as minutes from leave_movement where party_id = $1`, seller))[0]?.minutes ?? 0;

beforeAll(async () => {
  bench = await openPayBench();
  await bench.rows('insert into leave_account (company_id, party_id, jalali_year) values ($1, $2, 1405)', companyId('holding'), seller);
});
afterAll(() => bench.close());

test('two runs that counted the same days before either was approved: the second is refused, and books nothing', async () => {
  const [first, second] = [await bench.counted(1, { kind: 'leaveBuyBack', leaveDays: 60 }), await bench.counted(2, { kind: 'leaveBuyBack', leaveDays: 60 })];
  expect(bench.faults).toEqual([]);
  await bench.send(first);
  await bench.send(second);
  await bench.answer(second, 'accept');
  const left = await minutesOf();
  expect(left).toBeGreaterThanOrEqual(0);
  await expect(bench.answer(first, 'accept')).rejects.toMatchObject({ errorName: 'leaveGone' });
  expect([await minutesOf(), (await bench.read(first)).statusId]).toEqual([left, 'PrInApproval']);
});

test('leave that was sold is not there to be taken: the database itself refuses it', async () => {
  const take = bench.rows(
    `insert into leave_movement (leave_movement_id, company_id, party_id, jalali_year, kind, day_date, minutes, cause, reason_text, booked_at)
     values ($1, $2, $3, 1405, 'LmCorrection', '2026-05-21', -440, $4, 'x', now())`,
    ...[newId(), companyId('holding'), seller, newId()],
  );
  await expect(take).rejects.toMatchObject({ constraint: 'leave_balance' });
});
