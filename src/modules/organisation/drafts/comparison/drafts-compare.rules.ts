/** The structure before and after a draft, side by side: what becomes of units, posts and people, and what it costs. Pure. */
import { compareStructures, type Difference } from '../../chart/chart-compare.rules.ts';
import type { DraftHolding, DraftPost, DraftUnit, Structure } from '../drafts.rules.ts';

/** Daily wages in rials by party, on the day of a structure. */
export type Wages = ReadonlyMap<string, bigint>;

/** What stands in a unit itself, or in all. */
export interface Figures {
  readonly posts: number;
  /** People that its posts are approved for. */
  readonly seats: number;
  /** People who hold a post of it. */
  readonly heads: number;
  /** Their daily wages; somebody with several posts is paid at the main one. */
  readonly wage: bigint;
}

export interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

export interface UnitRow extends Pair<DraftUnit | undefined> {
  readonly unitId: string;
  /** Empty: only its figures differ. */
  readonly kinds: readonly (Difference | 'retyped')[];
  readonly figures: Pair<Figures>;
}

export interface PostRow extends Pair<DraftPost | undefined> {
  readonly emplPositionId: string;
  readonly kinds: readonly ('created' | 'moved' | 'changed' | 'closed')[];
}

export interface PersonRow extends Pair<DraftPost | undefined> {
  readonly holdingId: string;
  readonly partyId: string;
  readonly fullName: string;
  /** Holds no post at all afterwards. */
  readonly isUnseated: boolean;
}

export interface Comparison {
  readonly units: readonly UnitRow[];
  readonly posts: readonly PostRow[];
  readonly people: readonly PersonRow[];
  readonly totals: Pair<Figures & { readonly units: number }>;
}

const nothing: Figures = { posts: 0, seats: 0, heads: 0, wage: 0n };
const same = (one: Figures, other: Figures): boolean => one.posts === other.posts && one.seats === other.seats && one.heads === other.heads && one.wage === other.wage;

/** Where each person is paid: at the main post, or else at the one held first. */
function payingUnits({ holdings, posts }: Structure): ReadonlyMap<string, string> {
  const paying = new Map<string, string>();
  for (const { partyId, emplPositionId, mainPosition } of holdings.values()) {
    const unitId = posts.get(emplPositionId)?.unitId;
    if (unitId !== undefined && (mainPosition === 'Y' || !paying.has(partyId))) paying.set(partyId, unitId);
  }
  return paying;
}

/** Figures by unit; a unit without posts has none. */
export function figuresOf(structure: Structure, wages: Wages): ReadonlyMap<string, Figures> {
  const found = new Map<string, Figures>();
  const add = (unitId: string, more: Partial<Figures>): void => {
    const { posts, seats, heads, wage } = found.get(unitId) ?? nothing;
    found.set(unitId, { posts: posts + (more.posts ?? 0), seats: seats + (more.seats ?? 0), heads: heads + (more.heads ?? 0), wage: wage + (more.wage ?? 0n) });
  };
  for (const { unitId, seats } of structure.posts.values()) add(unitId, { posts: 1, seats });
  const counted = new Set<string>();
  for (const { partyId, emplPositionId } of structure.holdings.values()) {
    const unitId = structure.posts.get(emplPositionId)?.unitId;
    if (unitId === undefined || counted.has(`${unitId} ${partyId}`)) continue;
    counted.add(`${unitId} ${partyId}`);
    add(unitId, { heads: 1 });
  }
  for (const [partyId, unitId] of payingUnits(structure)) add(unitId, { wage: wages.get(partyId) ?? 0n });
  return found;
}

function totalsOf({ units, posts, holdings }: Structure, figures: ReadonlyMap<string, Figures>): Figures & { readonly units: number } {
  return {
    units: units.size,
    posts: posts.size,
    seats: posts.values().reduce((sum, { seats }) => sum + seats, 0),
    heads: new Set(holdings.values().map(({ partyId }) => partyId)).size,
    wage: figures.values().reduce((sum, { wage }) => sum + wage, 0n),
  };
}

