/**
 * The day of a person as figures: what was planned and what became of it (guide questionnaire-performance.md 16.3). Pure: the same presses, plan and rules
 * give the same day, in whatever order the presses arrived. Minutes count from midnight of the day, Tehran wall time.
 *
 * Always: planned = inside + covered + delay + gap + hurry + forgiven + absence; present = inside + outside; outside = counted + not counted.
 */
import { intersect, type Minutes, subtract, union } from '#kernel/intervals/intervals.ts';
import { common, type DayPlan, hullOf, planOf, type Shift, spanOf } from './day-plan.rules.ts';
import { type DayKind, daysOf, minutesOf, type Overtime, type OvertimeClass, type OvertimeRules, overtimeClasses, overtimeOf } from './overtime.rules.ts';
import { type Cover, type CoverFactor, type DayException, type Press, type PressRules, presenceOf } from './presses.rules.ts';

/** What lacks: at the beginning, in the middle, at the end. */
export const deficits = ['delay', 'gap', 'hurry'] as const;
export type Deficit = (typeof deficits)[number];

export interface Tolerance {
  /** Minutes of the day that are forgiven. */
  readonly minutes: number;
  /** Of one that is longer: all counts, or what is beyond. */
  readonly beyond: 'all' | 'rest';
}

export interface DayRules extends PressRules {
  readonly tolerance: Readonly<Record<Deficit, Tolerance>>;
  readonly overtime: OvertimeRules;
  /** Whether counted overtime makes good for what lacks on the same day. */
  readonly offset: 'none' | 'day';
  /** Night work, by minutes of any day; one that ends no later than it begins crosses midnight. */
  readonly night: Minutes;
}

export interface DayCase {
  readonly kind: DayKind;
  /** Of the day after, into which the shift may reach. */
  readonly nextKind: DayKind;
  /** Undefined on a day without a plan. */
  readonly shift?: Shift | undefined;
  /** Presses so many minutes before and after the plan belong to the day; without a plan, before and after the day. */
  readonly window: { readonly before: number; readonly after: number };
  readonly nextFrom?: number | undefined;
  readonly presses: readonly Press[];
  /** Approved leave, mission, telework. */
  readonly covers: readonly Cover[];
  /** Approved overtime. */
  readonly approved: readonly Minutes[];
  /** Time whose lacking was explained and the reason accepted: what lacks of it is forgiven. */
  readonly excused?: readonly Minutes[];
  readonly rules: DayRules;
}

export const dayFigures = ['planned', 'present', 'inside', 'outside', 'covered', ...deficits, 'forgiven', 'absence', 'counted', 'notCounted', 'night', 'offset'] as const;
export type DayFigure = (typeof dayFigures)[number];

/** A piece of a figure: how many minutes, from which minute of the day on, by what. */
export interface DayLine {
  readonly figure: DayFigure | 'weeklyRest' | 'holiday';
  readonly minutes: number;
  readonly rule: string;
  readonly from: number;
}

export interface DayOutcome extends Readonly<Record<DayFigure, number>> {
  readonly coveredBy: Readonly<Partial<Record<CoverFactor, number>>>;
  /** Counted overtime by its class. */
  readonly overtime: Readonly<Record<OvertimeClass, number>>;
  /** Minutes present on the weekly rest and on holidays, planned or not. */
  readonly weeklyRest: number;
  readonly holiday: number;
  readonly exceptions: readonly DayException[];
  readonly lines: readonly DayLine[];
}

const DAY = 1_440;
/** Days whose night may reach into a stay: presses lie within four days of their own. */
const NIGHTS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4];

const linesOf = (figure: DayLine['figure'], rule: string, pieces: readonly Minutes[]): DayLine[] =>
  pieces.map(({ from, until }) => ({ figure, minutes: until - from, rule, from }));

function nightsOf({ from, until }: Minutes): Minutes[] {
  const end = until <= from ? until + DAY : until;
  return NIGHTS.map((day) => ({ from: day * DAY + from, until: day * DAY + end }));
}

/** Planned minutes that nobody worked, but that are covered: by a slip or a pressed factor, or a paid break between two stays. */
function coveredOf({ work, paid }: DayPlan, stays: readonly Minutes[], covers: readonly Cover[]): DayLine[] {
  const rest = subtract<number>(work, stays);
  const found: DayLine[] = [];
  let taken: Minutes[] = [];
  for (const { factor, ...cover } of covers) {
    const own = subtract<number>(common(rest, [cover]), taken);
    found.push(...linesOf('covered', factor, own));
    taken = union<number>([...taken, ...own]);
  }
  return [...found, ...linesOf('covered', 'paidBreak', subtract<number>(common(common(rest, paid), [hullOf(stays)]), taken))];
}

/** What lacks, by where it lies: before the first sign of somebody, after the last one, between. */
function lackingOf(missing: readonly Minutes[], signs: Minutes): Record<Deficit, Minutes[]> {
  const head = { from: Number.NEGATIVE_INFINITY, until: signs.from };
  const tail = { from: signs.until, until: Number.POSITIVE_INFINITY };
  return { delay: common(missing, [head]), gap: common(missing, [signs]), hurry: common(missing, [tail]) };
}

/** The first so many minutes of some pieces, and the rest. */
function splitAfter(pieces: readonly Minutes[], minutes: number): readonly [first: Minutes[], rest: Minutes[]] {
  let left = minutes;
  const first = pieces.flatMap(({ from, until }) => {
    const taken = Math.min(left, until - from);
    left -= taken;
    return taken > 0 ? [{ from, until: from + taken }] : [];
  });
  return [first, subtract<number>(pieces, first)];
}

