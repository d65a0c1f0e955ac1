/**
 * What people add to the calendar: the working week of a company, holidays added and lifted, starts of lunar months
 * (guide/iran.md section 4).
 * Invariants: a company has one default calendar; weeks of one calendar do not overlap; a company says one thing of a day, and its
 * own word goes before what is said for all companies; every lunar month has 29 or 30 days, whatever is entered. Work calendars
 * belong to a company; lunar months and days for all companies are facts of the country and are written only by who reaches every
 * company of the installation.
 */
import { defineCall } from '#kernel/call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import { seenVersion } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { calendarRecords } from '../calendar-records.rules.ts';
import { workCalendarErrors } from './work-calendar.errors.ts';
import { calendarForm, calendarTable, holidayTable, lunarForm, specialForm, specialTable, weekForm, weekTable } from './work-calendar.table.ts';

const page = 'systemBaseData/systemBaseData';
const path = '/rest/s1/hcm/calendar';

export const calendarRegister = defineRegister({ page, scope: 'rows', table: calendarTable, form: calendarForm, path: `${path}/workCalendar` });
export const weekRegister = defineRegister({ page, scope: 'rows', table: weekTable, form: weekForm, path: `${path}/workWeek`, by: 'workCalendarId' });
export const specialRegister = defineRegister({ page, scope: 'rows', table: specialTable, form: specialForm, path: `${path}/specialDay`, by: 'year' });

/** Years that can be shown whole: the calendar is asked for days of 1850 to 2120. */
const jalaliYear = z.coerce.number().check(z.int(), z.gte(1_230), z.lte(1_498));

export const holidays = defineList(holidayTable, {
  path: `${path}/holidayList`,
  permission: `${page}/observe`,
  scope: 'rows',
  summary: 'Official, added and lifted holidays of a Jalali year in the own company',
  of: [...calendarRecords],
  query: { year: jalaliYear },
});

export const calendarYear = defineCall({
  method: 'GET',
  path: `${path}/year`,
  summary: 'Working minutes of each day of a Jalali year in the own company, and its holidays',
  permission: 'session',
  scope: 'none',
  query: z.strictObject({ year: jalaliYear }),
  of: [...calendarRecords],
  reply: z.strictObject({
    /** Of the days of the year, 1 Farvardin first. */
    workMinutes: z.array(z.int()),
    holidays: z.array(z.strictObject({ date: z.string(), titles: z.array(z.string()), isForetold: z.boolean() })),
  }),
});
export type CalendarYear = z.infer<typeof calendarYear.reply>;

/** Months before the present one and after it that can be looked at and entered. */
export const MONTHS_BACK = 12;
export const MONTHS_AHEAD = 24;

const lunarMonth = z.strictObject({
  year: z.int(),
  month: z.int(),
  startDate: z.string(),
  length: z.int(),
  /** Published with the program, entered by people, or foretold. */
  state: z.enum(['published', 'entered', 'foretold']),
  source: z.nullable(z.string()),
  /** 0: nobody has entered it. */
  rowVersion: z.int(),
});
export type LunarMonthRow = z.infer<typeof lunarMonth>;

const months = `${path}/lunarMonths` as const;

export const lunarMonths = defineCall({
  method: 'GET',
  path: months,
  summary: 'Lunar months from a year back to two years ahead, published, entered and foretold',
  permission: `${page}/observe`,
  scope: 'rows',
  of: ['LunarMonth'],
  reply: z.strictObject({
    months: z.array(lunarMonth),
    /** The caller reaches every company. */
    reachesAll: z.boolean(),
  }),
});

export const enterLunarMonth = defineCall({
  method: 'PUT',
  path: `${months}/:month`,
  summary: 'Enters the start of a lunar month (1448-1), in place of the published or foretold one',
  permission: `${page}/edit`,
  scope: 'rows',
  body: formBody(lunarForm, { rowVersion: z.int() }),
  changes: ['LunarMonth'],
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [workCalendarErrors],
});

export const dropLunarMonth = defineCall({
  method: 'DELETE',
  path: `${months}/:month`,
  summary: 'Takes an entered start back: the published or the foretold one counts again',
  permission: `${page}/delete`,
  scope: 'rows',
  query: z.strictObject({ rowVersion: seenVersion }),
  changes: ['LunarMonth'],
  reply: z.strictObject({ removed: z.boolean() }),
  errors: [workCalendarErrors],
});
