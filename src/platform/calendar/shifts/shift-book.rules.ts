/**
 * What is planned on a day by a calendar: the shift of its programmes, variants and half days counted in; the minutes of its week where it has none. Pure but for
 * what it remembers: a day is worked out once. Dates are ISO days.
 */
import { addDays, weekdayOf } from '#kernel/jalali/jalali.ts';
import { cycleOf, isInForce, type Programme, programmeDay, programmesFor, type WorkdayCount } from './programme.rules.ts';
import { emptyShift, halved, minutesOfShift, type Shift, type ShiftClass } from './shift.rules.ts';

export interface NamedShift extends Shift {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly colour: string;
  readonly class: ShiftClass;
}

export interface ShiftVariant {
  readonly shiftId: string;
  /** What counts in its place. */
  readonly steadId: string;
  readonly from: string;
  /** Last day; null: until further notice. */
  readonly thru: string | null;
}

export interface ShiftFacts {
  readonly shifts: readonly NamedShift[];
  readonly variants: readonly ShiftVariant[];
  /** By calendar. */
  readonly programmes: ReadonlyMap<string, readonly Programme[]>;
}

/** What the book asks of the calendar of the company. */
export interface BookDays {
  isHoliday(date: string): boolean;
  specialOn(date: string): 'SdOff' | 'SdHalf' | 'SdWork' | undefined;
}

export interface BookDay {
  readonly programmeId: string | null;
  /** As the programme names it, whatever stands in its place. */
  readonly shiftId: string | null;
  /** What counts on the day; undefined: rest. */
  readonly shift: NamedShift | undefined;
  readonly minutes: number;
  /** Minutes before the day was halved. */
  readonly usual: number;
}

/** What a day is worth where shifts differ: of leave, say. */
export interface Usual {
  /** Planned minutes of a working day and of a week, holidays left out; of a rotation the averages of its cycle. */
  readonly day: number;
  readonly week: number;
}

export interface ShiftBook {
  readonly shifts: ReadonlyMap<string, NamedShift>;
  /** A shift as it counts on a day. */
  shiftOn(shiftId: string, date: string): NamedShift | undefined;
  /** What programmes of a calendar say of a day to somebody who is put on `own`; undefined where none is in force. */
  dayOn(workCalendarId: string, own: string | null, date: string): BookDay | undefined;
  usualOn(workCalendarId: string, own: string | null, date: string): Usual | undefined;
}

/** Counts working days from a first day on, each of them looked at once. */
function workdayCount(isHoliday: (date: string) => boolean): WorkdayCount {
  const known = new Map<string, { upTo: string; counts: Map<string, number>; sum: number }>();
  return (from, until) => {
    const own = known.get(from) ?? { upTo: from, counts: new Map<string, number>(), sum: 0 };
    known.set(from, own);
    for (; own.upTo <= until; own.upTo = addDays(own.upTo, 1)) {
      own.counts.set(own.upTo, own.sum);
      own.sum += isHoliday(own.upTo) ? 0 : 1;
    }
    return own.counts.get(until) ?? 0;
  };
}

function remembered<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

const WEEK = 7;
const mean = (sum: number, count: number): number => (count === 0 ? 0 : Math.round(sum / count));

export function shiftBook({ shifts: all, variants, programmes }: ShiftFacts, days: BookDays): ShiftBook {
  const shifts = new Map(all.map((shift) => [shift.id, shift]));
  const steads = Map.groupBy(variants, ({ shiftId }) => shiftId);
  const isHoliday = remembered((date) => days.isHoliday(date));
  const workdays = workdayCount(isHoliday);
  const ordered = remembered((key) => {
    const [calendarId = '', own] = key.split('/');
    return programmesFor(programmes.get(calendarId) ?? [], own === '' ? null : (own ?? null));
  });
  const asked = (calendarId: string, own: string | null): readonly Programme[] => ordered(`${calendarId}/${own ?? ''}`);
  const inForce = (calendarId: string, own: string | null, date: string): readonly Programme[] => asked(calendarId, own).filter((one) => isInForce(one, date));
  const shiftOn = (id: string, date: string): NamedShift | undefined => {
    const stead = steads.get(id)?.find(({ from, thru }) => from <= date && (thru === null || date <= thru));
    return shifts.get(stead?.steadId ?? id);
  };
  const minutesOn = (id: string | null, date: string): number => (id === null ? 0 : minutesOfShift(shiftOn(id, date) ?? emptyShift));
  /** A day off that is worked in place of another has the shift of the week. */
  const inPlace = (candidates: readonly Programme[]): string | null => candidates.find(({ type }) => type === 'CShTWeek')?.shiftId ?? null;
  const dayOf = remembered((key): BookDay => {
    const [calendarId = '', own = '', date = ''] = key.split('/');
    const candidates = asked(calendarId, own === '' ? null : own);
    const special = days.specialOn(date);
    const said = programmeDay(candidates, date, isHoliday(date), workdays);
    const shiftId = said === undefined && special === 'SdWork' ? inPlace(candidates) : (said?.shiftId ?? null);
    const whole = shiftId === null ? undefined : shiftOn(shiftId, date);
    const shift = whole !== undefined && special === 'SdHalf' ? { ...whole, ...halved(whole) } : whole;
    return { programmeId: said?.programmeId ?? null, shiftId, shift, minutes: minutesOfShift(shift ?? emptyShift), usual: minutesOfShift(whole ?? emptyShift) };
  });
  const usualOf = (candidates: readonly Programme[], date: string): Usual => {
    const rotation = candidates[0];
    if (rotation?.type === 'CShTRotat') {
      const sum = rotation.turns.reduce((total, turn) => total + minutesOn(turn.shiftId, date) * turn.days, 0);
      const worked = cycleOf(rotation.turns.filter(({ shiftId }) => shiftId !== null));
      return { day: mean(sum, worked), week: mean(sum * WEEK, cycleOf(rotation.turns)) };
    }
    const first = addDays(date, -weekdayOf(date));
    const week = Array.from({ length: WEEK }, (_, at) => addDays(first, at)).map((one) => minutesOn(programmeDay(candidates, one, false, workdays)?.shiftId ?? null, one));
    const sum = week.reduce((total, minutes) => total + minutes, 0);
    return { day: mean(sum, week.filter((minutes) => minutes > 0).length), week: sum };
  };
  return {
    shifts,
    shiftOn,
    dayOn: (calendarId, own, date) => (inForce(calendarId, own, date).length === 0 ? undefined : dayOf(`${calendarId}/${own ?? ''}/${date}`)),
    usualOn(calendarId, own, date) {
      const candidates = inForce(calendarId, own, date);
      return candidates.length === 0 ? undefined : usualOf(candidates, date);
    },
  };
}
