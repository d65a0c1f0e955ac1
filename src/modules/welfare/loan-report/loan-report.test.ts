/** /loanReport in figures and by guarantor on the real database: what is late by its age, what is expected by month, who answers for how much, and to whom it is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { TEST_START } from '#testing/app.ts';
import { allLines, lend } from '#testing/lent-loans.ts';
import { layLoans } from '#testing/loan-rows.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { monthStarts } from './loan-ages.rules.ts';
import messages from './loan-report.messages.fa.ts';
import { routes } from './loan-report.routes.ts';

const PATH = '/rest/s1/welfare';
const office = actorIn('payrollOfficer', 'hrOfficer');
let bed: Mounted;
let laid: Awaited<ReturnType<typeof layLoans>>;
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/loan-report', routes, messages, errors: [] });
  await layOrganisation(bed.database.owner);
  laid = await layLoans(bed.database, partyId('accountant'));
  await rows(
    `update loan_request set guarantor_one = (select pseudo_id from party_relationship where party_relationship_id = $1) where party_id = $2`,
    ...[employmentId('seller'), partyId('accountant')],
  );
});
afterAll(() => bed.close());

const figures = (actor = office) => bed.call(actor, 'GET', `${PATH}/loanFigures`);
const guarantors = (actor = office) => bed.call(actor, 'GET', `${PATH}/loanGuarantor`);

test('lines are late by their age or expected in their Jalali month, and what came in is neither', async () => {
  const { body } = await figures();
  const sum = (list: readonly { openAmount: string }[]) => list.reduce((all, { openAmount }) => all + BigInt(openAmount), 0n);
  expect(body.ages.map(({ age }: { age: string }) => age)).toEqual(['d30', 'd60', 'd90', 'more']);
  expect(body.months).toHaveLength(12);
  expect(sum(body.ages) + sum(body.months)).toBe(60_000_000n);
  await rows(
    `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source)
     select gen_random_uuid(), company_id, loan_id, 'received', 'received', 10000000, '2026-05-08', 1, 'receipt' from loan where loan_id = $1`,
    laid.loanId,
  );
  const { body: after } = await figures();
  expect(sum(after.ages) + sum(after.months)).toBe(50_000_000n);
});

test('how late a loan is reads the same whether loans are chosen and put in order by it or not', async () => {
  const { loanId } = await lend(bed, 'seller', { principal: 12_000_000n, count: 6, today: todayIn('Asia/Tehran', TEST_START), daysAgo: 100 });
  const list = async (query = '') =>
    (await bed.call(office, 'GET', `${PATH}/getRequestedLoanInfo?pageSize=50${query}`)).body.rows.find((row: { loanId: string }) => row.loanId === loanId);
  const plain = await list();
  const late = (await allLines(bed, loanId)).filter(({ dueDate, open }) => open > 0n && dueDate < todayIn('Asia/Tehran', TEST_START));
  expect(plain).toMatchObject({ age: 'd90', overdue: String(late.reduce((sum, { open }) => sum + open, 0n)) });
  const chosen = encodeURIComponent(JSON.stringify([{ column: 'age', operator: 'in', values: ['d90'] }]));
  expect([await list(`&filter=${chosen}`), await list('&orderByField=-daysLate')]).toEqual([plain, plain]);
});

test('whoever answers for loans is told of with what is left of those paid out and what was asked for of the others', async () => {
  const { body } = await guarantors();
  // one of 60 million that waits for its money, and what is left of one that was paid out
  expect(body.rows).toMatchObject([{ partyId: partyId('seller'), guarantees: 2, guaranteedAmount: '110000000' }]);
  await rows(`update loan_grant set status_id = 'LgWithdrawn' where loan_request_id = $1`, laid.grantId);
  expect((await guarantors()).body.rows).toMatchObject([{ guarantees: 1, guaranteedAmount: '50000000' }]);
  // and of one that ran before it was written here
  const { loanId } = await lend(bed, 'colleague', { principal: 12_000_000n, count: 6, today: todayIn('Asia/Tehran', TEST_START), daysAgo: 5 });
  await rows(
    `insert into loan_opening (loan_id, company_id, old_code, guarantor_two) select l.loan_id, l.company_id, 'V-1', r.pseudo_id
     from loan l, party_relationship r where l.loan_id = $1 and r.party_relationship_id = $2`,
    ...[loanId, employmentId('seller')],
  );
  const open = (await allLines(bed, loanId)).reduce((sum, line) => sum + line.open, 0n);
  expect((await guarantors()).body.rows).toMatchObject([{ guarantees: 2, guaranteedAmount: String(50_000_000n + open) }]);
});

test('people from outside are counted by national code, over all requests that name them; who they are is told with the class of identity', async () => {
  const name = (requestId: string) =>
    rows(
      `insert into loan_external_guarantor (loan_external_guarantor_id, company_id, loan_request_id, place, first_name, last_name, national_code, birth_date, mobile, address, workplace)
       select gen_random_uuid(), company_id, loan_request_id, 1, 'Ali', 'Out', '0499370899', '1980-01-01', '09121234567', 'Street', 'Shop' from loan_request where loan_request_id = $1`,
      requestId,
    );
  for (const { id } of await rows<{ id: string }>(`select loan_request_id as id from loan_request where party_id = $1`, partyId('accountant'))) await name(id);
  const outside = (list: readonly { type: string }[]) => list.filter(({ type }) => type === 'ExternalGuarantor');
  // one request was withdrawn before
  expect(outside((await guarantors()).body.rows)).toMatchObject([{ pseudoId: null, fullName: 'Ali Out', guarantees: 1, guaranteedAmount: '50000000' }]);
  const noIdentity = { ...office, grants: office.grants.map((grant) => ({ ...grant, classes: ['public', 'pay'] as const })) };
  expect(outside((await guarantors(noIdentity)).body.rows)).toEqual([]);
});

test('who has no class of pay is told no figure and no guarantor, who is of another company nothing, an employee is refused', async () => {
  const blind = { ...office, grants: office.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
  expect((await figures(blind)).body.ages[0]).toEqual({ age: 'd30' });
  expect((await guarantors(blind)).body.rows).toEqual([]);
  // their own is no secret to them
  const own = { ...blind, partyId: partyId('seller') };
  expect((await guarantors(own)).body.rows).toMatchObject([{ partyId: partyId('seller'), guaranteedAmount: expect.any(String) }]);
  expect((await bed.call({ ...blind, partyId: partyId('accountant') }, 'GET', `${PATH}/getRequestedLoanInfo`)).body.rows).toMatchObject([{ principal: expect.any(String) }]);
  const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
  expect([(await figures(elsewhere)).body.ages[0].openAmount, (await guarantors(elsewhere)).body.rows]).toEqual(['0', []]);
  const employee = actorIn('employee', 'seller');
  expect([(await figures(employee)).status, (await guarantors(employee)).status]).toEqual([403, 403]);
});

test('months of cash are Jalali ones, over the end of a year', () => {
  expect(monthStarts('2027-02-25', 2)).toEqual(['2027-02-20', '2027-03-21', '2027-04-21']);
});
