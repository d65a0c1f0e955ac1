/**
 * The changes of a draft in their order. Pure: the same fold shows the draft, judges it and says what its activation must leave
 * in the database.
 */
import { applyChange, type Change, type DraftHolding, type DraftPost, type DraftUnit, type Edit, type Fault, type Structure } from './drafts.rules.ts';

/** A structure that changes are applied to in place: a copy for each of hundreds would take seconds. */
export interface Working extends Structure {
  readonly units: Map<string, DraftUnit>;
  readonly posts: Map<string, DraftPost>;
  readonly holdings: Map<string, DraftHolding>;
  readonly unitCodes: Set<string>;
  readonly postCodes: Set<string>;
}

export const workingCopy = ({ units, posts, holdings, unitCodes, postCodes }: Structure): Working => ({
  units: new Map(units),
  posts: new Map(posts),
  holdings: new Map(holdings),
  unitCodes: new Set(unitCodes),
  postCodes: new Set(postCodes),
});

function enter<V>(map: Map<string, V>, edit: Edit<V> | undefined, codes?: Set<string>): void {
  if (edit === undefined) return;
  if (edit.value === undefined) map.delete(edit.id);
  else map.set(edit.id, edit.value);
  if (edit.code !== undefined) codes?.add(edit.code);
}

/** Applies a change that fits; answers why it does not, and then nothing has happened. */
export function applyTo(working: Working, change: Change): Fault | undefined {
  const effect = applyChange(working, change);
  if ('fault' in effect) return effect;
  enter(working.units, effect.unit, working.unitCodes);
  enter(working.posts, effect.post, working.postCodes);
  enter(working.holdings, effect.holding);
  return undefined;
}

export interface Folded<C extends Change> {
  /** After every change that fits. */
  readonly structure: Structure;
  /** Those that do not fit, with the reason. */
  readonly faults: ReadonlyMap<C, Fault>;
}

/** All changes in their order; one that does not fit is passed over, so that every reason is seen at once. What stands stays as it is. */
export function foldChanges<C extends Change>(start: Structure, changes: readonly C[]): Folded<C> {
  const faults = new Map<C, Fault>();
  const structure = workingCopy(start);
  for (const change of changes) {
    const fault = applyTo(structure, change);
    if (fault) faults.set(change, fault);
  }
  return { structure, faults };
}
