/** What two versions of a formula come to beside each other, gathered part by part. Pure. */
import { add, compare, type Exact, negate, readExact, subtract, writeExact } from '#kernel/formula/exact.ts';
import type { Result } from '#kernel/formula/formula.ts';

export interface LargeDifference {
  readonly partyRelationshipId: string;
  /** Exact texts; a flag is 1 or 0. */
  readonly old: string;
  readonly new: string;
}

export interface FaultCount {
  readonly side: 'old' | 'new';
  readonly code: string;
  readonly message: string;
  readonly people: number;
}

export interface Outcome {
  readonly people: number;
  /** Those of whom something else comes out, a fault in place of a value among it. */
  readonly changed: number;
  /** Over those of whom a value comes out: exact texts. */
  readonly oldSum: string;
  readonly newSum: string;
  /** The largest first. */
  readonly largest: readonly LargeDifference[];
  readonly faults: readonly FaultCount[];
}

export const emptyOutcome: Outcome = { people: 0, changed: 0, oldSum: '0', newSum: '0', largest: [], faults: [] };

const MOST_SHOWN = 20;

export interface Pair {
  readonly partyRelationshipId: string;
  readonly old: Result;
  readonly new: Result;
}

/** The number that a result stands for; undefined of a fault. */
function numberOf(result: Result): Exact | undefined {
  if (!result.ok) return undefined;
  if (typeof result.value === 'boolean') return result.value ? 1 : 0;
  return typeof result.value === 'number' || (typeof result.value === 'object' && 'n' in result.value) ? result.value : undefined;
}

const size = (value: Exact): Exact => (compare(value, 0) < 0 ? negate(value) : value);
const read = (text: string): Exact => readExact(text) ?? 0;
const gap = (one: LargeDifference): Exact => size(subtract(read(one.new), read(one.old)));
const byGap = (a: LargeDifference, b: LargeDifference): number => compare(gap(b), gap(a)) || (a.partyRelationshipId < b.partyRelationshipId ? -1 : 1);

function isChanged({ old, new: now }: Pair): boolean {
  const [before, after] = [numberOf(old), numberOf(now)];
  if (before !== undefined && after !== undefined) return compare(before, after) !== 0;
  return old.ok !== now.ok || (!old.ok && !now.ok && old.fault.code !== now.fault.code);
}

function withFault(faults: readonly FaultCount[], side: 'old' | 'new', result: Result): readonly FaultCount[] {
  if (result.ok) return faults;
  const { code, message } = result.fault;
  const isSame = (one: FaultCount): boolean => one.side === side && one.code === code && one.message === message;
  if (faults.some(isSame)) return faults.map((one) => (isSame(one) ? { ...one, people: one.people + 1 } : one));
  return faults.length < MOST_SHOWN ? [...faults, { side, code, message, people: 1 }] : faults;
}

/** An outcome with some more people. */
export function gathered(before: Outcome, pairs: readonly Pair[]): Outcome {
  let { changed, faults } = before;
  let [oldSum, newSum] = [read(before.oldSum), read(before.newSum)];
  const largest = [...before.largest];
  for (const pair of pairs) {
    const [old, now] = [numberOf(pair.old), numberOf(pair.new)];
    if (old !== undefined) oldSum = add(oldSum, old);
    if (now !== undefined) newSum = add(newSum, now);
    faults = withFault(withFault(faults, 'old', pair.old), 'new', pair.new);
    if (!isChanged(pair)) continue;
    changed += 1;
    if (old !== undefined && now !== undefined) largest.push({ partyRelationshipId: pair.partyRelationshipId, old: writeExact(old), new: writeExact(now) });
  }
  return {
    people: before.people + pairs.length,
    changed,
    oldSum: writeExact(oldSum),
    newSum: writeExact(newSum),
    largest: largest.sort(byGap).slice(0, MOST_SHOWN),
    faults,
  };
}
