/** Pays out a granted loan: its number, its parts, its plan and the word to its borrower, or nothing of all that. */
import type { BodyOf } from '#kernel/call.ts';
import { ScheduleFault, scheduleOf } from '#kernel/rial/schedule.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Actor, Context, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { versionTerms } from '../loan-figures/loan-terms.store.ts';
import { LOAN_GRANT, PAID_LOAN } from '../loan-ledger/loan-ledger.rules.ts';
import { type PaymentPart, payLoan } from '../loan-ledger/loan-ledger.service.ts';
import { moveGrant } from '../loan-ledger/loan-ledger.store.ts';
import { type loanToPay, payLoanCall } from './loan-payment.contract.ts';
import { loanPaymentErrors } from './loan-payment.errors.ts';
import { loanPaid } from './loan-payment.notice.ts';
import { employmentOn, type Grant, grantOf, holdGrant, mainAccount, PAYABLE } from './loan-payment.store.ts';

const isPayable = ({ status }: Grant): boolean => PAYABLE.some((one) => one === status);

/** What is paid says what is earned by nobody, and still is class pay: whoever may not know it does not pay. Throws withheld. */
function demandPay(actor: Actor, { partyId }: Grant): void {
  if (!classesOf(actor, payLoanCall)(partyId).has('pay')) throw loanPaymentErrors.error('withheld');
}

/** The plan as it is paid on a day, of the version that was asked for. Throws noPlan. */
async function planOf(db: Parameters<typeof versionTerms>[0], { companyId, welfareId, version, amount, count }: Grant, paidOn: string) {
  const terms = await versionTerms(db, companyId, welfareId, version);
  if (terms === undefined) throw httpErrors.error('notFound');
  try {
    return scheduleOf({ ...terms, amount, count, from: paidOn });
  } catch (error) {
    throw error instanceof ScheduleFault ? loanPaymentErrors.error('noPlan') : error;
  }
}

/** What the dialog shows before somebody pays. Throws notFound, notPayable. */
export async function readToPay({ db, rows, params, query: { paidOn }, today }: Context<typeof loanToPay>) {
  const grant = await grantOf(db, rows, params.loanRequestId);
  if (grant === undefined) throw httpErrors.error('notFound');
  if (!isPayable(grant)) throw loanPaymentErrors.error('notPayable');
  const { requestId: loanRequestId, partyId, fullName, loanTitle } = grant;
  const plan = await planOf(db, grant, paidOn ?? today);
  const account = await mainAccount(db, grant, paidOn ?? today);
  return { loanRequestId, partyId, fullName, loanTitle, paidOutAmount: String(plan.paidOut), feeAtPayment: String(plan.feeAtPayment), iban: account?.iban ?? null };
}

type Part = BodyOf<typeof payLoanCall>['parts'][number];

/** Parts with the number that each went to. Throws cheque and noAccount. */
function partsOf(parts: readonly Part[], account: Awaited<ReturnType<typeof mainAccount>>): PaymentPart[] {
  return parts.map((part) => {
    const amount = BigInt(part.amount);
    if (part.method === 'cheque') {
      if (!part.chequeNumber) throw loanPaymentErrors.error('cheque');
      return { amount, method: 'cheque', target: part.chequeNumber, bankName: part.bankName ?? null };
    }
    if (account === undefined) throw loanPaymentErrors.error('noAccount');
    return { amount, method: 'account', target: account.iban, bankName: account.bankName };
  });
}

/** A grant that may be paid, held. Throws notFound, ownByOthers, withheld and notPayable. */
async function heldGrant(context: Context<typeof payLoanCall>, rows: RowScope): Promise<Grant> {
  const { tx, actor, params } = context;
  const grant = await holdGrant(tx, rows, params.loanRequestId);
  if (grant === undefined) throw httpErrors.error('notFound');
  refuseOwn({ actor }, payLoanCall, grant.partyId);
  demandPay(actor, grant);
  if (!isPayable(grant)) throw loanPaymentErrors.error('notPayable');
  return grant;
}

/** Throws what `heldGrant` refuses, paidOn, notEmployed, noPlan, noAccount and partsDiffer. */
export async function pay(context: Context<typeof payLoanCall>): Promise<{ loanId: string; loanCode: string }> {
  const { tx, actor, body, today, clock, audit } = context;
  const grant = await heldGrant(context, context.rows);
  const { requestId, companyId, partyId, welfareId, version, amount, count, status } = grant;
  const { paidOn } = body;
  if (paidOn > today || paidOn < grant.askedOn) throw loanPaymentErrors.error('paidOn', { fields: { paidOn: 'paidOn' } });
  const employmentId = await employmentOn(tx, grant, paidOn);
  if (employmentId === undefined) throw loanPaymentErrors.error('notEmployed');
  await planOf(tx, grant, paidOn);
  const newId = () => context.newId();
  const parts = partsOf(body.parts, await mainAccount(tx, grant, paidOn));
  const paid = await payLoan({ tx, companyId, bookedBy: actor.partyId, newId }, { partyId, employmentId, welfareId, version, requestId, principal: amount, count, paidOn, parts });
  await moveGrant(tx, requestId, 'LgPaidOut');
  const trace = { subjectPartyId: partyId, companyId } as const;
  audit({ ...trace, entity: LOAN_GRANT, id: requestId, action: 'update', changes: { status: [status, 'LgPaidOut'] } });
  audit({ ...trace, entity: PAID_LOAN, id: paid.loanId, action: 'create', changes: { loanCode: [null, paid.loanCode], paidOn: [null, paidOn] } });
  await notify(tx, loanPaid, { recipients: [partyId], values: { number: paid.loanCode }, link: '/viewRecipient', now: new Date(clock.now()), newId });
  return paid;
}
