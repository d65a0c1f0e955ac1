/**
 * One day of a person, explained: what was planned, each press, each figure with what it is made of. Invariants: the identities of day.contract. A day that is not
 * over is counted as it stands, and stored when it is. That an absence was an illness is told only with the class health.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { sheetFigures } from '../day/month.rules.ts';
import { OWN_SHEET, SEE } from '../sheets/sheets.contract.ts';

const minutes = z.record(text, z.int());

export const personDay = defineCall({
  method: 'GET',
  path: '/rest/s1/functionalManagement/day',
  keeps: true,
  summary: 'A day of a person with its plan, its presses and what each figure is made of',
  permission: [`${OWN_SHEET}/observe`, SEE],
  scope: 'rows',
  query: z.object({ partyId: z.optional(z.guid()), date: z.iso.date() }),
  of: ['AttendanceSheet', 'LeaveRequest', 'PersonWorkCalendar'],
  reply: entity(
    {
      partyId: field('public', text),
      date: field('public', text),
      /** ordinary, weeklyRest or holiday; null on a day without employment. */
      kind: field('public', optionalText),
      shiftClass: field('public', optionalText),
      /** Minutes from midnight: lines of the plan and breaks. */
      plan: field('public', z.array(z.strictObject({ from: z.int(), minutes: z.int(), floating: z.int() }))),
      breaks: field('public', z.array(z.strictObject({ from: z.int(), minutes: z.int(), isPaid: z.boolean() }))),
      presses: field('public', z.array(z.strictObject({ at: text, key: optionalText }))),
      /** Whether the day is over and stored. */
      isStored: field('public', z.boolean()),
      figures: field('public', z.nullable(z.strictObject(Object.fromEntries(sheetFigures.map((name) => [name, z.int()])) as Record<(typeof sheetFigures)[number], z.ZodMiniInt>))),
      coveredBy: field('public', minutes),
      overtime: field('public', minutes),
      exceptions: field('public', z.array(z.strictObject({ kind: text, at: z.int(), stops: z.boolean() }))),
      lines: field('public', z.array(z.strictObject({ figure: text, minutes: z.int(), rule: text, from: z.int() }))),
      /** When what is planned is fulfilled, if the person stays: minute of the day; null where nothing lacks or nobody has come. */
      fullAt: field('public', z.nullable(z.int())),
    },
    { subject: 'partyId' },
  ),
});
export type PersonDay = ReplyOf<typeof personDay>;
