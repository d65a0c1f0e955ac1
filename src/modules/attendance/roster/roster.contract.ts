/**
 * The roster (guide questionnaire-performance.md 16.1): what people are planned to work on each day, with what was said of single days in place of the programmes.
 * Invariants: a person has one shift a day; nobody writes a roster of their own; shifts, calendars and crews are of the company; a write of many cells is written
 * whole or not at all.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { isCalendarDay } from '#kernel/jalali/jalali.ts';
import { z } from '#kernel/schema.ts';
import { rosterErrors } from './roster.errors.ts';

const KEY = 'functionalManagement/roster';
/** Who writes rosters, by hand and by sheets. */
export const EDIT = `${KEY}/edit` as const;
const PATH = '/rest/s1/functionalManagement/roster';
/** Days of one look, and people of one page. */
export const [MOST_DAYS, PAGE_SIZE] = [62, 100];
const MOST_CELLS = 2_000;
const MOST_PEOPLE = 500;
const day = z.string().check(z.refine(isCalendarDay));
const text = z.string();

const person = entity(
  {
    partyId: field('public', text),
    fullName: field('public', text),
    calendarTitle: field('public', text),
    /** The crew somebody is put on by name; null: none. */
    crewTitle: field('public', z.nullable(text)),
    /** A place in `shifts` for each day; null: no shift planned, or not employed. */
    shifts: field('personal', z.array(z.nullable(z.int()))),
    minutes: field('personal', z.array(z.int())),
    /** Days of which the roster itself says something, by their place. */
    own: field('personal', z.array(z.int())),
  },
  { subject: 'partyId' },
);

export const roster = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'What people in reach are planned to work on the days of a span: by programmes, and by what was said of single days',
  permission: `${KEY}/observe`,
  scope: 'rows',
  query: z.strictObject({
    from: day,
    thru: day,
    unitId: z.optional(z.guid()),
    workCalendarId: z.optional(z.guid()),
    searchValue: z.optional(z.string().check(z.maxLength(100))),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))),
  }),
  of: ['PersonDayShift', 'PersonWorkCalendar', 'WorkShift', 'ShiftProgramme'],
  reply: z.strictObject({
    days: z.array(z.strictObject({ date: text, isHoliday: z.boolean(), isRest: z.boolean(), title: z.nullable(text) })),
    shifts: z.array(z.strictObject({ workShiftId: text, shiftCode: text, title: text, colour: text })),
    people: z.array(person),
    /** Of all pages. */
    count: z.int(),
  }),
  errors: [rosterErrors],
});

export type Roster = ReplyOf<typeof roster>;

export const writeRoster = defineCall({
  method: 'POST',
  path: `${PATH}/days`,
  summary: 'Says of single days of people in reach what they work, in place of the programmes; or takes that back',
  permission: EDIT,
  scope: 'rows',
  body: z.strictObject({
    /** `workShiftId` null: rest; absent: as the programmes say. */
    cells: z.array(z.strictObject({ partyId: z.guid(), date: day, workShiftId: z.optional(z.nullable(z.guid())) })).check(z.minLength(1), z.maxLength(MOST_CELLS)),
    reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(300)))),
  }),
  changes: ['PersonDayShift'],
  reply: z.strictObject({ written: z.int(), removed: z.int() }),
  errors: [rosterErrors],
});

export const assignPeople = defineCall({
  method: 'POST',
  path: `${PATH}/assign`,
  summary: 'Puts people in reach on a work calendar, and on a crew of it, from a day on; what was said of later days goes',
  permission: EDIT,
  scope: 'rows',
  body: z.strictObject({
    partyIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(MOST_PEOPLE)),
    workCalendarId: z.guid(),
    shiftProgrammeId: z.nullable(z.guid()),
    fromDate: day,
  }),
  changes: ['PersonWorkCalendar'],
  reply: z.strictObject({ assigned: z.int() }),
  errors: [rosterErrors],
});
