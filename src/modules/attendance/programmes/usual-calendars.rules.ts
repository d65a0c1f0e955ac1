/**
 * The calendars that are offered to begin with: 44 hours in six days, the same in five days that float, three crews that rotate by week, and a day on duty before
 * two of rest. Pure; minutes count from midnight. Hours of a week: labour law, article 51; of shift work within four weeks: article 57.
 */
import { addDays, weekdayOf } from '#kernel/jalali/jalali.ts';
import words from './usual-calendars.messages.fa.ts';

type ShiftCode = keyof typeof words.shifts;
type CalendarCode = keyof typeof words.calendars;

interface UsualLine {
  readonly shift: ShiftCode;
  readonly kind: 'ShlWork' | 'ShlBreak';
  readonly dayOffset: 0 | 1;
  readonly from: number;
  readonly minutes: number;
  readonly floating: number;
}
const work = (shift: ShiftCode, from: number, minutes: number, floating = 0): UsualLine => ({ shift, kind: 'ShlWork', dayOffset: 0, from, minutes, floating });
/** Unpaid, so that six turns of a week come to 44 hours. */
const pause = (shift: ShiftCode, from: number, dayOffset: 0 | 1 = 0): UsualLine => ({ shift, kind: 'ShlBreak', dayOffset, from, minutes: 40, floating: 0 });

export const usualShifts = [
  { code: 'DAY', class: 'morning', colour: 'blue' },
  { code: 'HALF', class: 'morning', colour: 'teal' },
  { code: 'FLEX', class: 'morning', colour: 'green' },
  { code: 'M', class: 'morning', colour: 'amber' },
  { code: 'E', class: 'evening', colour: 'orange' },
  { code: 'N', class: 'night', colour: 'purple' },
  { code: 'G24', class: 'night', colour: 'red' },
] as const satisfies readonly { code: ShiftCode; class: string; colour: string }[];

export const usualLines: readonly UsualLine[] = [
  work('DAY', 480, 480),
  work('HALF', 480, 240),
  work('FLEX', 450, 528, 60),
  ...[work('M', 360, 480), pause('M', 600)],
  ...[work('E', 840, 480), pause('E', 1_080)],
  ...[work('N', 1_320, 480), pause('N', 120, 1)],
  work('G24', 480, 1_440),
];

interface UsualProgramme {
  readonly calendar: CalendarCode;
  readonly title: string;
  readonly priority: number;
  readonly type: 'CShTWeek' | 'CShTRotat';
  readonly forAll: 'Y' | 'N';
  readonly holidays: 'around' | 'through';
  readonly shift: ShiftCode | null;
  readonly weekdays: readonly string[] | null;
  readonly rotationFrom: string | null;
  readonly turns: readonly (readonly [shift: ShiftCode | null, days: number])[];
}

const WORKWEEK = ['WdSaturday', 'WdSunday', 'WdMonday', 'WdTuesday', 'WdWednesday'];
const [WEEK, TURN] = [7, 6];

const weekly = (calendar: CalendarCode, title: string, priority: number, shift: ShiftCode, weekdays: readonly string[]): UsualProgramme => ({
  ...{ calendar, title, priority, shift, weekdays, type: 'CShTWeek', forAll: 'Y', holidays: 'around', rotationFrom: null, turns: [] },
});

/** Crews begin their round one after the other, `apart` days each. */
const crews = (calendar: CalendarCode, from: string, apart: number, turns: UsualProgramme['turns']): UsualProgramme[] =>
  words.letters.map((letter, nth) => ({
    ...{ calendar, title: words.crew(letter), priority: (nth + 1) * 10, type: 'CShTRotat', forAll: 'N', holidays: 'through', shift: null, weekdays: null },
    ...{ rotationFrom: addDays(from, nth * apart), turns },
  }));

/** `from`: no day before it has a turn; crews that turn by week begin on the Saturday of its week. */
export const usualProgrammes = (from: string): readonly UsualProgramme[] => [
  weekly('OFFICE44', words.week, 10, 'DAY', WORKWEEK),
  weekly('OFFICE44', words.thursday, 20, 'HALF', ['WdThursday']),
  weekly('FLEX5', words.week, 10, 'FLEX', WORKWEEK),
  ...crews(
    'CREWS3',
    addDays(from, -weekdayOf(from) - 2 * WEEK),
    WEEK,
    (['M', 'E', 'N'] as const).flatMap((shift) => [[shift, TURN] as const, [null, WEEK - TURN] as const]),
  ),
  ...crews('GUARD24', addDays(from, -2), 1, [
    ['G24', 1],
    [null, 2],
  ]),
];
