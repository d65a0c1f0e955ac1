/**
 * A shift: lines of planned work that may float, and breaks; how long it is, and what is left of it on a shorter day. Pure; minutes count from midnight of
 * the day it begins on, those of the next day from 1,440.
 */
import { hull, intersect, type Minutes, overlap, subtract, totalOf, union } from '#kernel/intervals/intervals.ts';

export interface ShiftLine {
  readonly from: number;
  readonly minutes: number;
  /** By how many minutes the line may begin later; it then ends as much later. */
  readonly floating: number;
}

export interface ShiftBreak {
  readonly from: number;
  readonly minutes: number;
  readonly isPaid: boolean;
}

/** Classes of shifts of the labour law's article 56. */
export const shiftClasses = ['morning', 'evening', 'night'] as const;
export type ShiftClass = (typeof shiftClasses)[number];

export interface Shift {
  readonly lines: readonly ShiftLine[];
  readonly breaks: readonly ShiftBreak[];
}

export const emptyShift: Shift = { lines: [], breaks: [] };

const lengthwise = ({ from, minutes }: { readonly from: number; readonly minutes: number }): Minutes => ({ from, until: from + minutes });

/** Planned work as it is written, in order: lines without unpaid breaks. */
export const workOf = ({ lines, breaks }: Shift): Minutes[] => subtract<number>(union<number>(lines.map(lengthwise)), breaks.filter(({ isPaid }) => !isPaid).map(lengthwise));

const floats = ({ from, minutes, floating }: ShiftLine): Minutes => ({ from, until: from + minutes + floating });
/** The same with all the minutes into which floating may move it. */
export const mayWorkOf = ({ lines, breaks }: Shift): Minutes[] => subtract<number>(union<number>(lines.map(floats)), breaks.filter(({ isPaid }) => !isPaid).map(lengthwise));

/** Planned minutes, unpaid breaks left out. */
export const minutesOfShift = (shift: Shift): number => totalOf<number>(workOf(shift));

const meets = (places: readonly Minutes[]): boolean => {
  const sorted = places.toSorted((one, other) => one.from - other.from);
  return sorted.some((one, at) => at > 0 && overlap<number>(one, sorted[at - 1] as Minutes));
};

export type ShiftFault = 'linesOverlap' | 'breakOutside' | 'tooLong';

/** Longest shift, from its first minute to its last: a day and a night on duty. */
const MOST = 1_440;

/** What is wrong with a shift; nothing of one without lines. */
export function shiftFault({ lines, breaks }: Shift): ShiftFault | undefined {
  const places = lines.map(floats);
  const pauses = breaks.map(lengthwise);
  if (meets(places) || meets(pauses)) return 'linesOverlap';
  if (pauses.some((pause) => !places.some((line) => overlap<number>(line, pause)))) return 'breakOutside';
  const written = lines.map(lengthwise);
  const [first, ...rest] = written;
  const { from, until } = first === undefined ? { from: 0, until: 0 } : rest.reduce((one, other) => hull<number>(one, other), first);
  return until - from > MOST ? 'tooLong' : undefined;
}

/** What of a shift lies within some minutes. A line that is cut floats as it did. */
function within({ lines, breaks }: Shift, bounds: Minutes): Shift {
  const cut = <L extends { readonly from: number; readonly minutes: number }>(line: L): L[] => {
    const left = intersect<number>(lengthwise(line), bounds);
    return left === undefined ? [] : [{ ...line, from: left.from, minutes: left.until - left.from }];
  };
  return { lines: lines.flatMap(cut), breaks: breaks.flatMap(cut) };
}

/** A shift with so many planned minutes fewer at its begin or its end; none is left of one that has no more. */
export function shortened(shift: Shift, minutes: number, place: 'begin' | 'end'): Shift {
  let left = minutes;
  const work = workOf(shift);
  for (const { from, until } of place === 'end' ? work.toReversed() : work) {
    if (until - from > left)
      return within(shift, place === 'end' ? { from: Number.NEGATIVE_INFINITY, until: until - left } : { from: from + left, until: Number.POSITIVE_INFINITY });
    left -= until - from;
  }
  return emptyShift;
}

/** The first half of a shift: what a half day leaves. */
export const halved = (shift: Shift): Shift => shortened(shift, Math.ceil(minutesOfShift(shift) / 2), 'end');
