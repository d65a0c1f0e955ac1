/**
 * Paying out what was granted (guide welfare 7.9): the list of approved requests, and the payment by the main account of the file, by cheques, or both.
 * Invariants: paid once, and nothing that was taken back; the plan of instalments is written in the same transaction; nobody pays the own loan.
 * Rials are digits; amounts are class pay, numbers of accounts class bank.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { loanLedgerErrors } from '../loan-ledger/loan-ledger.errors.ts';
import { LOAN_GRANT, PAID_LOAN, PAY_LOANS } from '../loan-ledger/loan-ledger.rules.ts';
import { loanPaymentErrors } from './loan-payment.errors.ts';
import { loansToPayTable } from './loan-payment.table.ts';

const PATH = '/rest/s1/welfare/providingLoans';
const PAGE = 'welfareServices/financialFacility/payment';

const rial = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const word = z.string().check(z.minLength(1), z.maxLength(100));

export const loansToPay = defineList(loansToPayTable, {
  path: PATH,
  permission: `${PAGE}/observe`,
  scope: 'rows',
  of: [LOAN_GRANT],
  summary: 'One page of the loans of people in scope that are granted and not paid',
});

export const loanToPay = defineCall({
  method: 'GET',
  path: `${PATH}/:loanRequestId`,
  summary: 'What the borrower of a granted loan receives when it is paid on a day, and the main account of the file',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  of: [LOAN_GRANT],
  query: z.strictObject({ paidOn: z.optional(calendarDay) }),
  reply: entity(
    {
      loanRequestId: field('public', text),
      partyId: field('public', text),
      fullName: field('public', text),
      loanTitle: field('public', text),
      paidOutAmount: field('pay', text),
      feeAtPayment: field('pay', text),
      /** IBAN; null where the file has no main account. */
      iban: field('bank', optionalText),
    },
    { subject: 'partyId' },
  ),
  errors: [loanPaymentErrors],
});

export const payLoanCall = defineCall({
  method: 'POST',
  path: `${PATH}/:loanRequestId/pay`,
  summary: 'Pays a granted loan in one or several parts and writes its plan of instalments; answers the number of the loan',
  permission: PAY_LOANS,
  scope: 'rows',
  own: 'others',
  body: z.strictObject({
    paidOn: calendarDay,
    /** Together what the borrower receives. */
    parts: z
      .array(
        z.discriminatedUnion('method', [
          z.strictObject({ method: z.literal('account'), amount: rial }),
          z.strictObject({ method: z.literal('cheque'), amount: rial, chequeNumber: z.optional(z.nullable(word)), bankName: z.optional(z.nullable(word)) }),
        ]),
      )
      .check(z.minLength(1), z.maxLength(20)),
  }),
  changes: [LOAN_GRANT, PAID_LOAN],
  takesAway: true,
  reply: z.strictObject({ loanId: text, loanCode: text }),
  errors: [loanPaymentErrors, loanLedgerErrors],
  success: 201,
});
