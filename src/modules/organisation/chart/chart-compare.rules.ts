/** What differs between two structures: two days, or today and a draft. Pure. */

/** What a structure says of a unit, as far as it is compared. */
export interface ComparedUnit {
  readonly unitId: string;
  readonly parentUnitId: string | null;
  readonly organizationName: string;
}

/** A unit may be moved and renamed at once. */
export const differences = ['created', 'moved', 'renamed', 'closed'] as const;
export type Difference = (typeof differences)[number];

export interface StructureChange<U extends ComparedUnit = ComparedUnit> {
  readonly unitId: string;
  readonly kinds: readonly Difference[];
  /** Undefined: created. */
  readonly before: U | undefined;
  /** Undefined: closed. */
  readonly after: U | undefined;
}

/** One change for each unit that differs, in the order of `after`, closed ones last. */
export function compareStructures<U extends ComparedUnit>(before: readonly U[], after: readonly U[]): readonly StructureChange<U>[] {
  const [old, now] = [byId(before), byId(after)];
  return [
    ...after.map((unit) => ({ unitId: unit.unitId, kinds: kindsOf(old.get(unit.unitId), unit), before: old.get(unit.unitId), after: unit })),
    ...before.filter(({ unitId }) => !now.has(unitId)).map((unit) => ({ unitId: unit.unitId, kinds: ['closed' as const], before: unit, after: undefined })),
  ].filter(({ kinds }) => kinds.length > 0);
}

function kindsOf(before: ComparedUnit | undefined, after: ComparedUnit): readonly Difference[] {
  if (before === undefined) return ['created'];
  return [...(before.parentUnitId === after.parentUnitId ? [] : ['moved' as const]), ...(before.organizationName === after.organizationName ? [] : ['renamed' as const])];
}

const byId = <U extends ComparedUnit>(units: readonly U[]): ReadonlyMap<string, U> => new Map(units.map((unit) => [unit.unitId, unit]));

/** The later structure with what was closed still standing where it stood, so that both are seen in one chart. */
export const withClosed = <U extends ComparedUnit>(after: readonly U[], changes: readonly StructureChange<U>[]): readonly U[] => [
  ...after,
  ...changes.flatMap(({ before, after: now }) => (before === undefined || now !== undefined ? [] : [before])),
];
