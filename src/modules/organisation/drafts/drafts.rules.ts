/** What a change of a draft does to a structure, and when it does not fit (issue 6, time travel). Pure. */
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

const some = <V>(map: ReadonlyMap<string, V>, holds: (value: V) => boolean): boolean => map.values().some(holds);

/** What a change that fits does: one unit, post or holding stands as said, or is no more. */
export interface Edit<V> {
  readonly id: string;
  /** Undefined: no more. */
  readonly value?: V;
  /** Taken from now on. */
  readonly code?: string;
}
export interface Effect {
  readonly unit?: Edit<DraftUnit>;
  readonly post?: Edit<DraftPost>;
  readonly holding?: Edit<DraftHolding>;
}
const unitSaid = (unit: DraftUnit): Effect => ({ unit: { id: unit.unitId, value: unit } });
const postSaid = (post: DraftPost): Effect => ({ post: { id: post.emplPositionId, value: post } });

/** Whether a walk upwards from `start` meets `sought`. */
function leadsTo(start: string | null, sought: string, above: (id: string) => string | null | undefined): boolean {
  for (let at: string | null | undefined = start; at != null; at = above(at)) if (at === sought) return true;
  return false;
}

/** Names as they are compared; a draft of hundreds of units compares each with thousands. */
const foldedNames = new WeakMap<DraftUnit, string>();
function foldedName(unit: DraftUnit): string {
  const known = foldedNames.get(unit);
  if (known !== undefined) return known;
  const folded = foldForSearch(unit.organizationName);
  foldedNames.set(unit, folded);
  return folded;
}

const isNameTaken = ({ units }: Structure, name: string, unitId: string): boolean => {
  const folded = foldForSearch(name);
  return some(units, (unit) => unit.unitId !== unitId && foldedName(unit) === folded);
};

/** Percent of a post that a holding takes. */
const takes = ({ roleTypeId, occupancyRate }: DraftHolding): number => (roleTypeId === SUBSTITUTE ? 0 : occupancyRate);

const takenOf = ({ holdings }: Structure, emplPositionId: string): number =>
  holdings
    .values()
    .filter((one) => one.emplPositionId === emplPositionId)
    .reduce((sum, one) => sum + takes(one), 0);

/** Whether a unit has two managers once those of whom `comes` holds are in it too. */
const hasTwoManagers = ({ holdings, posts }: Structure, unitId: string, comes: (holding: DraftHolding) => boolean): boolean =>
  holdings
    .values()
    .filter((holding) => holding.roleTypeId === MANAGER && (comes(holding) || posts.get(holding.emplPositionId)?.unitId === unitId))
    .drop(1)
    .some(() => true);

type Rule = (structure: Structure, change: Change) => Effect | Fault;

/** The unit that a change is about. */
const ofUnit =
  (rule: (structure: Structure, unit: DraftUnit, change: Change) => Effect | Fault): Rule =>
  (structure, change) => {
    const unit = structure.units.get(change.unitId ?? '');
    return unit === undefined ? refuse('unitUnknown', 'unitId') : rule(structure, unit, change);
  };

const ofPost =
  (rule: (structure: Structure, post: DraftPost, change: Change) => Effect | Fault): Rule =>
  (structure, change) => {
    const post = structure.posts.get(change.emplPositionId ?? '');
    return post === undefined ? refuse('postUnknown', 'emplPositionId') : rule(structure, post, change);
  };

const ofHolding =
  (rule: (structure: Structure, holding: DraftHolding, change: Change) => Effect | Fault): Rule =>
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
  return { unit: { id, value: unit, code: code.toUpperCase() } };
};

const changeUnit = ofUnit((structure, unit, { title, levelEnumId, organizationTypeEnumId }) => {
  if (title === null && levelEnumId === null && organizationTypeEnumId === null) return refuse('nothing', 'title');
  if (title !== null && isNameTaken(structure, title, unit.unitId)) return refuse('unitNameTaken', 'title');
  return unitSaid({
    ...unit,
    organizationName: title ?? unit.organizationName,
    levelEnumId: levelEnumId ?? unit.levelEnumId,
    organizationTypeEnumId: organizationTypeEnumId ?? unit.organizationTypeEnumId,
  });
});

const moveUnit = ofUnit((structure, unit, { parentUnitId }) => {
  if (parentUnitId !== null && !structure.units.has(parentUnitId)) return refuse('parentUnknown', 'parentUnitId');
  if (leadsTo(parentUnitId, unit.unitId, (id) => structure.units.get(id)?.parentUnitId)) return refuse('circle', 'parentUnitId');
  return unitSaid({ ...unit, parentUnitId });
});

