/**
 * Orders as they are kept (guide orders 12.6): which counts is asked of a day, and of what was known at a moment.
 * Invariants: amounts, points and wages are class pay, also in files and prints; everybody reads their own signed orders, and those alone;
 * people out of reach are not there. Rials are digits, days ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { plainItem } from '../counting/calculate.contract.ts';
import { saidMove } from '../moves/moves.contract.ts';
import { ordersTable } from './orders.table.ts';

const OBSERVE = 'emplOrder/orders/observe';
/** Whoever changes signed orders looks them up. */
const CHANGE = 'emplOrder/modifyEmplOrder/observe';
const OWN = 'personnelManagement/personnelBaseInformation/orders';
export const ORDER = 'EmplOrder';
const PATH = '/rest/s1/emplOrder';

const onDay = {
  /** Day on which an order counts or not; today where absent. */
  asOf: z.optional(day),
  /** As it was known then; as it is known now where absent. */
  knownAt: z.optional(z.iso.datetime()),
};

export const orders = defineList(ordersTable, {
  path: `${PATH}/listOfOrders`,
  permission: [OBSERVE, CHANGE],
  scope: 'rows',
  of: [ORDER],
  query: {
    ...onDay,
    /** Only those that stand signed. */
    signed: z.optional(z.enum(['Y'])),
  },
  fields: { partyId: field('public', text) },
  summary: 'One page of the orders of people in scope; `statusId` says whether each counts on the day',
});

const head = {
  orderId: field('public', text),
  partyId: field('public', text),
  orderNumber: field('public', optionalText),
  typeTitle: field('public', text),
  /** ActiveEmplOrder: it counts on the day. */
  statusId: field('public', z.enum(['ActiveEmplOrder', 'NotActiveEmplOrder'])),
  stateId: field('public', text),
  orderDate: field('public', text),
  fromDate: field('public', text),
  thruDate: field('public', optionalText),
  acknowledgedAt: field('public', optionalText),
  /** Days on which it counts; the last one within. */
  days: field('public', z.array(z.strictObject({ fromDate: text, thruDate: optionalText }))),
  previousTotal: field('pay', text),
  total: field('pay', text),
} as const;

const reply = z.strictObject({ rows: z.array(entity(head, { subject: 'partyId' })) });

export const ordersOfPerson = defineCall({
  method: 'GET',
  path: `${PATH}/ofPerson`,
  summary: 'Orders of somebody in scope, the latest execution first',
  permission: OBSERVE,
  scope: 'rows',
  of: [ORDER],
  query: z.strictObject({ partyId: z.guid(), ...onDay }),
  reply,
});

export const ownOrders = defineCall({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'The own signed orders, the latest execution first',
  permission: `${OWN}/observe`,
  scope: 'self',
  of: [ORDER],
  query: z.strictObject(onDay),
  reply,
});

/** The version that is shown; the one that counts where absent. */
const ofVersion = z.strictObject({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999))) });

const order = entity(
  {
    ...head,
    fullName: field('public', text),
    pseudoId: field('public', text),
    agreementName: field('public', optionalText),
    kindName: field('public', optionalText),
    bodyText: field('public', optionalText),
    description: field('public', optionalText),
    /** The version that is shown. */
    version: field('public', z.int()),
    /** All that the order ever said, the latest first: since when each was known (ISO), and the order that made it counted anew; null: it said so itself. */
    versions: field('public', z.array(z.strictObject({ version: z.int(), knownAt: text, byNumber: optionalText, byTitle: optionalText }))),
    /** The order that it corrects. */
    correctsNumber: field('public', optionalText),
    annulReason: field('public', optionalText),
    /** What it moves beside kind and wage, in words. */
    moves: field('public', z.array(saidMove)),
    items: field('pay', z.array(plainItem)),
    /** The wage over the years from what stood, oldest first. */
    trail: field('pay', z.array(z.strictObject({ year: z.int(), daily: text }))),
  },
  { subject: 'partyId' },
);

export const readOrder = defineCall({
  method: 'GET',
  path: `${PATH}/order/:orderId`,
  summary: 'An order with its items, each explained, and the days on which it counts',
  permission: [OBSERVE, CHANGE],
  scope: 'rows',
  of: [ORDER],
  query: ofVersion,
  reply: order,
});

export const readOwnOrder = defineCall({
  method: 'GET',
  path: `${PATH}/own/:orderId`,
  summary: 'An own signed order with its items, each explained',
  permission: `${OWN}/observe`,
  scope: 'self',
  of: [ORDER],
  query: ofVersion,
  reply: order,
});

export const acknowledgeOrder = defineCall({
  method: 'POST',
  path: `${PATH}/own/:orderId/acknowledge`,
  summary: 'Says that an own signed order was received; once is enough',
  permission: `${OWN}/acknowledge`,
  scope: 'self',
  changes: [ORDER],
  body: z.strictObject({}),
  reply: z.strictObject({ orderId: text }),
});
