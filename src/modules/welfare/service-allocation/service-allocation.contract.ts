/**
 * Lists by which places of events are given (guide welfare 7.10): ranked or drawn after requests are closed, approved as a whole, then given at once.
 * Invariants: nobody gets a place before the list is approved; the seed of a draw is nobody's choice, its hash is told from the beginning and the seed
 * with the list; a drawn list is not drawn again unless it was refused as a whole; each change of an order by hand has a reason and two people.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { allocationListErrors } from './service-allocation.errors.ts';
import { allocationTable, lineTable, moveTable } from './service-allocation.table.ts';

export const ALLOCATION = 'welfareServices/otherServices/allocation';
const PATH = '/rest/s1/welfare/allocation';
const seen = { permission: `${ALLOCATION}/observe`, scope: 'rows' } as const;

export const allocations = defineList(allocationTable, {
  ...seen,
  path: PATH,
  summary: 'Events whose places are given by a list, of the companies in scope: how many ask, and how the list stands',
  of: ['welfare/event', 'WelfareAllocation', 'WelfarePlace'],
});

export const allocationLines = defineList(lineTable, {
  ...seen,
  path: `${PATH}/line`,
  summary: 'Who asks for a place of an event, of people in scope: rank, slot and why',
  of: ['WelfareAllocation', 'WelfarePlace'],
  subject: 'partyId',
  query: { welfareEventId: z.guid() },
});

export const lineMoves = defineList(moveTable, {
  ...seen,
  path: `${PATH}/move`,
  summary: 'Changes of the order of the list of an event by hand: who asked why, and who confirmed',
  of: ['WelfareAllocationMove'],
  subject: 'partyId',
  query: { welfareEventId: z.guid() },
});

export const allocationSummary = defineCall({
  ...seen,
  method: 'GET',
  path: `${PATH}/:welfareEventId/summary`,
  summary: 'How the list of an event stands, and of a draw the hash of its seed, with the seed once places are drawn',
  of: ['welfare/event', 'WelfareAllocation', 'WelfarePlace'],
  reply: z.strictObject({
    stateId: z.enum(['WaOpen', 'WaRanked', 'WaSent', 'WaReturned', 'WaApproved', 'WaRejected']),
    way: z.enum(['score', 'draw']),
    title: text,
    rowVersion: z.int(),
    capacity: z.int(),
    listed: z.int(),
    /** Requests that nobody has decided on yet. */
    undecided: z.int(),
    /** In the list with a slot. */
    given: z.int(),
    seedHash: optionalText,
    seed: optionalText,
  }),
});

export const printAllocation = defineCall({
  ...seen,
  method: 'GET',
  path: `${PATH}/:welfareEventId/print`,
  summary: 'The list of an event as PDF to be signed, of people in scope: places, slots or why somebody waits, and of a draw its hash and seed',
  of: ['WelfareAllocation', 'WelfarePlace'],
  ownTransactions: true,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: [allocationListErrors, printErrors],
});

const write = { method: 'POST', permission: `${ALLOCATION}/edit`, scope: 'rows', errors: [allocationListErrors] } as const;
const act = { ...write, body: z.strictObject({ rowVersion: z.int() }) } as const;

export const rankAllocation = defineCall({
  ...act,
  path: `${PATH}/:welfareEventId/rank`,
  summary: 'Makes the list of an event whose requests are closed and decided on: in order, each with a slot or why it waits',
  changes: ['WelfareAllocation'],
  reply: z.strictObject({ places: z.int(), given: z.int() }),
});

export const sendAllocation = defineCall({
  ...act,
  path: `${PATH}/:welfareEventId/send`,
  summary: 'Freezes the list of an event and sends it to those who approve it',
  changes: ['WelfareAllocation', 'ProcessInstance', 'ProcessTask'],
  reply: z.strictObject({ trackingCode: text }),
});

export const moveLine = defineCall({
  ...write,
  changes: ['WelfareAllocationMove'],
  path: `${PATH}/line/:welfareRequestId/move`,
  summary: 'Asks for another place of a request in its list by hand, with the reason; a second person decides on it',
  success: 201,
  body: z.strictObject({ toPlace: z.int().check(z.gte(1), z.lte(100_000)), reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  reply: z.strictObject({ welfareAllocationMoveId: text }),
});

export const decideLineMove = defineCall({
  ...write,
  changes: ['WelfareAllocationMove', 'WelfareAllocation'],
  path: `${PATH}/move/:welfareAllocationMoveId/decide`,
  summary: 'Confirms or refuses a change of order that somebody else has asked for; slots follow the new order',
  body: z.strictObject({ decision: z.enum(['confirmed', 'refused']) }),
  reply: z.strictObject({ decided: z.boolean() }),
});
