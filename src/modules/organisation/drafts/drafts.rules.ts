/**
 * What the changes of a draft make of a structure (issue 6, time travel). Pure: the same fold shows the draft, judges it and
 * says what its activation must leave in the database. Nothing is applied out of order, nothing half.
 */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { MANAGER, SUBSTITUTE } from '#platform/structure/holders.rules.ts';

export interface DraftUnit {
  readonly unitId: string;
  readonly pseudoId: string;
  readonly organizationName: string;
  readonly levelEnumId: string | null;
  readonly organizationTypeEnumId: string | null;
  /** Null: a top unit. */
  readonly parentUnitId: string | null;
  /** Begins on the very day, so it cannot end on it: it would never have been. */
  readonly isFresh: boolean;
}

export interface DraftPost {
  readonly emplPositionId: string;
  readonly pseudoId: string;
  readonly description: string;
  /** Approved number of people. */
  readonly seats: number;
  readonly unitId: string;
  readonly reportsToId: string | null;
  readonly dottedToIds: readonly string[];
  readonly isActive: boolean;
  readonly isFresh: boolean;
}

export interface DraftHolding {
  /** Stays the same in a draft wherever the person moves. */
  readonly holdingId: string;
  readonly emplPositionId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly roleTypeId: string;
  readonly mainPosition: 'Y' | 'N';
  /** Percent. */
  readonly occupancyRate: number;
}

/** The structure of one company on a day, by ids. */
export interface Structure {
  readonly units: ReadonlyMap<string, DraftUnit>;
  readonly posts: ReadonlyMap<string, DraftPost>;
  readonly holdings: ReadonlyMap<string, DraftHolding>;
  /** Codes in capitals that are taken on any day, also by what has ended. */
  readonly unitCodes: ReadonlySet<string>;
  readonly postCodes: ReadonlySet<string>;
}

