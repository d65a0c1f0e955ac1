/**
 * Who has received their signed orders and who has not: a list, reminders, and the note that somebody received an order on paper or by e-mail.
 * Invariants: nobody notes a receipt of their own here; what was received stays received; a person is reminded once a day, of all that waits, and no amount is told.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { ORDER } from '../orders/orders.contract.ts';
import { acknowledgementErrors } from './acknowledgements.errors.ts';
import { acknowledgementTable, notedWays, receiptStates } from './acknowledgements.table.ts';

const PATH = '/rest/s1/emplOrder/acknowledgements';
const ACKNOWLEDGEMENT_KEYS = { observe: 'emplOrder/orders/observe', remind: 'emplOrder/orders/remind', receive: 'emplOrder/orders/receive' } as const;

/** Those that wait where absent. */
const query = { state: z.optional(z.enum(receiptStates)) };

export const acknowledgements = defineList(acknowledgementTable, {
  path: PATH,
  permission: ACKNOWLEDGEMENT_KEYS.observe,
  scope: 'rows',
  of: [ORDER],
  query,
  fields: { partyId: field('public', text) },
  summary: 'One page of the signed orders of people in scope by their receipt; those not received yet where `state` is absent',
});

const shared = { method: 'POST', scope: 'rows', errors: [acknowledgementErrors, tableErrors], changes: [ORDER] } as const;

export const remindOfOrders = defineCall({
  ...shared,
  path: `${PATH}/remind`,
  summary: 'Reminds people of chosen orders that they have not received yet; each person once, and not twice on a day',
  permission: ACKNOWLEDGEMENT_KEYS.remind,
  body: z.strictObject({ selection: tableSelection }),
  reply: z.strictObject({ orders: z.int(), people: z.int() }),
});

export const receiveOrders = defineCall({
  ...shared,
  path: `${PATH}/receive`,
  summary: 'Notes that people received chosen orders on paper or by e-mail, and when',
  permission: ACKNOWLEDGEMENT_KEYS.receive,
  own: 'others',
  body: z.strictObject({ selection: tableSelection, via: z.enum(notedWays), on: day }),
  reply: z.strictObject({ orders: z.int() }),
});
