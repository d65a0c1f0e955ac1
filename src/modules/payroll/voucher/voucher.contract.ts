/**
 * Vouchers of runs of pay (guide payroll 4.6, 4.8, 4.9): seen of any counted run, kept as a draft from its approval on.
 * Invariants: a voucher that is kept balances to the rial, does not change, and is withdrawn when its run is opened again or another takes its
 * place; what is taken back is booked by the same lines with their sides exchanged. Rials are digits as text; amounts are class pay.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { accountingKeys } from '../accounting/accounting.contract.ts';
import { OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { voucherErrors } from './voucher.errors.ts';
import { voucherLinesTable, vouchersTable } from './voucher.table.ts';

export const VOUCHER = 'PayVoucher';
/** Whoever sees runs sees what they come to in the books, and so does whoever keeps the accounts. */
const reads = { permission: [OBSERVE, accountingKeys.observe], scope: 'rows', of: [PAY_RUN, VOUCHER] } as const;

export const payVouchers = defineList(vouchersTable, {
  ...reads,
  path: '/rest/s1/payroll/voucher',
  summary: 'One page of the vouchers that stand',
});

export const payVoucherLines = defineList(voucherLinesTable, {
  ...reads,
  path: '/rest/s1/payroll/voucherLine',
  summary: 'One page of the lines of a voucher; of all that stand where none is said',
  query: { payVoucherId: z.optional(z.guid()) },
});

const part = z.strictObject({ title: text, amount: text, people: z.int() });
const line = z.strictObject({
  ...{ seqNum: z.int(), accountCode: text, accountName: text, description: text },
  details: z.array(z.strictObject({ id: text, code: text, title: text })),
  ...{ debit: text, credit: text },
  /** Figures of the run that it is made of, with their people. */
  parts: z.array(part),
});
const voucher = z.strictObject({
  /** Null of one that is not kept. */
  payVoucherId: optionalText,
  /** Of which place of the personnel structure it is. */
  placeName: optionalText,
  number: optionalText,
  description: optionalText,
  date: text,
  ...{ debit: text, credit: text },
  lines: z.array(line),
});

export const readVoucher = defineCall({
  ...reads,
  method: 'GET',
  path: '/rest/s1/payroll/run/:payRunId/voucher',
  summary: 'The vouchers of a run: those that are kept, or where none are or a template is named what it comes to by that one, which stores nothing; and what is wrong',
  query: z.strictObject({ voucherTemplateId: z.optional(z.guid()) }),
  reply: entity({
    payRunId: field('public', text),
    isKept: field('public', z.boolean()),
    /** Whether vouchers may be made of it now: it is approved and no mirror of another. */
    mayMake: field('public', z.boolean()),
    voucherTemplateId: field('public', optionalText),
    templates: field('public', z.array(z.strictObject({ voucherTemplateId: text, title: text }))),
    vouchers: field('pay', z.array(voucher)),
    /** In words, with amounts. */
    faults: field('pay', z.array(z.strictObject({ code: text, message: text }))),
  }),
  errors: [voucherErrors],
});

export const makeVoucher = defineCall({
  method: 'POST',
  path: '/rest/s1/payroll/run/:payRunId/voucher',
  summary: 'Keeps the vouchers of an approved run by a template; those that stood are withdrawn',
  permission: 'payroll/accounting/makeVoucher',
  scope: 'rows',
  changes: [VOUCHER],
  body: z.strictObject({ voucherTemplateId: z.optional(z.guid()) }),
  reply: z.strictObject({ vouchers: z.int() }),
  errors: [voucherErrors],
});