export const changeKinds = ['addUnit', 'changeUnit', 'moveUnit', 'closeUnit', 'addPost', 'changePost', 'movePost', 'closePost', 'moveHolder', 'endHolder'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * One change, as it is stored. Ids name what it is about; of what is added they are new. Null is what the kind does not say:
 * words, number and superior then stay; an upper unit that is null makes a top unit.
 */
export interface Change {
  readonly kind: ChangeKind;
  readonly unitId: string | null;
  readonly parentUnitId: string | null;
  /** Of moveHolder: where the person goes. */
  readonly emplPositionId: string | null;
  readonly reportsToId: string | null;
  readonly holdingId: string | null;
  readonly pseudoId: string | null;
  readonly title: string | null;
  readonly levelEnumId: string | null;
  readonly organizationTypeEnumId: string | null;
  readonly seats: number | null;
}

export const faultNames = [
  'unitUnknown',
  'parentUnknown',
  'circle',
  'unitCodeTaken',
  'unitNameTaken',
  'unitHasUnits',
  'unitHasPosts',
  'isTop',
  'fresh',
  'postUnknown',
  'postCodeTaken',
  'postInactive',
  'postHeld',
  'postHasReports',
  'superiorUnknown',
  'superiorCircle',
  'holdingUnknown',
  'heldTwice',
  'seatFull',
  'secondManager',
  'nothing',
] as const;
export type FaultName = (typeof faultNames)[number];

/** Why a change does not fit, and the part of the change that the reason is about. */
export interface Fault {
  readonly fault: FaultName;
  readonly field: keyof Change;
}

const refuse = (fault: FaultName, field: keyof Change): Fault => ({ fault, field });
export const isFault = (result: Structure | Fault): result is Fault => 'fault' in result;

const withEntry = <V>(map: ReadonlyMap<string, V>, key: string, value: V): ReadonlyMap<string, V> => new Map(map).set(key, value);
function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
const some = <V>(map: ReadonlyMap<string, V>, holds: (value: V) => boolean): boolean => map.values().some(holds);
const withUnit = (structure: Structure, unit: DraftUnit): Structure => ({ ...structure, units: withEntry(structure.units, unit.unitId, unit) });
const withPost = (structure: Structure, post: DraftPost): Structure => ({ ...structure, posts: withEntry(structure.posts, post.emplPositionId, post) });

/** Whether a walk upwards from `start` meets `sought`. */
function leadsTo(start: string | null, sought: string, above: (id: string) => string | null | undefined): boolean {
  for (let at: string | null | undefined = start; at != null; at = above(at)) if (at === sought) return true;
  return false;
}

const isNameTaken = ({ units }: Structure, name: string, unitId: string): boolean => {
  const folded = foldForSearch(name);
  return some(units, (unit) => unit.unitId !== unitId && foldForSearch(unit.organizationName) === folded);
};

const isFull = ({ holdings }: Structure, emplPositionId: string, seats: number): boolean => {
  const taken = holdings
    .values()
    .filter((one) => one.emplPositionId === emplPositionId && one.roleTypeId !== SUBSTITUTE)
    .reduce((sum, { occupancyRate }) => sum + occupancyRate, 0);
  return taken > 100 * seats;
};

const hasTwoManagers = ({ holdings, posts }: Structure, unitId: string): boolean =>
  holdings
    .values()
    .filter(({ roleTypeId, emplPositionId }) => roleTypeId === MANAGER && posts.get(emplPositionId)?.unitId === unitId)
    .drop(1)
    .some(() => true);

type Rule = (structure: Structure, change: Change) => Structure | Fault;

/** The unit that a change is about. */
const ofUnit =
  (rule: (structure: Structure, unit: DraftUnit, change: Change) => Structure | Fault): Rule =>
  (structure, change) => {
    const unit = structure.units.get(change.unitId ?? '');
    return unit === undefined ? refuse('unitUnknown', 'unitId') : rule(structure, unit, change);
  };

const ofPost =
  (rule: (structure: Structure, post: DraftPost, change: Change) => Structure | Fault): Rule =>
  (structure, change) => {
    const post = structure.posts.get(change.emplPositionId ?? '');
    return post === undefined ? refuse('postUnknown', 'emplPositionId') : rule(structure, post, change);
  };

const ofHolding =
  (rule: (structure: Structure, holding: DraftHolding, change: Change) => Structure | Fault): Rule =>
  (structure, change) => {
    const holding = structure.holdings.get(change.holdingId ?? '');
    return holding === undefined ? refuse('holdingUnknown', 'holdingId') : rule(structure, holding, change);
  };

const addUnit: Rule = (structure, { unitId, parentUnitId, pseudoId, title, levelEnumId, organizationTypeEnumId }) => {
  const [id, code, organizationName] = [unitId ?? '', pseudoId ?? '', title ?? ''];
  if (parentUnitId !== null && !structure.units.has(parentUnitId)) return refuse('parentUnknown', 'parentUnitId');
  if (structure.unitCodes.has(code.toUpperCase())) return refuse('unitCodeTaken', 'pseudoId');
  if (isNameTaken(structure, organizationName, id)) return refuse('unitNameTaken', 'title');
  const unit = { unitId: id, pseudoId: code, organizationName, levelEnumId, organizationTypeEnumId, parentUnitId, isFresh: true };
  return { ...withUnit(structure, unit), unitCodes: new Set([...structure.unitCodes, code.toUpperCase()]) };
};

const changeUnit = ofUnit((structure, unit, { title, levelEnumId, organizationTypeEnumId }) => {
  if (title === null && levelEnumId === null && organizationTypeEnumId === null) return refuse('nothing', 'title');
  if (title !== null && isNameTaken(structure, title, unit.unitId)) return refuse('unitNameTaken', 'title');
  return withUnit(structure, {
    ...unit,
    organizationName: title ?? unit.organizationName,
    levelEnumId: levelEnumId ?? unit.levelEnumId,
    organizationTypeEnumId: organizationTypeEnumId ?? unit.organizationTypeEnumId,
  });
});

const moveUnit = ofUnit((structure, unit, { parentUnitId }) => {
  if (parentUnitId !== null && !structure.units.has(parentUnitId)) return refuse('parentUnknown', 'parentUnitId');
  if (leadsTo(parentUnitId, unit.unitId, (id) => structure.units.get(id)?.parentUnitId)) return refuse('circle', 'parentUnitId');
  return withUnit(structure, { ...unit, parentUnitId });
});

const closeUnit = ofUnit((structure, { unitId, isFresh, parentUnitId }) => {
  if (isFresh) return refuse('fresh', 'unitId');
  if (some(structure.units, (unit) => unit.parentUnitId === unitId)) return refuse('unitHasUnits', 'unitId');
  if (some(structure.posts, (post) => post.unitId === unitId)) return refuse('unitHasPosts', 'unitId');
  if (parentUnitId === null && !some(structure.units, (unit) => unit.unitId !== unitId && unit.parentUnitId === null)) return refuse('isTop', 'unitId');
  return { ...structure, units: without(structure.units, unitId) };
});

const addPost: Rule = (structure, { emplPositionId, unitId, pseudoId, title, seats, reportsToId }) => {
  const code = pseudoId ?? '';
  if (!structure.units.has(unitId ?? '')) return refuse('unitUnknown', 'unitId');
  if (reportsToId !== null && !structure.posts.has(reportsToId)) return refuse('superiorUnknown', 'reportsToId');
  if (structure.postCodes.has(code.toUpperCase())) return refuse('postCodeTaken', 'pseudoId');
  const said = { pseudoId: code, description: title ?? '', seats: seats ?? 1, unitId: unitId ?? '', reportsToId, dottedToIds: [], isActive: true, isFresh: true };
  return { ...withPost(structure, { emplPositionId: emplPositionId ?? '', ...said }), postCodes: new Set([...structure.postCodes, code.toUpperCase()]) };
};

const changePost = ofPost((structure, post, { title, seats }) => {
  if (title === null && seats === null) return refuse('nothing', 'title');
  if (seats !== null && isFull(structure, post.emplPositionId, seats)) return refuse('seatFull', 'seats');
  return withPost(structure, { ...post, description: title ?? post.description, seats: seats ?? post.seats });
});

const movePost = ofPost((structure, post, { unitId, reportsToId }) => {
  if (!structure.units.has(unitId ?? '')) return refuse('unitUnknown', 'unitId');
  if (reportsToId !== null && !structure.posts.has(reportsToId)) return refuse('superiorUnknown', 'reportsToId');
  if (leadsTo(reportsToId, post.emplPositionId, (id) => structure.posts.get(id)?.reportsToId)) return refuse('superiorCircle', 'reportsToId');
  const moved = withPost(structure, { ...post, unitId: unitId ?? '', reportsToId: reportsToId ?? post.reportsToId });
  return hasTwoManagers(moved, unitId ?? '') ? refuse('secondManager', 'unitId') : moved;
});

const closePost = ofPost((structure, { emplPositionId, isFresh }) => {
  if (isFresh) return refuse('fresh', 'emplPositionId');
  if (some(structure.holdings, (holding) => holding.emplPositionId === emplPositionId)) return refuse('postHeld', 'emplPositionId');
  const reports = some(structure.posts, ({ reportsToId, dottedToIds }) => reportsToId === emplPositionId || dottedToIds.includes(emplPositionId));
  return reports ? refuse('postHasReports', 'emplPositionId') : { ...structure, posts: without(structure.posts, emplPositionId) };
});

const moveHolder = ofHolding((structure, holding, { emplPositionId }) => {
  const post = structure.posts.get(emplPositionId ?? '');
  if (post === undefined) return refuse('postUnknown', 'emplPositionId');
  if (!post.isActive) return refuse('postInactive', 'emplPositionId');
  if (some(structure.holdings, (one) => one.emplPositionId === post.emplPositionId && one.partyId === holding.partyId)) return refuse('heldTwice', 'emplPositionId');
  const moved = { ...structure, holdings: withEntry(structure.holdings, holding.holdingId, { ...holding, emplPositionId: post.emplPositionId }) };
  if (isFull(moved, post.emplPositionId, post.seats)) return refuse('seatFull', 'emplPositionId');
  return hasTwoManagers(moved, post.unitId) ? refuse('secondManager', 'emplPositionId') : moved;
});

const endHolder = ofHolding((structure, { holdingId }) => ({ ...structure, holdings: without(structure.holdings, holdingId) }));

const rules: Readonly<Record<ChangeKind, Rule>> = { addUnit, changeUnit, moveUnit, closeUnit, addPost, changePost, movePost, closePost, moveHolder, endHolder };

/** The structure after a change, or why the change does not fit. What stands stays as it is. */
export const applyChange = (structure: Structure, change: Change): Structure | Fault => rules[change.kind](structure, change);

export interface Folded<C extends Change> {
  /** After every change that fits. */
  readonly structure: Structure;
  /** Those that do not fit, with the reason. */
  readonly faults: ReadonlyMap<C, Fault>;
}

/** All changes in their order; one that does not fit is passed over, so that every reason is seen at once. */
export function foldChanges<C extends Change>(start: Structure, changes: readonly C[]): Folded<C> {
  const faults = new Map<C, Fault>();
  let structure = start;
  for (const change of changes) {
    const next = applyChange(structure, change);
    if (isFault(next)) faults.set(change, next);
    else structure = next;
  }
  return { structure, faults };
}
