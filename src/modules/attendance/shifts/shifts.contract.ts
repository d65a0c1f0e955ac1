/**
 * Shifts of the own company: lines of planned work that may float and cross midnight, breaks paid or not, and what stands in their place on dated days or in a
 * lunar month (guide questionnaire-performance.md 16.1).
 * Invariants: lines of a shift, as far as they float, do not meet; a break lies within one; a shift lasts a day and a night at most; one variant counts on a day.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarRecords } from '#platform/calendar/calendar-records.rules.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { shiftErrors } from './shifts.errors.ts';
import { lineForm, lineTable, shiftForm, shiftTable, variantForm, variantTable } from './shifts.table.ts';

const PAGE = 'functionalManagement/calendars';
const PATH = '/rest/s1/functionalManagement';
export const calendarKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;

export const workShifts = defineRecords({
  entity: 'WorkShift',
  table: shiftTable,
  form: shiftForm,
  path: `${PATH}/shift`,
  scope: 'rows',
  of: 'the own company',
  keys: calendarKeys,
  under: {},
  errors: [shiftErrors],
});

const ofShift = { scope: 'rows', of: 'a shift', keys: keysOfRows(calendarKeys), under: { workShiftId: z.guid() }, errors: [shiftErrors] } as const;

export const shiftLines = defineRecords({ ...ofShift, entity: 'WorkShiftLine', table: lineTable, form: lineForm, path: `${PATH}/shiftLine` });
export const shiftVariants = defineRecords({ ...ofShift, entity: 'WorkShiftVariant', table: variantTable, form: variantForm(), path: `${PATH}/shiftVariant` });

export const shiftChoices = defineCall({
  method: 'GET',
  path: `${PATH}/shiftChoices`,
  summary: 'Shifts, work calendars and programmes of the own company, as forms, the roster and the colours of a year need them',
  permission: [calendarKeys.observe, 'functionalManagement/roster/observe'],
  scope: 'rows',
  of: [...calendarRecords, 'WorkShift', 'WorkShiftLine', 'ShiftProgramme'],
  reply: z.strictObject({
    shifts: z.array(
      z.strictObject({
        workShiftId: z.string(),
        shiftCode: z.string(),
        title: z.string(),
        colour: z.string(),
        shiftClass: z.string(),
        isActive: z.boolean(),
        /** Planned, unpaid breaks left out. */
        minutes: z.int(),
        /** Minutes from midnight of its day; null of a shift without lines. */
        from: z.nullable(z.int()),
        until: z.nullable(z.int()),
      }),
    ),
    /** Active ones, the default first. */
    calendars: z.array(z.strictObject({ workCalendarId: z.string(), title: z.string(), isDefault: z.boolean() })),
    /** Programmes of people who are put on them by name. */
    crews: z.array(z.strictObject({ shiftProgrammeId: z.string(), workCalendarId: z.string(), title: z.string() })),
  }),
});
export type ShiftChoices = z.infer<typeof shiftChoices.reply>;
export type ShiftChoice = ShiftChoices['shifts'][number];

/** A Jalali year. */
const year = z.coerce.number().check(z.int(), z.gte(1_300), z.lte(1_498));

export const shiftYear = defineCall({
  method: 'GET',
  path: `${PATH}/shiftYear`,
  summary: 'What a work calendar plans on each day of a Jalali year, to everybody or to a crew',
  permission: calendarKeys.observe,
  scope: 'rows',
  query: z.strictObject({ year, workCalendarId: z.guid(), shiftProgrammeId: z.optional(z.guid()) }),
  of: [...calendarRecords, 'WorkShift', 'WorkShiftLine', 'WorkShiftVariant', 'ShiftProgramme', 'ShiftTurn'],
  reply: z.strictObject({
    /** Of the days of the year, 1 Farvardin first. */
    workMinutes: z.array(z.int()),
    holidays: z.array(z.strictObject({ date: z.string(), titles: z.array(z.string()), isForetold: z.boolean() })),
    /** The shift that counts on each day, of `shifts` by place; null: none. */
    days: z.array(z.nullable(z.int())),
    shifts: z.array(z.strictObject({ workShiftId: z.string(), title: z.string(), colour: z.string() })),
  }),
  errors: [shiftErrors],
});
export type ShiftYear = z.infer<typeof shiftYear.reply>;
