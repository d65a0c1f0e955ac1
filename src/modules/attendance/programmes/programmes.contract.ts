/**
 * Shift programmes of a work calendar, the turns of a rotation, and the rules by which attendance of the calendar is counted (guide questionnaire-performance.md
 * 16.1, 16.3).
 * Invariants: a priority stands once in a calendar; a rotation has turns and no shift of its own, the others the reverse; shifts are of the company; rules of a
 * calendar do not overlap.
 */
import { defineCall } from '#kernel/call.ts';
import { isCalendarDay } from '#kernel/jalali/jalali.ts';
import { z } from '#kernel/schema.ts';
import { calendarRecords } from '#platform/calendar/calendar-records.rules.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { calendarKeys } from '../shifts/shifts.contract.ts';
import { ruleForm, ruleTable } from './calendar-rules.table.ts';
import { programmeErrors } from './programmes.errors.ts';
import { programmeForm, programmeTable, turnForm, turnTable } from './programmes.table.ts';

const PATH = '/rest/s1/functionalManagement';
const shared = { scope: 'rows', errors: [programmeErrors] } as const;
const ofCalendar = { ...shared, of: 'a work calendar', under: { workCalendarId: z.guid() } } as const;

export const shiftProgrammes = defineRecords({
  ...{ ...ofCalendar, entity: 'ShiftProgramme', keys: calendarKeys },
  table: programmeTable,
  form: programmeForm(),
  path: `${PATH}/shiftProgramme`,
});
export const calendarRules = defineRecords({
  ...{ ...ofCalendar, entity: 'CalendarRule', keys: keysOfRows(calendarKeys) },
  table: ruleTable,
  form: ruleForm,
  path: `${PATH}/calendarRule`,
});
export const shiftTurns = defineRecords({
  ...{ ...shared, of: 'a rotation', under: { shiftProgrammeId: z.guid() }, entity: 'ShiftTurn', keys: keysOfRows(calendarKeys) },
  table: turnTable,
  form: turnForm(),
  path: `${PATH}/shiftTurn`,
});

export const layCalendars = defineCall({
  method: 'POST',
  path: `${PATH}/usualCalendars`,
  summary:
    'Lays four calendars to begin with (44 hours in six days, five floating days, three rotating crews, 24 hours on and 48 off) with their shifts and programmes; codes that are there stay as they are',
  permission: calendarKeys.add,
  scope: 'rows',
  body: z.strictObject({
    /** Crews have their turns from this day on. */
    from: z.string().check(z.refine(isCalendarDay)),
  }),
  changes: [calendarRecords[0], 'WorkShift', 'WorkShiftLine', 'ShiftProgramme', 'ShiftTurn'],
  reply: z.strictObject({ added: z.int() }),
});
