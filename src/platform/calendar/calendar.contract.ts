/**
 * The calendar of Iran: lunar dates, official holidays and occasions by day (guide/iran.md section 4), with what the own company
 * or the installation has added (work-calendar/).
 * Invariants: the same answer for everybody of a company; what rests on a lunar month that is not known yet says so.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { calendarRecords } from './calendar-records.rules.ts';

/** Days one answer holds: a month with the weeks around it. */
export const MAX_DAYS = 62;
export const MAX_HOLIDAYS = 20;
/** Days the calendar is asked for: the published lunar months begin in 1848, the Jalali calendar here ends in 2123. */
const [FIRST, LAST] = ['1850-01-01', '2120-12-31'];

const day = z.iso.date().check(z.refine((iso) => iso >= FIRST && iso <= LAST, 'option'));

const calendarDay = z.strictObject({
  date: text,
  /** Null where it is unknown. */
  lunar: z.nullable(z.strictObject({ year: z.int(), month: z.int(), day: z.int(), isForetold: z.boolean() })),
  /** An official or added holiday; Fridays are not told. */
  isHoliday: z.boolean(),
  /** Holidays first. */
  occasions: z.array(z.strictObject({ title: text, isHoliday: z.boolean() })),
  /** Working minutes by the default work calendar of the own company; 0 on a day off. */
  workMinutes: z.int(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

const holiday = z.strictObject({ date: text, titles: z.array(text), isForetold: z.boolean() });
export type Holiday = z.infer<typeof holiday>;

export const calendarDays = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/calendar',
  summary: 'Days with their lunar date, official holidays and occasions',
  permission: 'session',
  scope: 'none',
  query: z
    .strictObject({ from: day, to: day })
    .check(z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_DAYS * 86_400_000, { error: 'days', path: ['to'] })),
  of: [...calendarRecords],
  reply: z.strictObject({ days: z.array(calendarDay) }),
});

export const nextHolidays = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/calendar/holidays',
  summary: 'The next official holidays from a day on',
  permission: 'session',
  scope: 'none',
  query: z.strictObject({ from: day, limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_HOLIDAYS)), 5) }),
  of: [...calendarRecords],
  reply: z.strictObject({ holidays: z.array(holiday) }),
});