function compareUnits(before: Structure, after: Structure, figures: Pair<ReadonlyMap<string, Figures>>): UnitRow[] {
  const kinds = new Map(compareStructures([...before.units.values()], [...after.units.values()]).map((change) => [change.unitId, change.kinds]));
  return [...new Set([...after.units.keys(), ...before.units.keys()])].flatMap((unitId) => {
    const [old, now] = [before.units.get(unitId), after.units.get(unitId)];
    const isRetyped = old !== undefined && now !== undefined && (old.levelEnumId !== now.levelEnumId || old.organizationTypeEnumId !== now.organizationTypeEnumId);
    const all = [...(kinds.get(unitId) ?? []), ...(isRetyped ? (['retyped'] as const) : [])];
    const own = { before: figures.before.get(unitId) ?? nothing, after: figures.after.get(unitId) ?? nothing };
    return all.length === 0 && same(own.before, own.after) ? [] : [{ unitId, kinds: all, before: old, after: now, figures: own }];
  });
}

function postKinds(before: DraftPost | undefined, after: DraftPost | undefined): PostRow['kinds'] {
  if (before === undefined) return ['created'];
  if (after === undefined) return ['closed'];
  const isChanged = before.description !== after.description || before.seats !== after.seats || before.reportsToId !== after.reportsToId;
  return [...(before.unitId === after.unitId ? [] : (['moved'] as const)), ...(isChanged ? (['changed'] as const) : [])];
}

const comparePosts = (before: Structure, after: Structure): PostRow[] =>
  [...new Set([...after.posts.keys(), ...before.posts.keys()])].flatMap((emplPositionId) => {
    const [old, now] = [before.posts.get(emplPositionId), after.posts.get(emplPositionId)];
    const kinds = old === now ? [] : postKinds(old, now);
    return kinds.length === 0 ? [] : [{ emplPositionId, kinds, before: old, after: now }];
  });

/** Each holding with what it has become: the same one, or when plans between the two days have renewed it, one of the same person. */
function pairedHoldings(before: Structure, after: Structure): Pair<DraftHolding | undefined>[] {
  const isHeld = new Set(before.holdings.values().map(({ partyId, emplPositionId }) => `${partyId} ${emplPositionId}`));
  const made = new Map(after.holdings.entries().filter(([id]) => !before.holdings.has(id)));
  const pairs = [...before.holdings.values()].map((old) => {
    const own = [...(after.holdings.has(old.holdingId) ? [] : made.values().filter(({ partyId }) => partyId === old.partyId))];
    const next = own.find(({ emplPositionId }) => emplPositionId === old.emplPositionId) ?? own.find((one) => !isHeld.has(`${one.partyId} ${one.emplPositionId}`));
    if (next) made.delete(next.holdingId);
    return { before: old, after: after.holdings.get(old.holdingId) ?? next };
  });
  return [...pairs, ...made.values().map((one) => ({ before: undefined, after: one }))];
}

function comparePeople(before: Structure, after: Structure): PersonRow[] {
  const seated = new Set(after.holdings.values().map(({ partyId }) => partyId));
  return pairedHoldings(before, after).flatMap(({ before: old, after: now }) => {
    const one = old ?? now;
    if (one === undefined || old?.emplPositionId === now?.emplPositionId) return [];
    const { holdingId, partyId, fullName } = one;
    const posts = { before: before.posts.get(old?.emplPositionId ?? ''), after: after.posts.get(now?.emplPositionId ?? '') };
    return [{ holdingId, partyId, fullName, ...posts, isUnseated: !seated.has(partyId) }];
  });
}

/** Everything that differs; order of `after`, what is closed last. */
export function compareDraft(before: Structure, after: Structure, wages: Pair<Wages>): Comparison {
  const figures = { before: figuresOf(before, wages.before), after: figuresOf(after, wages.after) };
  return {
    units: compareUnits(before, after, figures),
    posts: comparePosts(before, after),
    people: comparePeople(before, after),
    totals: { before: totalsOf(before, figures.before), after: totalsOf(after, figures.after) },
  };
}
