/** What the company's shifts are, and a year of one of its calendars in shifts. */
import { addDays, daysInMonth, toIso } from '#kernel/jalali/jalali.ts';
import { minutesOfShift, workOf } from '#platform/calendar/shifts/shift.rules.ts';
import type { NamedShift } from '#platform/calendar/shifts/shift-book.rules.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { ShiftChoices, ShiftYear } from './shifts.contract.ts';
import { calendarsIn, crewsIn, shiftsIn } from './shifts.store.ts';

export async function choicesIn(db: Db, rows: RowScope, companyId: string): Promise<ShiftChoices> {
  const { shifts } = (await calendarOf(db, companyId)).shifts;
  const reached = await shiftsIn(db, rows, companyId);
  return {
    shifts: reached.flatMap(({ id, isActive }) => {
      const shift = shifts.get(id);
      if (shift === undefined) return [];
      const work = workOf(shift);
      const { code: shiftCode, title, colour, class: shiftClass } = shift;
      return [{ workShiftId: id, shiftCode, title, colour, shiftClass, isActive, minutes: minutesOfShift(shift), from: work[0]?.from ?? null, until: work.at(-1)?.until ?? null }];
    }),
    calendars: await calendarsIn(db, rows, companyId),
    crews: await crewsIn(db, rows, companyId),
  };
}

interface YearAsked {
  readonly year: number;
  readonly workCalendarId: string;
  readonly shiftProgrammeId?: string | undefined;
}

/** Throws notFound of a calendar or a crew that is out of reach. */
export async function yearIn(db: Db, rows: RowScope, companyId: string, { year, workCalendarId, shiftProgrammeId }: YearAsked): Promise<ShiftYear> {
  const isKnown = (await calendarsIn(db, rows, companyId)).some((one) => one.workCalendarId === workCalendarId);
  const isCrew =
    shiftProgrammeId === undefined || (await crewsIn(db, rows, companyId)).some((one) => one.shiftProgrammeId === shiftProgrammeId && one.workCalendarId === workCalendarId);
  if (!isKnown || !isCrew) throw httpErrors.error('notFound');
  const calendar = await calendarOf(db, companyId);
  const [first, last] = [toIso({ year, month: 1, day: 1 }), toIso({ year, month: 12, day: daysInMonth(year, 12) })];
  const shifts: NamedShift[] = [];
  const placeOf = (shift: NamedShift | undefined): number | null => {
    if (shift === undefined) return null;
    const at = shifts.findIndex(({ id }) => id === shift.id);
    return at < 0 ? shifts.push(shift) - 1 : at;
  };
  const workMinutes: number[] = [];
  const days: (number | null)[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const planned = calendar.shifts.dayOn(workCalendarId, shiftProgrammeId ?? null, date);
    workMinutes.push(planned?.minutes ?? calendar.minutes(workCalendarId)(date));
    days.push(placeOf(planned?.shift));
  }
  const holidays = calendar.holidaysFrom(first, MOST_HOLIDAYS).filter(({ date }) => date <= last);
  return {
    workMinutes,
    holidays: holidays.map((one) => ({ ...one, titles: [...one.titles] })),
    days,
    shifts: shifts.map(({ id: workShiftId, title, colour }) => ({ workShiftId, title, colour })),
  };
}

/** More holidays than a year has. */
const MOST_HOLIDAYS = 120;
