/**
 * Needed staff (issue 22, 9): how many people a unit needs in a shift, from a day on; beside the roster what is planned of it, and what lacks. Invariants: of a unit
 * and shift one need stands on a day; people of the unit and below it count who are planned in the shift and not on leave; of units out of reach nothing is told.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { isCalendarDay } from '#kernel/jalali/jalali.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { staffingErrors } from './staffing.errors.ts';
import { needForm, needTable } from './staffing.table.ts';

const KEY = 'functionalManagement/roster';
const PATH = '/rest/s1/functionalManagement';
const day = z.string().check(z.refine(isCalendarDay));
/** Of one look. */
export const MOST_DAYS = 62;

export const shiftNeeds = defineRecords({
  entity: 'ShiftNeed',
  table: needTable,
  form: needForm(),
  path: `${PATH}/shiftNeed`,
  scope: 'rows',
  of: 'the own company',
  keys: keysOfRows({ observe: `${KEY}/observe`, edit: `${KEY}/edit` }),
  under: {},
  errors: [staffingErrors],
});

export const rosterGaps = defineCall({
  method: 'GET',
  path: `${PATH}/roster/gaps`,
  summary: 'Of units in reach that need people in shifts: how many are needed and planned on each day of a span',
  permission: `${KEY}/observe`,
  scope: 'rows',
  query: z.strictObject({ from: day, thru: day }),
  of: ['ShiftNeed', 'PersonDayShift', 'PersonWorkCalendar', 'WorkShift', 'ShiftProgramme', 'LeaveRequest'],
  reply: z.strictObject({
    days: z.array(z.strictObject({ date: text, isHoliday: z.boolean(), isRest: z.boolean(), title: z.nullable(text) })),
    needs: z.array(
      z.strictObject({
        unitId: text,
        unitName: text,
        workShiftId: text,
        shiftTitle: text,
        /** For each day; null: nothing is said of it. */
        needed: z.array(z.nullable(z.int())),
        planned: z.array(z.int()),
      }),
    ),
  }),
  errors: [staffingErrors],
});
export type RosterGaps = ReplyOf<typeof rosterGaps>;
