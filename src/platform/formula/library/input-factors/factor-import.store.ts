/** Values of input factors in bulk, as imports write them. */
import type { FieldClass } from '#kernel/entity.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { touchDrafts } from '../library-import.store.ts';

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
  /** Codes of the factor and of the employment, and whose it is. */
  readonly factor: string;
  readonly pseudoId: string;
  readonly partyId: string;
}

/** Without a RowScope: an import is of a whole company. Always in the same order. */
export const storedValues = (db: Db, drafts: readonly FactorDraft[]): Promise<StoredValue[]> =>
  db.many<StoredValue>(sql`
    select f.input_factor_value_id as id, f.library_version_id as "versionId", f.party_relationship_id as "partyRelationshipId", f.value,
      t.code as factor, r.pseudo_id as "pseudoId", r.party_id as "partyId"
    from input_factor_value f join library_version v using (library_version_id) join library_item t using (library_item_id) join party_relationship r using (party_relationship_id)
    where f.library_version_id = any (${drafts.map(({ versionId }) => versionId)}::uuid[]) order by f.input_factor_value_id`);

/** A value as it is written; null: it ends. */
export interface WrittenValue extends Pick<StoredValue, 'id' | 'versionId' | 'partyRelationshipId'> {
  readonly companyId: string;
  readonly value: string | null;
}

/** What a run keeps of a value that it changed or ended. */
export type KeptValue = Pick<StoredValue, 'versionId' | 'partyRelationshipId' | 'value'>;

/** A value as it was before a run; a text: it was changed by a run that kept no more than it; null: it was not there. */
export interface ValueBefore {
  readonly id: string;
  readonly before: KeptValue | string | null;
}

export async function writeValues(tx: Tx, values: readonly WrittenValue[], partyId: string | null): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (id uuid, "versionId" uuid, "companyId" uuid, "partyRelationshipId" uuid, value text)`;
  await tx.run(sql`delete from input_factor_value f using ${given} where f.input_factor_value_id = r.id and r.value is null`);
  await tx.run(sql`
    insert into input_factor_value as f (input_factor_value_id, library_version_id, company_id, party_relationship_id, value)
    select id, "versionId", "companyId", "partyRelationshipId", value from ${given} where value is not null
    on conflict on constraint input_factor_value_once do update set value = excluded.value, row_version = f.row_version + 1`);
  await touchDrafts(tx, [...new Set(values.map(({ versionId }) => versionId))], partyId);
}

/** Values that a run wrote or ended and whose version is published by now: they stay as they are. */
export const publishedOfRun = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    select count(*)::int as "publishedValues" from import_change c left join input_factor_value f on f.input_factor_value_id = c.record_id
    join library_version v on v.library_version_id::text = coalesce(f.library_version_id::text, c.before ->> 'versionId')
    where c.run_id = ${runId}::uuid and v.status = 'published'`);

/** Whether one of some values is or was of somebody. Without a RowScope: it is asked of whoever asks. */
export const isOfOne = async (db: Db, values: readonly ValueBefore[], partyId: string): Promise<boolean> => {
  const employments = values.flatMap(({ before }) => (before === null || typeof before === 'string' ? [] : [before.partyRelationshipId]));
  return (
    await db.one<{ found: boolean }>(sql`
      select exists (select from party_relationship r where r.party_id = ${partyId}::uuid and (r.party_relationship_id = any (${employments}::uuid[])
        or exists (select from input_factor_value f where f.party_relationship_id = r.party_relationship_id and f.input_factor_value_id = any (${values.map(({ id }) => id)}::uuid[])))) as found`)
  ).found;
};

/** Values as they were before. */
export async function takeBack(tx: Tx, values: readonly ValueBefore[], partyId: string | null): Promise<void> {
  const told = values.map(({ id, before }) => ({ id, ...(typeof before === 'string' ? { value: before } : before) }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as r (id uuid, "versionId" uuid, "partyRelationshipId" uuid, value text)`;
  const versions = await tx.many<{ id: string }>(sql`
    select distinct coalesce(f.library_version_id, r."versionId") as id from ${given} left join input_factor_value f on f.input_factor_value_id = r.id`);
  await tx.run(sql`update input_factor_value f set value = r.value, row_version = f.row_version + 1 from ${given} where f.input_factor_value_id = r.id and r.value is not null`);
  await tx.run(sql`delete from input_factor_value f using ${given} where f.input_factor_value_id = r.id and r.value is null`);
  // what had ended; an employment may be gone by now, and its value with it
  await tx.run(sql`
    insert into input_factor_value (input_factor_value_id, library_version_id, company_id, party_relationship_id, value)
    select r.id, v.library_version_id, v.company_id, r."partyRelationshipId", r.value
    from ${given} join library_version v on v.library_version_id = r."versionId" join party_relationship p on p.party_relationship_id = r."partyRelationshipId"
    where not exists (select from input_factor_value f where f.input_factor_value_id = r.id)`);
  await touchDrafts(
    tx,
    versions.map(({ id }) => id),
    partyId,
  );
}
