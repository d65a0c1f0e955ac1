/**
 * From presses at a clock to stays: what belongs to the day, what is one press, who came and who left, and where a press lacks. Pure. Minutes count from
 * midnight of the day, Tehran wall time: those of the day before are negative, those of the next day begin at 1,440. Seconds are kept until two presses
 * have been told apart, then cut.
 */
import { intersect, type Minutes } from '#kernel/intervals/intervals.ts';

/** What covers planned time without presence. */
export const pressedCovers = ['leave', 'unpaidLeave', 'sickLeave', 'mission', 'telework'] as const;
/** With missions of article 46 of the labour law, which are asked for and never pressed: over 50 km away, and with a night there. */
export const coverFactors = [...pressedCovers, 'missionFar', 'missionNight'] as const;
export type CoverFactor = (typeof coverFactors)[number];
export const pressKeys = ['in', 'out', ...pressedCovers] as const;
export type PressKey = (typeof pressKeys)[number];

export interface Press {
  /** Seconds from midnight of the day. */
  readonly second: number;
  readonly key?: PressKey | undefined;
}

export interface Cover extends Minutes {
  readonly factor: CoverFactor;
}

/** What becomes of a stay whose end (or the press before the next coming) lacks: an exception that stops the closing, the end of the plan, nothing. */
export type OpenEnd = 'exception' | 'shiftEnd' | 'nothing';

export interface PressRules {
  /** Presses no more seconds apart than this are one. */
  readonly doublePress: number;
  /** Minutes beyond which a stay is taken for a press that lacks. */
  readonly longestStay: number;
  readonly openEnd: OpenEnd;
}

export type ExceptionKind = 'otherDay' | 'doublePress' | 'missingIn' | 'missingOut' | 'longStay' | 'intoNextShift' | 'ceiling';

export interface DayException {
  readonly kind: ExceptionKind;
  /** Minute of the day. */
  readonly at: number;
  /** A month with one that is open is not closed. */
  readonly stops: boolean;
}

export interface Presence {
  readonly stays: readonly Minutes[];
  /** Time away under a factor that was pressed. */
  readonly away: readonly Cover[];
  /** Minutes of the presses that belong to the day. */
  readonly pressed: readonly number[];
  readonly exceptions: readonly DayException[];
}

export interface Bounds {
  /** In which presses belong to the day. */
  readonly window: Minutes;
  /** From where to where work is planned; empty on a day without a shift. */
  readonly plan: Minutes;
  /** Where the next shift begins: a stay that reaches into it is cut there. */
  readonly nextFrom?: number | undefined;
}

const minuteOf = ({ second }: Press): number => Math.floor(second / 60);
const isCover = (key: PressKey | undefined): key is (typeof pressedCovers)[number] => key !== undefined && key !== 'in' && key !== 'out';

/** One press of several within moments, unless their keys contradict each other; a key that only a later one has is kept. */
function distinct(presses: readonly Press[], seconds: number): { readonly kept: Press[]; readonly exceptions: DayException[] } {
  const kept: Press[] = [];
  const exceptions: DayException[] = [];
  for (const press of presses) {
    const last = kept.at(-1);
    const isSame = last !== undefined && press.second - last.second <= seconds && (last.key === press.key || last.key === undefined || press.key === undefined);
    if (!isSame) kept.push(press);
    else {
      kept[kept.length - 1] = { ...last, key: last.key ?? press.key };
      exceptions.push({ kind: 'doublePress', at: minuteOf(press), stops: false });
    }
  }
  return { kept, exceptions };
}

/** Pairs presses into stays, by their keys, else alternating; what lacks ends by the rule. */
function paired(presses: readonly Press[], { plan }: Bounds, openEnd: OpenEnd): Omit<Presence, 'pressed'> {
  const stays: Minutes[] = [];
  const away: Cover[] = [];
  const exceptions: DayException[] = [];
  let since: number | undefined;
  let left: { readonly factor: CoverFactor; readonly from: number } | undefined;
  const endOpen = (from: number, until: number): void => {
    if (openEnd === 'exception') exceptions.push({ kind: 'missingOut', at: from, stops: true });
    if (openEnd === 'shiftEnd' && until > from) stays.push({ from, until });
  };
  for (const press of presses) {
    const at = minuteOf(press);
    const isComing = press.key === 'in' || (press.key !== 'out' && since === undefined);
    if (isComing) {
      if (since !== undefined) endOpen(since, Math.min(plan.until, at));
      if (left !== undefined) away.push({ ...left, until: at });
      else if (isCover(press.key) && plan.from < at) away.push({ factor: press.key, from: plan.from, until: at });
      [since, left] = [at, undefined];
      continue;
    }
    if (since === undefined) exceptions.push({ kind: 'missingIn', at, stops: true });
    else if (at > since) stays.push({ from: since, until: at });
    [since, left] = [undefined, isCover(press.key) ? { factor: press.key, from: at } : undefined];
  }
  if (since !== undefined) endOpen(since, plan.until);
  if (left !== undefined && left.from < plan.until) away.push({ ...left, until: plan.until });
  return { stays, away, exceptions };
}

/** Who is there when. Presses in any order; one outside of the window belongs to another day and is told. */
export function presenceOf(presses: readonly Press[], bounds: Bounds, { doublePress, longestStay, openEnd }: PressRules): Presence {
  const { window, nextFrom = Number.POSITIVE_INFINITY } = bounds;
  const isOwn = (press: Press): boolean => window.from <= minuteOf(press) && minuteOf(press) < window.until;
  const inOrder = presses.toSorted((a, b) => a.second - b.second || (a.key ?? '').localeCompare(b.key ?? ''));
  const { kept, exceptions: doubles } = distinct(inOrder.filter(isOwn), doublePress);
  const { stays, away, exceptions } = paired(kept, bounds, openEnd);
  return {
    stays: stays.flatMap((stay) => intersect<number>(stay, { from: Number.NEGATIVE_INFINITY, until: nextFrom }) ?? []),
    away,
    pressed: kept.map(minuteOf),
    exceptions: [
      ...inOrder.filter((press) => !isOwn(press)).map((press) => ({ kind: 'otherDay', at: minuteOf(press), stops: false }) as const),
      ...doubles,
      ...exceptions,
      ...stays.filter(({ from, until }) => until - from > longestStay).map(({ from }) => ({ kind: 'longStay', at: from, stops: true }) as const),
      ...stays.filter(({ until }) => until > nextFrom).map(() => ({ kind: 'intoNextShift', at: nextFrom, stops: false }) as const),
    ],
  };
}
