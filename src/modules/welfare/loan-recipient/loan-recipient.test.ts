/** A loan as the office, its borrower, its guarantor and strangers read it, on the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layLoans } from '#testing/loan-rows.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { budgetErrors } from '../loan-provision/loan-provision.errors.ts';
import { loanRecipientErrors } from './loan-recipient.errors.ts';
import messages from './loan-recipient.messages.fa.ts';
import { routes } from './loan-recipient.routes.ts';

const PATH = '/rest/s1/welfare';
const office = actorIn('payrollOfficer', 'hrOfficer');
const borrower = actorIn('employee', 'accountant');
const guarantor = actorIn('employee', 'seller');
let bed: Mounted;
let laid: Awaited<ReturnType<typeof layLoans>>;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const read = (actor = office, query = '') => bed.call(actor, 'GET', `${PATH}/RecipientInfo?loanId=${laid.loanId}${query}`);
const own = (actor = borrower) => read(actor);

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/loan-recipient', routes, messages, errors: [loanRecipientErrors, budgetErrors] });
  await layOrganisation(bed.database.owner);
  const accountant = partyId('accountant');
  laid = await layLoans(bed.database, accountant);
  await rows(
    `update loan_request set guarantor_one = (select pseudo_id from party_relationship where party_relationship_id = $1) where party_id = $2`,
    ...[employmentId('seller'), accountant],
  );
  await rows(
    `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source)
     select gen_random_uuid(), company_id, loan_id, 'received', 'received', 30000000, '2026-05-08', 1, 'receipt' from loan where loan_id = $1`,
    laid.loanId,
  );
});
afterAll(() => bed.close());

test('the office sees lines and ledger as of any day; whoever has no pay class sees neither', async () => {
  const { body } = await read();
  expect(body).toMatchObject({ principal: '60000000', paid: '30000000', open: '30000000' });
  expect(body.guarantors).toBe(undefined);
  expect(body.lines).toMatchObject([
    { number: 1, state: 'PaidInstallment', paidOn: '2026-05-08', open: '0' },
    { number: 2, state: 'UnPaidInstallment', paidOn: null },
  ]);
  expect((await read(office, '&asOf=2026-05-07')).body.lines[0]).toMatchObject({ state: 'UnPaidInstallment', open: '30000000' });
  const { body: cut } = await read(actorIn('hrOfficer', 'hrOfficer'));
  expect([cut.lines, cut.entries, cut.principal, cut.guarantors]).toEqual([undefined, undefined, undefined, [expect.objectContaining({ pseudoId: expect.any(String) })]]);
});

test('a loan is of its borrower and of the office of its company', async () => {
  expect((await own()).body.entries).toMatchObject([{ kind: 'paidOut' }, { kind: 'received', line: 1 }]);
  const refused = [
    await own(guarantor),
    await read(actorIn('payrollOfficer', 'hrOfficerElsewhere')),
    await bed.call(borrower, 'GET', `${PATH}/RecipientInfo?loanId=${laid.grantId}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a guarantor sees the terms, the borrower what waits and what is owed', async () => {
  const { body } = await bed.call(guarantor, 'GET', `${PATH}/loan/own`);
  expect(body).toMatchObject({ loans: [], waiting: [], guaranteed: [{ principal: '60000000', count: 2 }] });
  expect(Object.keys(body.guaranteed[0]).toSorted()).toEqual(['borrowerName', 'count', 'guarantorId', 'loanCode', 'loanTitle', 'paidOn', 'principal', 'status']);
  const mine = (await bed.call(borrower, 'GET', `${PATH}/loan/own`)).body;
  expect(mine).toMatchObject({ loans: [{ open: '30000000' }], waiting: [{ loanRequestId: laid.grantId, status: 'LgApproved' }], guaranteed: [] });
});

test('what is granted is taken back by its borrower alone, once', async () => {
  const withdraw = (actor: typeof borrower) => bed.call(actor, 'POST', `${PATH}/loan/own/grant/${laid.grantId}/withdraw`, {});
  expect([(await withdraw(guarantor)).status, (await withdraw(borrower)).status, (await withdraw(borrower)).status]).toEqual([404, 200, 409]);
});