const closeUnit = ofUnit((structure, { unitId, isFresh, parentUnitId }) => {
  if (isFresh) return refuse('fresh', 'unitId');
  if (some(structure.units, (unit) => unit.parentUnitId === unitId)) return refuse('unitHasUnits', 'unitId');
  if (some(structure.posts, (post) => post.unitId === unitId)) return refuse('unitHasPosts', 'unitId');
  if (parentUnitId === null && !some(structure.units, (unit) => unit.unitId !== unitId && unit.parentUnitId === null)) return refuse('isTop', 'unitId');
  return { unit: { id: unitId } };
});

const addPost: Rule = (structure, { emplPositionId, unitId, pseudoId, title, seats, reportsToId }) => {
  const code = pseudoId ?? '';
  if (!structure.units.has(unitId ?? '')) return refuse('unitUnknown', 'unitId');
  if (reportsToId !== null && !structure.posts.has(reportsToId)) return refuse('superiorUnknown', 'reportsToId');
  if (structure.postCodes.has(code.toUpperCase())) return refuse('postCodeTaken', 'pseudoId');
  const id = emplPositionId ?? '';
  const said = { pseudoId: code, description: title ?? '', seats: seats ?? 1, unitId: unitId ?? '', reportsToId, dottedToIds: [], isActive: true, isFresh: true };
  return { post: { id, value: { emplPositionId: id, ...said }, code: code.toUpperCase() } };
};

const changePost = ofPost((structure, post, { title, seats }) => {
  if (title === null && seats === null) return refuse('nothing', 'title');
  if (seats !== null && takenOf(structure, post.emplPositionId) > 100 * seats) return refuse('seatFull', 'seats');
  return postSaid({ ...post, description: title ?? post.description, seats: seats ?? post.seats });
});

const movePost = ofPost((structure, post, { unitId, reportsToId }) => {
  if (!structure.units.has(unitId ?? '')) return refuse('unitUnknown', 'unitId');
  if (reportsToId !== null && !structure.posts.has(reportsToId)) return refuse('superiorUnknown', 'reportsToId');
  if (leadsTo(reportsToId, post.emplPositionId, (id) => structure.posts.get(id)?.reportsToId)) return refuse('superiorCircle', 'reportsToId');
  if (hasTwoManagers(structure, unitId ?? '', (holding) => holding.emplPositionId === post.emplPositionId)) return refuse('secondManager', 'unitId');
  return postSaid({ ...post, unitId: unitId ?? '', reportsToId: reportsToId ?? post.reportsToId });
});

const closePost = ofPost((structure, { emplPositionId, isFresh }) => {
  if (isFresh) return refuse('fresh', 'emplPositionId');
  if (some(structure.holdings, (holding) => holding.emplPositionId === emplPositionId)) return refuse('postHeld', 'emplPositionId');
  const reports = some(structure.posts, ({ reportsToId, dottedToIds }) => reportsToId === emplPositionId || dottedToIds.includes(emplPositionId));
  return reports ? refuse('postHasReports', 'emplPositionId') : { post: { id: emplPositionId } };
});

const moveHolder = ofHolding((structure, holding, { emplPositionId }) => {
  const post = structure.posts.get(emplPositionId ?? '');
  if (post === undefined) return refuse('postUnknown', 'emplPositionId');
  if (!post.isActive) return refuse('postInactive', 'emplPositionId');
  if (some(structure.holdings, (one) => one.emplPositionId === post.emplPositionId && one.partyId === holding.partyId)) return refuse('heldTwice', 'emplPositionId');
  if (takenOf(structure, post.emplPositionId) + takes(holding) > 100 * post.seats) return refuse('seatFull', 'emplPositionId');
  if (hasTwoManagers(structure, post.unitId, ({ holdingId }) => holdingId === holding.holdingId)) return refuse('secondManager', 'emplPositionId');
  return { holding: { id: holding.holdingId, value: { ...holding, emplPositionId: post.emplPositionId } } };
});

const endHolder = ofHolding((_structure, { holdingId }) => ({ holding: { id: holdingId } }));

const rules: Readonly<Record<ChangeKind, Rule>> = { addUnit, changeUnit, moveUnit, closeUnit, addPost, changePost, movePost, closePost, moveHolder, endHolder };

/** What a change would do to a structure, or why it does not fit. */
export const applyChange = (structure: Structure, change: Change): Effect | Fault => rules[change.kind](structure, change);
