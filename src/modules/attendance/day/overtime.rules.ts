/**
 * What of the presence outside of the plan is counted, and why the rest is not. Pure; minutes count from midnight of the day.
 * Always: outside = counted + not counted, piece by piece.
 */
import { intersect, type Minutes, subtract } from '#kernel/intervals/intervals.ts';
import { common, type DayPlan } from './day-plan.rules.ts';
import type { DayException } from './presses.rules.ts';

export const dayKinds = ['ordinary', 'weeklyRest', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];
export const overtimeClasses = ['normal', 'before', 'after', 'weeklyRest', 'holiday'] as const;
export type OvertimeClass = (typeof overtimeClasses)[number];
/** Whether a class of overtime counts: not at all, by itself, or as far as it was approved. */
export const overtimeWays = ['never', 'automatic', 'approved'] as const;
export type OvertimeWay = (typeof overtimeWays)[number];
export const reasonsNotCounted = ['break', 'never', 'notApproved', 'minimum', 'rounding', 'ceiling'] as const;
export type ReasonNotCounted = (typeof reasonsNotCounted)[number];

export interface OvertimeRules {
  readonly counted: Readonly<Record<OvertimeClass, OvertimeWay>>;
  /** Minutes below which a piece does not count. */
  readonly minimum: number;
  /** Whole multiples of so many minutes count of a piece. */
  readonly unit: number;
  /** Most minutes of the day, and whether the rest is only warned of. */
  readonly ceiling: { readonly minutes: number; readonly act: 'warn' | 'stop' } | undefined;
}

export interface Overtime {
  readonly counted: readonly (Minutes & { readonly class: OvertimeClass })[];
  readonly notCounted: readonly (Minutes & { readonly reason: ReasonNotCounted })[];
  readonly exceptions: readonly DayException[];
}

interface Piece extends Minutes {
  readonly class: OvertimeClass;
}

const DAY = 1_440;
const lengthOf = ({ from, until }: Minutes): number => until - from;

/** The kinds of the day itself and of the next one, into which a shift may reach; what lies before midnight is of the day. */
export const daysOf = (kind: DayKind, next: DayKind): readonly (Minutes & { readonly kind: DayKind })[] => [
  { from: Number.NEGATIVE_INFINITY, until: DAY, kind },
  { from: DAY, until: Number.POSITIVE_INFINITY, kind: next },
];

/** Presence outside of plan and breaks, cut where its class changes. */
function pieces(outside: readonly Minutes[], { work, span }: DayPlan, days: ReturnType<typeof daysOf>): Piece[] {
  const isPlanned = work.length > 0;
  const parts: readonly (Minutes & { readonly class: 'normal' | 'before' | 'after' })[] = isPlanned
    ? [
        { from: Number.NEGATIVE_INFINITY, until: span.from, class: 'before' },
        { from: span.from, until: span.until, class: 'normal' },
        { from: span.until, until: Number.POSITIVE_INFINITY, class: 'after' },
      ]
    : [{ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, class: 'normal' }];
  const cut = (one: Minutes): Piece[] =>
    days.flatMap(({ kind, ...day }) =>
      parts.flatMap((part) => {
        const within = intersect<number>(day, part);
        const piece = within && intersect<number>(one, within);
        return piece ? [{ ...piece, class: kind === 'ordinary' ? part.class : kind }] : [];
      }),
    );
  const found: Piece[] = [];
  for (const one of outside.flatMap(cut)) {
    const last = found.at(-1);
    // two neighbours of one class are one piece of work
    if (last?.class === one.class && last.until === one.from) found[found.length - 1] = { ...last, until: one.until };
    else found.push(one);
  }
  return found;
}

/** `outside`: presence that no plan holds; `approved`: overtime that was granted. */
export function overtimeOf(
  outside: readonly Minutes[],
  plan: DayPlan,
  days: ReturnType<typeof daysOf>,
  approved: readonly Minutes[],
  { counted: ways, minimum, unit, ceiling }: OvertimeRules,
): Overtime {
  const inBreaks = common(outside, plan.pauses);
  const counted: Piece[] = [];
  const notCounted: (Minutes & { reason: ReasonNotCounted })[] = inBreaks.map((one) => ({ ...one, reason: 'break' }));
  const exceptions: DayException[] = [];
  let left = ceiling?.minutes ?? Number.POSITIVE_INFINITY;
  const count = ({ from, until, class: of }: Piece): void => {
    const length = until - from;
    if (length < minimum) return void notCounted.push({ from, until, reason: 'minimum' });
    const rounded = from + length - (length % unit);
    if (rounded < until) notCounted.push({ from: rounded, until, reason: 'rounding' });
    const most = ceiling?.act === 'stop' ? Math.min(rounded, from + left) : rounded;
    if (exceptions.length === 0 && rounded - from > left) exceptions.push({ kind: 'ceiling', at: from + Math.max(0, left), stops: false });
    if (most < rounded) notCounted.push({ from: most, until: rounded, reason: 'ceiling' });
    if (from < most) counted.push({ from, until: most, class: of });
    left = ceiling?.act === 'stop' ? left - (most - from) : left - (rounded - from);
  };
  for (const piece of pieces(subtract<number>(outside, inBreaks), plan, days)) {
    const way = ways[piece.class];
    const granted = way === 'automatic' ? [{ from: piece.from, until: piece.until }] : way === 'never' ? [] : common([piece], approved);
    for (const one of subtract<number>([piece], granted)) notCounted.push({ ...one, reason: way === 'never' ? 'never' : 'notApproved' });
    for (const one of granted) count({ ...one, class: piece.class });
  }
  return { counted, notCounted: notCounted.toSorted((a, b) => a.from - b.from), exceptions };
}

export const minutesOf = (intervals: readonly Minutes[]): number => intervals.reduce((sum, one) => sum + lengthOf(one), 0);
