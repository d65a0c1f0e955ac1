/** Loans cancelled and written off, on the real database: by two people, each entry taken back once, never over money that came in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { TEST_START } from '#testing/app.ts';
import { allLines, inCompany, lend } from '#testing/lent-loans.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import ledgerMessages from '../loan-ledger/loan-ledger.messages.fa.ts';
import { bookEntries, reverseEntries } from '../loan-ledger/loan-ledger.service.ts';
import { loanEndingErrors } from './loan-endings.errors.ts';
import messages from './loan-endings.messages.fa.ts';
import { routes } from './loan-endings.routes.ts';

const PATH = '/rest/s1/welfare/loanEnding';
const company = companyId('holding');
const TODAY = todayIn('Asia/Tehran', TEST_START);
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const second = actorIn('payrollOfficer', 'director');
const elsewhere = actorIn('payrollOfficer', 'worker');
let bed: Mounted;

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/welfare/loan-endings', routes, messages, errors: [loanEndingErrors] },
    { slice: 'modules/welfare/loan-ledger', routes: [], messages: ledgerMessages, errors: [loanLedgerErrors] },
    { slice: 'platform/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

const rowsOf = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const lent = async (name: Parameters<typeof lend>[1], daysAgo = 40) => (await lend(bed, name, { principal: 60_000_000n, count: 6, today: TODAY, daysAgo })).loanId;
const ask = (loanId: string, kind: string, actor = officer) => bed.call(actor, 'POST', PATH, { loanId, kind, reason: 'A wrong person' });
const decide = (id: string, actor = second, body: object = {}) => bed.call(actor, 'POST', `${PATH}/${id}/decide`, { isGranted: true, rowVersion: 1, ...body });
const statusOf = async (loanId: string) => (await rowsOf<{ status: string }>('select status_id as status from loan where loan_id = $1', loanId))[0]?.status;
const book = (work: (booking: Parameters<typeof bookEntries>[0]) => Promise<unknown>) => inCompany(bed, (tx) => work({ tx, companyId: company, bookedBy: null, newId }));

test('a loan that was paid out by mistake is cancelled by two, entry by entry, and never over money that came in', async () => {
  const loanId = await lent('accountant');
  const receipt = { loanId, kind: 'received' as const, amount: 1_000_000n, day: TODAY, line: 1, source: 'receipt', sourceId: 'one' };
  await book((booking) => bookEntries(booking, [{ ...receipt, kind: 'penalty', amount: 5000n }, receipt]));
  const { status, body } = await ask(loanId, 'cancelled');
  expect(status).toBe(201);
  expect((await ask(loanId, 'writtenOff')).body.errorCode).toMatch(/askedAlready$/);
  expect((await decide(body.id, officer)).body.errorCode).toMatch(/notSecond$/);
  expect((await decide(body.id)).body.errorCode).toMatch(/moneyCameIn$/);
  expect(await statusOf(loanId)).toBe('LoanPaidOut');
  await book((booking) => reverseEntries(booking, { source: 'receipt', sourceId: 'one' }, { day: TODAY }));
  expect((await decide(body.id)).body).toEqual({ statusId: 'LeGranted' });
  expect((await decide(body.id)).body.errorCode).toMatch(/decidedAlready$/);
  expect(await statusOf(loanId)).toBe('LoanCancelled');
  expect(await rowsOf('select counts_as as kind, count(*)::int as n, sum(signed)::text as left from loan_entry where loan_id = $1 group by 1 order by 1', loanId)).toEqual([
    { kind: 'paidOut', n: 2, left: '0' },
    { kind: 'penalty', n: 2, left: '0' },
    { kind: 'received', n: 2, left: '0' },
  ]);
  expect((await allLines(bed, loanId)).every(({ due, open }) => due === 0n && open === 0n)).toBe(true);
  // nothing is booked on it any more, and it comes back by nobody
  await expect(book((booking) => bookEntries(booking, [receipt]))).rejects.toMatchObject({ constraint: 'loan_entry_over' });
  await expect(rowsOf(`update loan set status_id = 'LoanPaidOut' where loan_id = $1`, loanId)).rejects.toMatchObject({ constraint: 'loan_status_id_flow' });
  expect((await ask(loanId, 'cancelled')).body.errorCode).toMatch(/notRunning$/);
});

test('what is open of a loan is written off whole, or stays when that is refused', async () => {
  const loanId = await lent('colleague');
  const refused = (await ask(loanId, 'writtenOff')).body.id;
  expect((await decide(refused, second, { isGranted: false })).body).toEqual({ statusId: 'LeRefused' });
  expect(await statusOf(loanId)).toBe('LoanPaidOut');
  const open = (await allLines(bed, loanId)).reduce((sum, line) => sum + line.open, 0n);
  const { body } = await ask(loanId, 'writtenOff');
  expect((await decide(body.id)).status).toBe(200);
  const lines = await allLines(bed, loanId);
  expect([await statusOf(loanId), lines.reduce((sum, line) => sum + line.writtenOff, 0n), lines.every((line) => line.open === 0n)]).toEqual(['LoanWrittenOff', open, true]);
  const { rows } = (await bed.call(officer, 'GET', PATH)).body;
  expect(rows.find((row: { loanEndingId: string }) => row.loanEndingId === body.id)).toMatchObject({ kind: 'writtenOff', amount: String(open), statusId: 'LeGranted' });
});

test('nobody ends their own loan, one of another company, or one whose pay they may not know', async () => {
  const loanId = await lent('accountant', 5);
  const own = await lent('payrollOfficer', 5);
  const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
  const answers = [
    await ask(own, 'cancelled'),
    await ask(loanId, 'cancelled', elsewhere),
    await ask(loanId, 'cancelled', blind),
    await ask(loanId, 'cancelled', actorIn('employee', 'seller')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 403]);
  const { body } = await ask(loanId, 'cancelled');
  expect([(await decide(body.id, elsewhere)).status, (await decide('x')).status]).toEqual([404, 404]);
});

const AMOUNT = 60_000_000;

/** An approved request for a loan of a bank. */
async function approvedRequest(name: PersonName): Promise<string> {
  const id = newId();
  await rowsOf(
    `insert into loan_request (loan_request_id, company_id, party_id, created_at, welfare_id, final_loan_amount, final_installment_number, request_meet_date, purpose)
     select $1, company_id, $2, now(), welfare_id, $3, 6, '2026-04-01', 'x' from welfare_loan where company_id = $4 and welfare_code = 'BANK'`,
    ...[id, partyId(name), AMOUNT, company],
  );
  await rowsOf(`update loan_request set status_id = 'RqApproved', closed_at = now() where loan_request_id = $1`, id);
  return id;
}

