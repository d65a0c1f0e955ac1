/** Rules of the properties of a unit (guide organisation 5.3). Pure. */

/** A choice of PartyPropertyType with the group it belongs to. */
export interface UnitProperty {
  readonly enumId: string;
  readonly groupId: string;
}

export interface PropertyGroup {
  readonly enumId: string;
  /** A unit of the type must say one of it. */
  readonly isRequired: boolean;
}

/** What is wrong with the chosen properties: one group twice, a required group not at all, or a choice that is none. */
export function propertyFault(
  chosen: readonly string[],
  properties: readonly UnitProperty[],
  groups: readonly PropertyGroup[],
): 'option' | 'onePropertyOfGroup' | 'propertyMissing' | undefined {
  const groupOf = new Map(properties.map(({ enumId, groupId }) => [enumId, groupId]));
  const taken = chosen.map((id) => groupOf.get(id));
  if (taken.includes(undefined)) return 'option';
  if (new Set(taken).size < taken.length) return 'onePropertyOfGroup';
  return groups.some(({ enumId, isRequired }) => isRequired && !taken.includes(enumId)) ? 'propertyMissing' : undefined;
}