function judged(figure: Deficit, pieces: readonly Minutes[], { minutes, beyond }: Tolerance): DayLine[] {
  const total = minutesOf(pieces);
  const forgiven = total <= minutes ? total : beyond === 'rest' ? minutes : 0;
  const [first, rest] = splitAfter(pieces, forgiven);
  return [...linesOf('forgiven', `${figure}Tolerance`, first), ...linesOf(figure, 'notWorked', rest)];
}

const sumOf = (lines: readonly DayLine[], figure: DayLine['figure']): number => lines.reduce((sum, line) => sum + (line.figure === figure ? line.minutes : 0), 0);

/** What of the plan was neither worked nor covered. A day without any sign of somebody is absence. */
function lacks(of: DayCase, plan: DayPlan, stays: readonly Minutes[], pressed: readonly number[], covered: readonly DayLine[]): DayLine[] {
  const coveredTime = covered.map(({ from, minutes }) => ({ from, until: from + minutes }));
  const missing = subtract<number>(plan.work, [...stays, ...coveredTime]);
  // a press whose other half lacks is a sign as well
  const signs = [...stays, ...coveredTime, ...pressed.map((at) => ({ from: at, until: at }))];
  if (signs.length === 0) return linesOf('absence', 'noPress', missing);
  const found = lackingOf(missing, hullOf(signs));
  return deficits.flatMap((figure) => {
    const excused = common(found[figure], of.excused ?? []);
    return [...linesOf('forgiven', 'excused', excused), ...judged(figure, subtract<number>(found[figure], excused), of.rules.tolerance[figure])];
  });
}

function offsetOf(rule: DayRules['offset'], lines: readonly DayLine[], counted: Overtime['counted']): DayLine[] {
  const lacking = deficits.reduce((sum, figure) => sum + sumOf(lines, figure), 0);
  const minutes = rule === 'day' ? Math.min(lacking, minutesOf(counted)) : 0;
  return minutes > 0 ? [{ figure: 'offset', minutes, rule: 'offsetOfDay', from: counted[0]?.from ?? 0 }] : [];
}

/** Counts the day. Lines that overlap, or move into each other by floating, are the caller's to refuse. */
export function calculateDay(of: DayCase): DayOutcome {
  const { shift = { lines: [], breaks: [] }, window, rules } = of;
  const written = shift.lines.length > 0 ? spanOf(shift) : { from: 0, until: DAY };
  const bounds = { window: { from: written.from - window.before, until: written.until + window.after }, plan: spanOf(shift), nextFrom: of.nextFrom };
  const { stays: found, away, pressed, exceptions } = presenceOf(of.presses, bounds, rules);
  const stays = union<number>(found);
  const covers = [...of.covers, ...away];
  const plan = planOf(shift, [...stays, ...covers]);
  const outside = subtract<number>(stays, plan.work);
  const days = daysOf(of.kind, of.nextKind);
  const overtime = overtimeOf(outside, plan, days, of.approved, rules.overtime);
  const covered = coveredOf(plan, stays, covers);
  const lacking = lacks(of, plan, stays, pressed, covered);
  const onDays = (kind: 'weeklyRest' | 'holiday'): DayLine[] =>
    linesOf(
      kind,
      'presence',
      stays.flatMap((stay) => days.filter((day) => day.kind === kind).flatMap((day) => intersect<number>(stay, day) ?? [])),
    );
  const lines = [
    ...linesOf('planned', 'plan', plan.work),
    ...linesOf('present', 'presence', stays),
    ...linesOf('inside', 'presence', common(plan.work, stays)),
    ...linesOf('outside', 'presence', outside),
    ...covered,
    ...lacking,
    ...overtime.counted.flatMap(({ class: rule, ...piece }) => linesOf('counted', rule, [piece])),
    ...overtime.notCounted.flatMap(({ reason, ...piece }) => linesOf('notCounted', reason, [piece])),
    ...linesOf('night', 'nightWindow', common(stays, nightsOf(rules.night))),
    ...offsetOf(rules.offset, lacking, overtime.counted),
    ...onDays('weeklyRest'),
    ...onDays('holiday'),
  ];
  const figures = Object.fromEntries(dayFigures.map((figure) => [figure, sumOf(lines, figure)])) as Record<DayFigure, number>;
  const sumsBy = <K extends string>(figure: DayFigure): Partial<Record<K, number>> => {
    const own = lines.filter((line) => line.figure === figure);
    return Object.fromEntries([...new Set(own.map(({ rule }) => rule))].map((rule) => [rule, minutesOfRule(own, rule)])) as Partial<Record<K, number>>;
  };
  const { paidBreak: _, ...coveredBy } = sumsBy<CoverFactor | 'paidBreak'>('covered');
  return {
    ...figures,
    coveredBy,
    overtime: { ...(Object.fromEntries(overtimeClasses.map((name) => [name, 0])) as Record<OvertimeClass, number>), ...sumsBy<OvertimeClass>('counted') },
    weeklyRest: sumOf(lines, 'weeklyRest'),
    holiday: sumOf(lines, 'holiday'),
    exceptions: [...exceptions, ...overtime.exceptions],
    lines,
  };
}

const minutesOfRule = (lines: readonly DayLine[], rule: string): number => lines.reduce((sum, line) => sum + (line.rule === rule ? line.minutes : 0), 0);
