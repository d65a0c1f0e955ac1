/** What differs between two structures: two days, or today and a draft. Pure. */

/** What a structure says of a unit, as far as it is compared. */
export interface ComparedUnit {
  readonly unitId: string;
  readonly parentUnitId: string | null;
  readonly organizationName: string;
}

/** A unit may be moved, renamed and retyped (said to be of another kind) at once. */
export const differences = ['created', 'moved', 'renamed', 'retyped', 'closed'] as const;
export type Difference = (typeof differences)[number];

export interface StructureChange<U extends ComparedUnit = ComparedUnit> {
  readonly unitId: string;
  readonly kinds: readonly Difference[];
  /** Undefined: created. */
  readonly before: U | undefined;
  /** Undefined: closed. */
  readonly after: U | undefined;
}

/** One change for each unit that differs, in the order of `after`, closed ones last. `isRetyped` judges what the two sides say of a unit besides its place and name. */
export function compareStructures<U extends ComparedUnit>(
  before: readonly U[],
  after: readonly U[],
  isRetyped: (before: U, after: U) => boolean = () => false,
): readonly StructureChange<U>[] {
  const [old, now] = [byId(before), byId(after)];
  return [
    ...after.map((unit) => ({ unitId: unit.unitId, kinds: kindsOf(old.get(unit.unitId), unit, isRetyped), before: old.get(unit.unitId), after: unit })),
    ...before.filter(({ unitId }) => !now.has(unitId)).map((unit) => ({ unitId: unit.unitId, kinds: ['closed' as const], before: unit, after: undefined })),
  ].filter(({ kinds }) => kinds.length > 0);
}

function kindsOf<U extends ComparedUnit>(before: U | undefined, after: U, isRetyped: (before: U, after: U) => boolean): readonly Difference[] {
  if (before === undefined) return ['created'];
  const found: Readonly<Partial<Record<Difference, boolean>>> = {
    moved: before.parentUnitId !== after.parentUnitId,
    renamed: before.organizationName !== after.organizationName,
    retyped: isRetyped(before, after),
  };
  return differences.filter((kind) => found[kind] === true);
}

const byId = <U extends ComparedUnit>(units: readonly U[]): ReadonlyMap<string, U> => new Map(units.map((unit) => [unit.unitId, unit]));

/** The later structure with what was closed still standing where it stood, so that both are seen in one chart. */
export const withClosed = <U extends ComparedUnit>(after: readonly U[], changes: readonly StructureChange<U>[]): readonly U[] => [
  ...after,
  ...changes.flatMap(({ before, after: now }) => (before === undefined || now !== undefined ? [] : [before])),
];
