/** Loans on paper: who prints what, the code that holds, and what a stranger learns by it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE_LENGTH } from '#platform/papers/paper-marks.rules.ts';
import { layLoans } from '#testing/loan-rows.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { routes as checkRoutes } from './loan-check.routes.ts';
import { loanPaperErrors } from './loan-papers.errors.ts';
import messages from './loan-papers.messages.fa.ts';
import { routes } from './loan-papers.routes.ts';

const PATH = '/rest/s1/welfare/loan';
const office = actorIn('payrollOfficer', 'hrOfficer');
const borrower = actorIn('employee', 'accountant');
let bed: Mounted;
let loanId: string;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const print = async (paper: string, actor = office) => (await bed.file(actor, `${PATH}/paper/${loanId}?paper=${paper}`)).status;
const own = (actor: typeof office) => print('contract', actor);
const codes = () => rows<{ code: string }>('select code from loan_paper_code where loan_id = $1', loanId);

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/loan-recipient/papers', routes: [...routes, ...checkRoutes], messages, errors: [loanPaperErrors] });
  await layOrganisation(bed.database.owner);
  ({ loanId } = await layLoans(bed.database, partyId('accountant')));
});
afterAll(() => bed.close());

test('all papers of a loan bear one code; an undertaking needs a guarantor', async () => {
  expect([await print('contract'), await print('booklet'), await print('undertaking')]).toEqual([200, 200, 409]);
  const [first] = await codes();
  expect(first?.code).toHaveLength(CODE_LENGTH);
  await rows(
    `update loan_request set guarantor_one = (select pseudo_id from party_relationship where party_relationship_id = $1) where party_id = $2`,
    ...[employmentId('seller'), partyId('accountant')],
  );
  expect([await print('undertaking'), await own(borrower)]).toEqual([200, 200]);
  expect(await codes()).toEqual([first]);
});

test('somebody from outside undertakes too, and is read without a code', async () => {
  await rows(`update loan_request set guarantor_one = null where party_id = $1`, partyId('accountant'));
  await rows(
    `insert into loan_external_guarantor (loan_external_guarantor_id, company_id, loan_request_id, place, first_name, last_name, national_code, birth_date, mobile, address, workplace)
     select gen_random_uuid(), company_id, loan_request_id, 1, 'Ali', 'Out', '0499370899', '1980-01-01', '09121234567', 'Street', 'Shop' from loan where loan_id = $1`,
    loanId,
  );
  expect(await print('undertaking')).toBe(200);
});

test('nobody prints without class pay, of another company or of somebody else', async () => {
  expect([await print('contract', actorIn('hrOfficer', 'hrOfficer')), await print('contract', actorIn('payrollOfficer', 'hrOfficerElsewhere'))]).toEqual([403, 404]);
  expect(await own(actorIn('employee', 'seller'))).toBe(404);
});

test('that a loan is settled is certified once nothing of it is open, and its check says so', async () => {
  expect(await print('settlement')).toBe(409);
  const { loanId: settled } = await layLoans(bed.database, partyId('seller'));
  await rows(
    `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source)
     select gen_random_uuid(), company_id, loan_id, 'received', 'received', 30000000, '2026-05-08', n, 'receipt' from loan, generate_series(1, 2) n where loan_id = $1`,
    settled,
  );
  await rows(`update loan set status_id = 'LoanSettled' where loan_id = $1`, settled);
  const certificate = await bed.file(actorIn('employee', 'seller'), `${PATH}/paper/${settled}?paper=settlement`);
  expect([certificate.status, certificate.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const [{ code = '' } = {}] = await rows<{ code: string }>('select code from loan_paper_code where loan_id = $1', settled);
  expect((await bed.call(borrower, 'POST', `${PATH}/check`, { code })).body).toMatchObject({ state: 'settled' });
});

test('a loan that was written off has ended without being paid back, for whoever holds its paper', async () => {
  const { loanId: lost } = await layLoans(bed.database, partyId('director'));
  expect((await bed.file(office, `${PATH}/paper/${lost}?paper=contract`)).status).toBe(200);
  await rows(
    `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source)
     select gen_random_uuid(), company_id, loan_id, 'writtenOff', 'writtenOff', 30000000, '2026-05-08', n, 'ending' from loan, generate_series(1, 2) n where loan_id = $1`,
    lost,
  );
  await rows(`update loan set status_id = 'LoanWrittenOff' where loan_id = $1`, lost);
  const [{ code = '' } = {}] = await rows<{ code: string }>('select code from loan_paper_code where loan_id = $1', lost);
  const { body } = await bed.call(borrower, 'POST', `${PATH}/check`, { code });
  expect([body.state, Object.keys(body).toSorted()]).toEqual(['endedUnpaid', ['companyName', 'initials', 'loanTitle', 'number', 'paidOn', 'state']]);
});

test('whoever holds a paper learns whether it is genuine, without a name or an amount', async () => {
  const [{ code = '' } = {}] = await codes();
  const { body } = await bed.call(borrower, 'POST', `${PATH}/check`, { code });
  expect([body.state, Object.keys(body).toSorted()]).toEqual(['running', ['companyName', 'initials', 'loanTitle', 'number', 'paidOn', 'state']]);
  expect((await bed.call(borrower, 'POST', `${PATH}/check`, { code: '2222-2222-2222' })).body).toMatchObject({ state: 'unknown', number: null });
});
