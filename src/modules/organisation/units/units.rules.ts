/** Rules of the properties of a unit (guide organisation 5.3). Pure. */

/** A row of PartyPropertyType: a group, or with a parent one of its choices. */
export interface PropertyRow {
  readonly enumId: string;
  readonly parentEnumId: string | null;
  readonly description: string;
  /** Of a group Y: a unit of the type must say one of it. */
  readonly optionIndicator: 'Y' | 'N';
}

export interface PropertyFault {
  readonly code: 'option' | 'onePropertyOfGroup' | 'propertyMissing';
  /** Name of the group that is said twice or not at all. */
  readonly group: string;
}

/** What is wrong with the chosen properties: a choice that is none, one group twice, or a required group that offers something not at all. */
export function propertyFault(chosen: readonly string[], rows: readonly PropertyRow[]): PropertyFault | undefined {
  const byId = new Map(rows.map((row) => [row.enumId, row]));
  const taken = chosen.map((id) => byId.get(id)?.parentEnumId ?? '');
  if (taken.includes('')) return { code: 'option', group: '' };
  const twice = taken.find((group, at) => taken.indexOf(group) < at);
  if (twice !== undefined) return { code: 'onePropertyOfGroup', group: byId.get(twice)?.description ?? '' };
  const offers = (group: string): boolean => rows.some(({ parentEnumId, optionIndicator }) => parentEnumId === group && optionIndicator === 'Y');
  const missing = rows.find(({ enumId, parentEnumId, optionIndicator }) => parentEnumId === null && optionIndicator === 'Y' && offers(enumId) && !taken.includes(enumId));
  return missing && { code: 'propertyMissing', group: missing.description };
}
