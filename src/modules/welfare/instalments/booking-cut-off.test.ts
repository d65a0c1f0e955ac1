/** A month of deductions, booked in one go (20,000 lines in a nightly run), whose connection to the database is killed in the middle: all of it or nothing, and once. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { CUT_OFF, cutOffAfter } from '#testing/cut-off.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { lineId } from './due-lines.store.ts';
import { loanDeductions } from './loan.pay-source.ts';

// twenty thousand lines, four times
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const LINES_OF_LOAN = 50;
const LOANS = 20 * scale;
const LINES = LOANS * LINES_OF_LOAN;
const EACH = 1_000_000n;
const company = companyId('holding');
const runId = newId();
let database: TestDatabase;
let loanIds: string[];

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  loanIds = (
    await rows<{ id: string }>(
      `with laid as (
         insert into loan (loan_id, company_id, party_id, party_relationship_id, welfare_id, version, loan_year, loan_number, principal, line_count, paid_on)
         select gen_random_uuid(), l.company_id, $2, $3, l.welfare_id, l.row_version, 1405, 1000 + n, $4::bigint * $5::int, $5::int, '2026-03-01'
         from welfare_loan l, generate_series(1, $6::int) n where l.company_id = $1 and l.welfare_code = 'MARRIAGE' returning loan_id, company_id, principal),
       planned as (insert into loan_schedule (loan_id, version, company_id, reason, from_day, principal, line_count)
         select loan_id, 1, company_id, 'paidOut', '2026-03-01', principal, $5::int from laid returning loan_id),
       paid as (insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, source)
         select gen_random_uuid(), company_id, loan_id, 'paidOut', 'paidOut', principal, '2026-03-01', 'payment' from laid returning loan_id),
       lined as (insert into loan_line (loan_id, version, company_id, number, original_number, due_date, principal, profit, fee)
         select loan_id, 1, company_id, n, n, date '2026-03-01' + n, $4::bigint, 0, 0 from laid, generate_series(1, $5::int) n returning loan_id)
       select loan_id as id from laid where exists (select from planned) and exists (select from paid) and exists (select from lined)`,
      ...[company, partyId('accountant'), employmentId('accountant'), String(EACH), LINES_OF_LOAN, LOANS],
    )
  ).map(({ id }) => id);
});
afterAll(() => database.close());

/** Everything that is due, as a run of pay that is approved tells of it. */
const items = () =>
  loanIds.flatMap((loanId) =>
    Array.from({ length: LINES_OF_LOAN }, (_, at) => ({
      employmentId: employmentId('accountant'),
      evidence: { kind: 'loanLine', id: lineId({ loanId, number: at + 1 }), number: null, day: '2026-03-21' },
      amount: EACH,
    })),
  );
const take = (wrap: (tx: Tx) => Tx = (tx) => tx) =>
  writing(database.pool, systemActor('test', [company]), (tx) => loanDeductions.taken?.(wrap(tx), items(), runId) ?? Promise.resolve());
const standing = async () =>
  (
    await rows<{ entries: number; open: string; settled: number }>(
      `select (select count(*)::int from loan_entry where kind = 'deducted') as entries, (select sum(open)::text from loan_line_now) as open,
         (select count(*)::int from loan where status_id = 'LoanSettled') as settled`,
    )
  )[0];

test('what is cut off leaves nothing, and repeated it is booked once', async () => {
  const untouched = { entries: 0, open: String(BigInt(LINES) * EACH), settled: 0 };
  for (const written of ['insert into loan_entry', 'update loan set status_id'])
    await expect(take(cutOffAfter(written))).rejects.toMatchObject({ message: expect.stringMatching(CUT_OFF) });
  expect(await standing()).toEqual(untouched);
  await take();
  const all = { entries: LINES, open: '0', settled: LOANS };
  expect(await standing()).toEqual(all);
  // whoever was not answered tells of it again
  await take();
  expect(await standing()).toEqual(all);
});
