/** Granted loans through their calls, on the real database: read, paid once, and by nobody who may not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { layLoans } from '#testing/loan-rows.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, partyId } from '#testing/organisation.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import ledgerMessages from '../loan-ledger/loan-ledger.messages.fa.ts';
import { loanPaymentErrors } from './loan-payment.errors.ts';
import messages from './loan-payment.messages.fa.ts';
import { routes } from './loan-payment.routes.ts';

const PATH = '/rest/s1/welfare/providingLoans';
const payer = actorIn('payrollOfficer', 'hrOfficer');
let bed: Mounted;
let grantId: string;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const nameOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode?.split('.').at(-1);
const pay = (body: object = {}, actor = payer, id = grantId) =>
  bed.call(actor, 'POST', `${PATH}/${id}/pay`, { paidOn: '2026-05-10', parts: [{ method: 'account', amount: '60000000' }], ...body });

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/welfare/loan-payment', routes, messages, errors: [loanPaymentErrors] },
    { slice: 'modules/welfare/loan-ledger', routes: [], messages: ledgerMessages, errors: [loanLedgerErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
  const accountant = partyId('accountant');
  grantId = (await layLoans(bed.database, accountant)).grantId;
});
afterAll(() => bed.close());

test('what the borrower receives is read with the account, by classes', async () => {
  const [list, read] = [await bed.call(payer, 'GET', PATH), await bed.call(payer, 'GET', `${PATH}/${grantId}`)];
  expect(list.body.rows).toMatchObject([{ loanRequestId: grantId, amount: '60000000', status: 'LgApproved' }]);
  expect(read.body).toMatchObject({ paidOutAmount: '60000000', iban: factsOf('accountant').iban });
  const withoutPay = (await bed.call(actorIn('hrOfficer', 'hrOfficer'), 'GET', `${PATH}/${grantId}`)).body;
  expect([withoutPay.paidOutAmount, withoutPay.iban]).toEqual([undefined, factsOf('accountant').iban]);
});

test.each<[string, object, ReturnType<typeof actorIn>?]>([
  ['partsDiffer', { parts: [{ method: 'account', amount: '59999999' }] }],
  ['cheque', { parts: [{ method: 'cheque', amount: '60000000' }] }],
  ['paidOn', { paidOn: '2026-03-31' }],
  ['paidOn', { paidOn: '2099-01-01' }],
  ['withheld', {}, actorIn('hrOfficer', 'hrOfficer')],
  ['ownByOthers', {}, actorIn('payrollOfficer', 'accountant')],
  ['notFound', {}, actorIn('payrollOfficer', 'hrOfficerElsewhere')],
])('a payment is refused: %s', async (name, body, actor = payer) => {
  expect(nameOf(await pay(body, actor))).toBe(name);
  expect(await rows('select status_id as status from loan_grant where loan_request_id = $1', grantId)).toEqual([{ status: 'LgApproved' }]);
});

test('two who pay at once: it is paid once, in parts, and its borrower is told', async () => {
  const parts = [
    { method: 'cheque', amount: '10000000', chequeNumber: '123456', bankName: 'Mellat' },
    { method: 'account', amount: '50000000' },
  ];
  const answers = await Promise.all([pay({ parts }), pay({ parts })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.map(nameOf)).toContain('notPayable');
  const [loan] = await rows<{ loan: string; lines: number }>(
    'select l.loan_id as loan, (select count(*)::int from loan_line i where i.loan_id = l.loan_id) as lines from loan l where l.loan_request_id = $1',
    grantId,
  );
  expect(loan?.lines).toBe(2);
  expect(await rows('select method, amount from loan_payment where loan_id = $1 order by part', loan?.loan)).toMatchObject([{ method: 'cheque' }, { method: 'account' }]);
  expect(await rows('select 1 as one from notification_message_user where party_id = $1', partyId('accountant'))).toHaveLength(1);
  expect((await bed.call(payer, 'GET', PATH)).body.rows).toEqual([]);
});

test('what was taken back is not paid', async () => {
  const seller = partyId('seller');
  const { grantId: taken } = await layLoans(bed.database, seller);
  await rows(`update loan_grant set status_id = 'LgWithdrawn' where loan_request_id = $1`, taken);
  expect(nameOf(await pay({}, payer, taken))).toBe('notPayable');
});
