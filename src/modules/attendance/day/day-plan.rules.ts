/** The planned minutes of a day: lines that float with the first presence, less unpaid breaks. Pure; minutes count from midnight of the day. */
import { hull, intersect, type Minutes, subtract, union } from '#kernel/intervals/intervals.ts';
import type { Shift, ShiftLine } from '#platform/calendar/shifts/shift.rules.ts';

export { type Shift, type ShiftClass, shiftClasses } from '#platform/calendar/shifts/shift.rules.ts';

export interface DayPlan {
  /** In order, none meeting the next. */
  readonly work: readonly Minutes[];
  /** Unpaid breaks within the plan. */
  readonly pauses: readonly Minutes[];
  /** Paid breaks: planned, whether somebody stays in or not. */
  readonly paid: readonly Minutes[];
  /** From the first planned minute to the last; empty without a plan. */
  readonly span: Minutes;
}

const lengthwise = ({ from, minutes }: { readonly from: number; readonly minutes: number }): Minutes => ({ from, until: from + minutes });

export const hullOf = (intervals: readonly Minutes[]): Minutes => (intervals.length === 0 ? { from: 0, until: 0 } : intervals.reduce((one, other) => hull<number>(one, other)));

/** What several hold in common with others. */
export const common = (some: readonly Minutes[], others: readonly Minutes[]): Minutes[] =>
  union<number>(some.flatMap((one) => others.flatMap((other) => intersect<number>(one, other) ?? [])));

/** The plan as it is written, before anybody came. */
export const spanOf = ({ lines }: Shift): Minutes => hullOf(lines.map(lengthwise));

/** A line begins with the first presence (or what stands for it) that reaches into it, at most by its floating minutes later. */
function moved(line: ShiftLine, present: readonly Minutes[]): Minutes {
  const { from, until } = lengthwise(line);
  const reaching = present.filter((one) => one.until > from && one.from < until).map((one) => one.from);
  const late = reaching.length === 0 ? 0 : Math.min(line.floating, Math.max(0, Math.min(...reaching) - from));
  return { from: from + late, until: until + late };
}

/** `present`: stays and covered time, by which lines float; breaks stay where they are. */
export function planOf({ lines, breaks }: Shift, present: readonly Minutes[]): DayPlan {
  const worked = union<number>(lines.map((line) => moved(line, present)));
  const pauses = common(worked, breaks.filter(({ isPaid }) => !isPaid).map(lengthwise));
  const work = subtract<number>(worked, pauses);
  return { work, pauses, paid: common(work, breaks.filter(({ isPaid }) => isPaid).map(lengthwise)), span: hullOf(work) };
}
