/**
 * The month of a person: figures, days, what is open, what became known later. Invariants: the identities of a day (day.contract) hold of each day and of the
 * sums; a closed sheet never changes; only the person confirms or disputes the own sheet. Minutes; days ISO dates, ends within.
 * That an absence was an illness is told only with the class health.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { periods, sheetFigures } from '../day/month.rules.ts';
import { sheetStatuses } from './sheet.rules.ts';
import { sheetsErrors } from './sheets.errors.ts';

const PATH = '/rest/s1/functionalManagement';
export const OWN_SHEET = 'personnelManagement/performanceProfile' as const;
/** Of whoever closes months. */
export const CLOSE = 'functionalManagement/closing/manage' as const;
export const SEE = 'functionalManagement/trafficInfo/observe' as const;

const minutes = z.record(text, z.int());
const figures = z.strictObject(Object.fromEntries(sheetFigures.map((name) => [name, z.int()])) as Record<(typeof sheetFigures)[number], z.ZodMiniInt>);
const exception = z.strictObject({ kind: text, at: z.int(), stops: z.boolean() });

export const personSheet = defineCall({
  method: 'GET',
  path: `${PATH}/sheet`,
  keeps: true,
  summary: 'The month of a person: as it stands while it runs, as it was closed afterwards, with its days and what became known later',
  permission: [`${OWN_SHEET}/observe`, SEE],
  scope: 'rows',
  query: z.object({ periodId: z.guid(), partyId: z.optional(z.guid()) }),
  of: ['AttendanceSheet', 'AttendancePeriod', 'LeaveRequest', 'PersonWorkCalendar'],
  reply: entity(
    {
      partyId: field('public', text),
      fullName: field('public', text),
      /** Null until it is drafted. */
      sheetId: field('public', optionalText),
      status: field('public', z.nullable(z.enum(sheetStatuses))),
      version: field('public', z.nullable(z.int())),
      deadline: field('public', optionalText),
      confirmedBy: field('public', z.nullable(z.enum(['person', 'silence', 'office']))),
      disputeDay: field('public', optionalText),
      disputeText: field('public', optionalText),
      disputeAnswer: field('public', optionalText),
      /** Why it is to be opened again; null where nobody asks. */
      reopenText: field('public', optionalText),
      /** Whether it waits for the reader. */
      isOwnToCheck: field('public', z.boolean()),
      figures: field('public', figures),
      coveredBy: field('public', minutes),
      overtime: field('public', minutes),
      counts: field('public', z.record(text, z.int())),
      /** By article 56 of the labour law. */
      shiftWork: field('public', z.nullable(z.enum(['two', 'three', 'night']))),
      nightPaid: field('public', z.int()),
      employedDays: field('public', z.int()),
      ceilings: field('public', z.array(z.strictObject({ of: z.enum(['overtime', 'work']), period: z.enum(periods), from: text, minutes: z.int() }))),
      stops: field('public', z.array(z.strictObject({ day: text, kind: text }))),
      days: field(
        'public',
        z.array(z.strictObject({ date: text, kind: text, shiftClass: optionalText, figures, coveredBy: minutes, overtime: minutes, exceptions: z.array(exception) })),
      ),
      /** Of days of this month, found after it was closed; and of earlier ones, which this sheet takes. */
      differences: field('public', z.array(z.strictObject({ day: text, figures: minutes }))),
      taken: field('public', z.array(z.strictObject({ day: text, figures: minutes }))),
    },
    { subject: 'partyId' },
  ),
});
export type PersonSheet = ReplyOf<typeof personSheet>;

export const confirmSheet = defineCall({
  method: 'POST',
  path: `${PATH}/sheet/:sheetId/confirm`,
  summary: 'Confirms the own sheet',
  permission: `${OWN_SHEET}/check`,
  scope: 'self',
  changes: ['AttendanceSheet'],
  reply: z.strictObject({ status: z.enum(sheetStatuses) }),
  errors: [sheetsErrors],
});

export const disputeSheet = defineCall({
  method: 'POST',
  path: `${PATH}/sheet/:sheetId/dispute`,
  summary: 'Disputes a day of the own sheet, with the reason',
  permission: `${OWN_SHEET}/check`,
  scope: 'self',
  changes: ['AttendanceSheet'],
  body: z.strictObject({ day: z.iso.date(), reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
  reply: z.strictObject({ status: z.enum(sheetStatuses) }),
  errors: [sheetsErrors],
});
