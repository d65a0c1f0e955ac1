/**
 * Orders on paper (guide orders 12.8): the sheet with every factor, and the employee's copy with those that are flagged for it.
 * Invariants: amounts are class pay, so that whoever prints holds it of each person; identity stands on it for who may know it; each paper leaves a trace;
 * signed orders bear a code, and what is not signed, annulled or corrected says so in words.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { orderPrintErrors } from './order-prints.errors.ts';

/** Papers of one file. */
export const MOST_PAPERS = 200;
export const copies = ['sheet', 'employee'] as const;
export type Copy = (typeof copies)[number];
const PDF = 'application/pdf';
const day = z.iso.date();

export const printOrders = defineCall({
  method: 'POST',
  path: '/rest/s1/emplOrder/prints',
  summary: `Papers of the chosen orders in one PDF, ${MOST_PAPERS} at most, by personnel code and day; amounts are class pay`,
  permission: 'emplOrder/orders/print',
  scope: 'rows',
  body: z.strictObject({
    selection: tableSelection,
    /** The sheet where absent. */
    copy: z.optional(z.enum(copies)),
    /** Of the list that they are chosen from. */
    asOf: z.optional(day),
  }),
  noChanges: 'what it writes is the trace of a paper and its code',
  ownTransactions: true,
  raw: PDF,
  reply: z.unknown(),
  errors: [orderPrintErrors, tableErrors, printErrors],
});

export const printOwnOrder = defineCall({
  method: 'GET',
  path: '/rest/s1/emplOrder/own/:orderId/pdf',
  summary: "The employee's copy of an own signed order as PDF",
  permission: 'personnelManagement/personnelBaseInformation/orders/observe',
  scope: 'self',
  ownTransactions: true,
  raw: PDF,
  reply: z.unknown(),
  errors: [orderPrintErrors, printErrors],
});
