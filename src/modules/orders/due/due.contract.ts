/**
 * Who needs an order, since when, by which type and with what money now: counted from what stands, nothing is kept.
 * Invariants: reasons tell of the family, so they are class family; amounts are class pay; whoever has an order before approvers waits for that one.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { ISSUE_KEYS } from '../issue/issue.contract.ts';
import { ORDER } from '../orders/orders.contract.ts';
import { dueErrors } from './due.errors.ts';
import { dueTable } from './due.table.ts';
import { dueKinds } from './due-kinds.rules.ts';

const PATH = '/rest/s1/emplOrder/due';
const query = { kind: z.optional(z.enum(dueKinds)) };

export const due = defineList(dueTable, {
  path: PATH,
  permission: 'emplOrder/orders/observe',
  scope: 'rows',
  of: [ORDER],
  query,
  summary: 'One page of the people in scope who need an order; `kind`: for one reason, be it not the first',
});

export const duePeople = defineCall({
  method: 'POST',
  path: `${PATH}/people`,
  summary: 'Personnel codes of chosen people who need an order, for the page that issues them, with the type of order that answers the first reason',
  permission: ISSUE_KEYS.observe,
  scope: 'rows',
  noChanges: 'it looks up who was chosen',
  errors: [dueErrors],
  body: z.strictObject({ selection: tableSelection, ...query }),
  reply: z.strictObject({
    codes: z.array(text),
    /** How many were chosen: more than can be issued for at once are left. */
    count: z.int(),
    settingId: z.nullable(text),
    /** First day of the order: the year's, or today. */
    fromDate: text,
  }),
});