/** An approved budget that pays all but the last of these requests, in their order. Answers its id. */
async function approvedBudget(requests: readonly string[]): Promise<string> {
  const id = newId();
  await rowsOf(
    `insert into loan_budget (loan_budget_id, company_id, tracking_code, title, welfare_id, amount, requests_from, requests_thru, payment_date)
     select $1, company_id, $2, 'Spring', welfare_id, $3, '2026-03-21', '2026-04-20', '2026-05-01' from welfare_loan where company_id = $4 and welfare_code = 'BANK'`,
    ...[id, id, AMOUNT * (requests.length - 1), company],
  );
  for (const state of ['LbRanked', 'LbSent', 'LbApproved']) await rowsOf('update loan_budget set state_id = $2 where loan_budget_id = $1', id, state);
  await rowsOf(
    `insert into loan_budget_place (loan_budget_place_id, company_id, loan_budget_id, loan_request_id, party_id, place, score, amount, decider, source, waiting)
     select gen_random_uuid(), q.company_id, $1, q.loan_request_id, q.party_id, a.at, 0, q.final_loan_amount, 'date', case when a.at < $3 then 'open' end, case when a.at = $3 then 'noMoney' end
     from unnest($2::uuid[]) with ordinality a (id, at) join loan_request q on q.loan_request_id = a.id`,
    ...[id, requests, requests.length],
  );
  await rowsOf(`update loan_budget_place set status_id = 'LpFunded' where loan_budget_id = $1 and source is not null`, id);
  return id;
}

test('with a cancelled loan ends what was granted, and its money goes to the next who waits in the list of its budget', async () => {
  const requests: string[] = [];
  for (const name of ['seller', 'director', 'salesHead'] as const) requests.push(await approvedRequest(name));
  const budgetId = await approvedBudget(requests);
  const paid = { principal: BigInt(AMOUNT), count: 6, today: TODAY, daysAgo: 5 };
  const { loanId } = await lend(bed, 'seller', { ...paid, requestId: requests[0] ?? '' });
  await lend(bed, 'director', { ...paid, requestId: requests[1] ?? '' });
  const standing = () =>
    rowsOf(
      `select p.place, p.status_id as place_is, g.status_id as grant_is from loan_budget_place p join loan_grant g using (loan_request_id)
       where p.loan_budget_id = $1 order by array_position($2::uuid[], p.loan_request_id)`,
      ...[budgetId, requests],
    );
  const { body } = await ask(loanId, 'cancelled');
  expect((await decide(body.id)).body).toEqual({ statusId: 'LeGranted' });
  // whoever moved up and was paid before stays paid
  expect(await standing()).toEqual([
    { place: 1, place_is: 'LpCancelled', grant_is: 'LgCancelled' },
    { place: 1, place_is: 'LpFunded', grant_is: 'LgPaidOut' },
    { place: 2, place_is: 'LpFunded', grant_is: 'LgFunded' },
  ]);
});

test('a grant that stands in no list ends with its loan, and stays paid where the loan is written off', async () => {
  const ended: object[] = [];
  for (const kind of ['cancelled', 'writtenOff']) {
    const requestId = await approvedRequest('colleague');
    const { loanId } = await lend(bed, 'colleague', { principal: BigInt(AMOUNT), count: 6, today: TODAY, daysAgo: 5, requestId });
    expect((await decide((await ask(loanId, kind)).body.id)).status).toBe(200);
    ended.push(...(await rowsOf('select status_id as status from loan_grant where loan_request_id = $1', requestId)));
  }
  expect(ended).toEqual([{ status: 'LgCancelled' }, { status: 'LgPaidOut' }]);
});
