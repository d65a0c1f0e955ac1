/**
 * What arrived and is nobody's or cannot be right, and what people say in the place of a press (issue 22, Events). Invariants: an exception goes by itself when
 * what it lacked is there (the card is given, the employment entered), else by somebody with a reason; a correction stands in an event's place and points to
 * it, the event stays; each has a reason; nobody corrects presses of their own. Times of presses are class personal.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { pressKeys } from '../day/presses.rules.ts';
import { exceptionErrors } from './exceptions.errors.ts';
import { exceptionTable } from './exceptions.table.ts';

const PAGE = 'functionalManagement/exceptions';
const PATH = '/rest/s1/functionalManagement';
const observe = `${PAGE}/observe` as const;
const edit = `${PAGE}/edit` as const;
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

export const exceptions = defineList(exceptionTable, {
  path: `${PATH}/clockException`,
  permission: observe,
  scope: 'rows',
  summary: 'Open exceptions of presses of the companies in scope',
  of: ['ClockException'],
  fields: { day: field('public', z.nullable(text)) },
});

export const settleExceptions = defineCall({
  method: 'POST',
  path: `${PATH}/clockException/settle`,
  summary: 'Closes exceptions with a reason; the events stay as they are',
  permission: edit,
  scope: 'rows',
  body: z.strictObject({ selection: tableSelection, reason }),
  changes: ['ClockException'],
  reply: z.strictObject({ settled: z.int() }),
});

export const pressesOfDay = defineCall({
  method: 'GET',
  path: `${PATH}/presses`,
  summary: 'Presses of a person on a day as they count, with what they stand in the place of',
  permission: observe,
  scope: 'rows',
  of: ['ClockPress'],
  query: z.strictObject({ partyId: z.guid(), date: z.iso.date() }),
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          partyId: field('public', text),
          eventId: field('public', text),
          /** Tehran wall time. */
          at: field('personal', text),
          key: field('personal', z.nullable(z.enum(pressKeys))),
          deviceTitle: field('public', z.nullable(text)),
          /** Of a correction: in whose place it stands; null of a press that was added. */
          stoodAt: field('personal', z.nullable(text)),
          reason: field('personal', z.nullable(text)),
          correctedByName: field('public', z.nullable(text)),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

export const correctPress = defineCall({
  method: 'POST',
  path: `${PATH}/presses`,
  summary: 'Says a press that lacks, another moment or key in the place of one, or that there was none; with a reason, of somebody else',
  permission: edit,
  scope: 'rows',
  own: 'others',
  errors: [exceptionErrors, ownFileErrors],
  changes: ['ClockPress', 'ClockException'],
  body: z.strictObject({
    partyId: z.guid(),
    /** The press, or the correction, in whose place it stands; null: one lacks. */
    eventId: z.nullable(z.guid()),
    /** The day of the press. */
    date: z.iso.date(),
    /** Tehran wall time `2026-05-10T07:58`; null: there was no press. */
    at: z.nullable(z.string().check(z.maxLength(20))),
    key: z.optional(z.nullable(z.enum(pressKeys))),
    reason,
  }),
  reply: z.strictObject({ eventId: text }),
});
