/**
 * The receipt of an order confirmed by a link that was sent to the own address, for who is not signed in.
 * Invariants: a link bears a signature of the server and counts once, until its day; opening it confirms nothing, a word of the reader does; no amount is told,
 * and a text that nobody signed is told apart from nothing else; tries are counted for each network.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { ORDER } from '../orders/orders.contract.ts';
import { acknowledgementErrors } from './acknowledgements.errors.ts';

const known = z.nullable(text);
const code = z.string().check(z.minLength(1), z.maxLength(60));
/** Of a link; `used`: the order is received already. */
export const linkStates = ['waiting', 'used', 'expired', 'annulled', 'unknown'] as const;
export const saidStates = ['done', 'used', 'expired', 'annulled', 'unknown'] as const;
const open = { method: 'POST', permission: 'public', scope: 'none', throttled: true, errors: [identityErrors] } as const;

export const lookAtReceipt = defineCall({
  ...open,
  path: '/rest/s1/emplOrder/receipt/look',
  summary: 'What a link that confirms the receipt of an order is about: its type, number, day and company and the initials on it',
  body: z.strictObject({ code }),
  noChanges: 'it says what the link is about',
  reply: z.strictObject({ state: z.enum(linkStates), typeTitle: known, number: known, orderDate: known, companyName: known, initials: known }),
});

export const confirmReceipt = defineCall({
  ...open,
  path: '/rest/s1/emplOrder/receipt',
  summary: 'Says by a link that was sent to the own address that the order was received; a link counts once',
  body: z.strictObject({ code }),
  changes: [ORDER],
  reply: z.strictObject({ state: z.enum(saidStates) }),
});

export const mailOrders = defineCall({
  method: 'POST',
  path: '/rest/s1/emplOrder/acknowledgements/mail',
  summary: 'Sends people a link for each of the chosen orders that they have not received yet, by which they confirm it; each person once, and not twice on a day',
  permission: 'emplOrder/orders/remind',
  scope: 'rows',
  errors: [acknowledgementErrors, tableErrors],
  changes: [ORDER],
  body: z.strictObject({ selection: tableSelection }),
  reply: z.strictObject({
    orders: z.int(),
    people: z.int(),
    /** Of whom no address is known. */
    without: z.int(),
  }),
});
