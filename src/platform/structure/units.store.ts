/**
 * Changes of units, each from a day on (ISO date). What the structure may not become is refused by the database at the end
 * of the transaction (structure.003); the slices map its constraints to their messages.
 */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { endAt, reopen, type Said, setFrom } from './timeline.rules.ts';
import { changeTimelines, unitFacts, unitParents } from './timeline.store.ts';

/** What is said of a unit on a day. */
export interface UnitWords {
  readonly organizationName: string;
  /** Enumerations of OrganizationLevel and OrgUnitType. */
  readonly levelEnumId: string | null;
  readonly organizationTypeEnumId: string | null;
  /** Enumerations of PartyPropertyType, at most one of each group. */
  readonly propertyEnumIds: readonly string[];
  readonly disabled: 'Y' | 'N';
}

export interface NewUnit {
  readonly unitId: string;
  readonly companyId: string;
  readonly pseudoId: string;
  readonly from: string;
  /** Null: a top unit. */
  readonly parentId: string | null;
  readonly words: UnitWords;
}

/** The columns of the words that are given. */
const columnsOf = ({ organizationName, levelEnumId, organizationTypeEnumId, propertyEnumIds, disabled }: Partial<UnitWords>): Said => ({
  ...(organizationName !== undefined && { organization_name: organizationName, search_text: foldForSearch(organizationName) }),
  ...(levelEnumId !== undefined && { level_enum_id: levelEnumId }),
  ...(organizationTypeEnumId !== undefined && { organization_type_enum_id: organizationTypeEnumId }),
  ...(propertyEnumIds !== undefined && { property_enum_ids: propertyEnumIds }),
  ...(disabled !== undefined && { disabled }),
});

/** A unit that is there from a day on, without end. */
export async function addUnit(tx: Tx, { unitId, companyId, pseudoId, from, parentId, words }: NewUnit): Promise<void> {
  await tx.run(sql`insert into party (party_id, party_type_enum_id, company_id) values (${unitId}::uuid, 'PtyOrganization', ${companyId}::uuid)`);
  await tx.run(sql`
    insert into org_unit (unit_id, company_id, pseudo_id, organization_name, search_text, level_enum_id, disabled, valid)
    values (${unitId}::uuid, ${companyId}::uuid, ${pseudoId}, ${words.organizationName}, ${foldForSearch(words.organizationName)}, ${words.levelEnumId}, ${words.disabled}, daterange(${from}::date, null))`);
  await tx.run(sql`
    update org_unit_fact set organization_type_enum_id = ${words.organizationTypeEnumId}, property_enum_ids = ${[...words.propertyEnumIds]}::text[] where unit_id = ${unitId}::uuid`);
  await tx.run(sql`
    insert into org_unit_parent (unit_id, company_id, parent_unit_id, valid)
    values (${unitId}::uuid, ${companyId}::uuid, ${parentId}::uuid, daterange(${from}::date, null))`);
}

/** Says something else of a unit from a day on; what is absent stays. The caller brings the words of today after its last change (refreshWords). */
export const setUnitFacts = (tx: Tx, unitId: string, from: string, words: Partial<UnitWords>): Promise<number> =>
  changeTimelines(tx, unitFacts, [unitId], (spans) => setFrom(spans, from, columnsOf(words)));

/** Puts units below another one from a day on, with everything below them. */
export const moveUnits = (tx: Tx, unitIds: readonly string[], parentId: string | null, from: string): Promise<number> =>
  changeTimelines(tx, unitParents, unitIds, (spans) => setFrom(spans, from, { parent_unit_id: parentId }));

/** A unit is no more from a day on. Its units and seats have gone elsewhere or ended before. */
export async function endUnit(tx: Tx, unitId: string, on: string): Promise<void> {
  await tx.run(sql`update org_unit set valid = daterange(lower(valid), ${on}::date) where unit_id = ${unitId}::uuid`);
  for (const timelines of [unitFacts, unitParents]) await changeTimelines(tx, timelines, [unitId], (spans) => endAt(spans, on));
}

/** Takes the end of a unit back: it goes on without end, as last said and where it last stood. The words of today as for `setUnitFacts`. */
export async function reopenUnit(tx: Tx, unitId: string): Promise<void> {
  await tx.run(sql`update org_unit set valid = daterange(lower(valid), null) where unit_id = ${unitId}::uuid`);
  for (const timelines of [unitFacts, unitParents]) await changeTimelines(tx, timelines, [unitId], reopen);
}

/** Removes a unit that never was: the foreign keys refuse one that something has ever stood in. */
export async function deleteUnit(tx: Tx, unitId: string): Promise<void> {
  await tx.run(sql`delete from org_unit_parent where unit_id = ${unitId}::uuid`);
  await tx.run(sql`delete from party where party_id = ${unitId}::uuid`);
}
