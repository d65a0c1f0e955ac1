/** Values of input factors in bulk, as imports write them. */
import type { FieldClass } from '#kernel/entity.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface FactorDraft {
  readonly code: string;
  readonly versionId: string;
  readonly fieldClass: FieldClass;
}

/** Drafts of factors of a company; letter case of codes does not matter. */
export const draftsByCode = (db: Db, companyId: string, codes: readonly string[]): Promise<FactorDraft[]> =>
  db.many<FactorDraft>(sql`
    select t.code, v.library_version_id as "versionId", v.content ->> 'fieldClass' as "fieldClass"
    from library_item t join library_version v on v.library_item_id = t.library_item_id and v.status <> 'published'
    where t.company_id = ${companyId}::uuid and t.kind = 'inputFactor' and upper(t.code) = any (${[...codes]}::text[])`);

export interface Employee {
  readonly pseudoId: string;
  readonly partyRelationshipId: string;
  readonly partyId: string;
}

/** By personnel codes in capitals. Without a RowScope: an import is of a whole company. */
export const employeesByCode = (db: Db, companyId: string, codes: readonly string[]): Promise<Employee[]> =>
  db.many<Employee>(sql`
    select distinct on (code_key) pseudo_id as "pseudoId", party_relationship_id as "partyRelationshipId", party_id as "partyId" from party_relationship
    where company_id = ${companyId}::uuid and relationship_type_enum_id = 'PrtEmployee' and code_key = any (${[...codes]}::text[])
    order by code_key, valid desc`);

export interface StoredValue {
  readonly id: string;
  readonly versionId: string;
  readonly partyRelationshipId: string;
  readonly value: string;
}

export const storedValues = (db: Db, drafts: readonly FactorDraft[]): Promise<StoredValue[]> =>
  db.many<StoredValue>(sql`
    select input_factor_value_id as id, library_version_id as "versionId", party_relationship_id as "partyRelationshipId", value
    from input_factor_value where library_version_id = any (${drafts.map(({ versionId }) => versionId)}::uuid[])`);

/**
 * A draft whose values are written is written by whoever brings them, so that another publishes it; it waits no more, and
 * whoever has it open is told. Null: the installation itself, which is nobody.
 */
const touched = async (tx: Tx, versionIds: readonly string[], partyId: string | null): Promise<void> => {
  await tx.run(sql`
    update library_version set status = 'draft', changed_by = coalesce(${partyId}::uuid, changed_by), changed_at = now() where library_version_id = any (${[...versionIds]}::uuid[])`);
  await tx.run(sql`
    update library_item set row_version = row_version + 1
    where library_item_id in (select library_item_id from library_version where library_version_id = any (${[...versionIds]}::uuid[]))`);
};

export async function writeValues(tx: Tx, values: readonly (StoredValue & { readonly companyId: string })[], partyId: string | null): Promise<void> {
  await tx.run(sql`
    insert into input_factor_value as f (input_factor_value_id, library_version_id, company_id, party_relationship_id, value)
    select id, "versionId", "companyId", "partyRelationshipId", value
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (id uuid, "versionId" uuid, "companyId" uuid, "partyRelationshipId" uuid, value text)
    on conflict on constraint input_factor_value_once do update set value = excluded.value, row_version = f.row_version + 1`);
  await touched(tx, [...new Set(values.map(({ versionId }) => versionId))], partyId);
}

/** Values that a run wrote and that stand published by now: they stay. */
export const publishedOfRun = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    select count(*)::int as "publishedValues" from import_change c join input_factor_value f on f.input_factor_value_id = c.record_id
    join library_version v using (library_version_id) where c.run_id = ${runId}::uuid and v.status = 'published'`);

/** Whether one of some values is of somebody. */
export const isOfOne = async (db: Db, ids: readonly string[], partyId: string): Promise<boolean> =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (select from input_factor_value join party_relationship using (party_relationship_id)
        where input_factor_value_id = any (${[...ids]}::uuid[]) and party_id = ${partyId}::uuid) as found`)
  ).found;

/** Values as they were before; null: not there. */
export async function takeBack(tx: Tx, values: readonly { readonly id: string; readonly before: string | null }[], partyId: string | null): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (id uuid, before text)`;
  const versions = await tx.many<{ id: string }>(sql`select distinct f.library_version_id as id from input_factor_value f join ${given} on f.input_factor_value_id = r.id`);
  await tx.run(sql`update input_factor_value f set value = r.before, row_version = f.row_version + 1 from ${given} where f.input_factor_value_id = r.id and r.before is not null`);
  await tx.run(sql`delete from input_factor_value f using ${given} where f.input_factor_value_id = r.id and r.before is null`);
  await touched(
    tx,
    versions.map(({ id }) => id),
    partyId,
  );
}
