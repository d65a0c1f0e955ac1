/**
 * Signed orders taken back (guide orders 12.7). Invariants: what stood without the order stands again, later orders are counted anew under their numbers,
 * all in one; the order keeps its number and what it said; nobody annuls their own.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { countingErrors } from '../counting/counting.errors.ts';
import { modifyErrors } from './modify.errors.ts';

export const annulOrder = defineCall({
  method: 'POST',
  path: '/rest/s1/emplOrder/order/:orderId/annul',
  summary: 'Annuls a signed order: days, facts of the file and later orders become what they would be without it',
  permission: 'emplOrder/modifyEmplOrder/annul',
  scope: 'rows',
  own: 'others',
  changes: ['EmplOrder'],
  errors: [modifyErrors, countingErrors],
  body: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  reply: z.strictObject({ orderId: text }),
});
