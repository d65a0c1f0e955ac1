/**
 * Vouchers to the accounting software of a company (guide payroll 4.2, 4.6): each that stands is handed over once, whole; the key of the call is that of
 * the voucher, so that a second try of one that was not answered is known to be one. Where the link has a key, `x-kargozin-signature` is `sha256=` and the HMAC-SHA256 of
 * `x-kargozin-timestamp` (seconds), a point and the body, in hexadecimal digits. Amounts are rials as digits.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { sendingErrors } from './accounting-sending.errors.ts';

const SENDING = 'PayVoucherSending';
const acts = { method: 'POST', permission: 'payroll/accounting/sendVoucher', scope: 'rows', ownTransactions: true, errors: [sendingErrors] } as const;

export const readSending = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/voucher/:payVoucherId/sending',
  summary: 'What became of a voucher on its way to accounting software',
  permission: 'payroll/accounting/observe',
  scope: 'rows',
  of: [SENDING],
  reply: entity({
    payVoucherId: field('public', text),
    /** Null of one that nobody has sent. */
    state: field('public', z.nullable(z.enum(['sending', 'sent', 'failed']))),
    /** ISO moment. */
    triedAt: field('public', optionalText),
    /** Why it was not taken, in words. */
    message: field('public', optionalText),
  }),
});

export const sendVoucher = defineCall({
  ...acts,
  path: '/rest/s1/payroll/voucher/:payVoucherId/send',
  summary: 'Hands a voucher to the accounting software of its group, else of its company; one that was taken is not sent again',
  changes: [SENDING],
  body: z.strictObject({}),
  reply: z.strictObject({ sent: z.boolean() }),
});

export const testLink = defineCall({
  ...acts,
  path: '/rest/s1/payroll/relationList/:accountingLinkId/test',
  summary: 'Whether accounting software answers at its address and knows its user; sends nothing of anybody',
  noChanges: 'it asks somebody else',
  body: z.strictObject({}),
  reply: z.strictObject({ answers: z.boolean() }),
});
