/** SQL of the values of input factors. */
import type { FieldClass } from '#kernel/entity.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { readableItems } from '../library.store.ts';
import { factorValues } from './factor-values.contract.ts';

/** The version that is named, or the draft, or the newest; of a factor that is read. */
const versionAsked = (itemId: string, version: number | undefined, readable: Sql): Sql => sql`(
  select w.library_version_id from library_version w join library_item t on t.library_item_id = w.library_item_id
  where t.library_item_id = ${itemId}::uuid and t.kind = 'inputFactor' and ${readable} and (${version ?? null}::int is null or w.version_no = ${version ?? null}::int)
  order by w.status = 'published', lower(w.valid) desc limit 1)`;

export const valueSource = defineSource<typeof factorValues>({
  calls: factorValues,
  parts: ({ rows, actor, query: { inputFactorId, version } }) => {
    const classes = classesOf(actor, factorValues.list);
    const mayKnow = sql`(v.content ->> 'fieldClass' = any (case when r.party_id = ${actor.partyId}::uuid then ${[...classes(actor.partyId)]}::text[] else ${[...classes(undefined)]}::text[] end))`;
    return {
      from: sql`input_factor_value f join library_version v using (library_version_id)
        join party_relationship r on r.party_relationship_id = f.party_relationship_id join person p on p.party_id = r.party_id`,
      where: sql`f.library_version_id = ${versionAsked(inputFactorId, version, readableItems({ rows, actor }))} and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`,
      key: sql`f.input_factor_value_id`,
      subject: sql`r.party_id`,
      columns: {
        pseudoId: { value: sql`r.pseudo_id` },
        fullName: { value: fullName(sql`p`) },
        // by its value nobody filters, sorts or exports what the class hides
        value: { value: sql`case when ${mayKnow} then f.value end` },
      },
      more: { partyId: sql`r.party_id`, partyRelationshipId: sql`r.party_relationship_id`, fieldClass: sql`v.content ->> 'fieldClass'`, rowVersion: sql`f.row_version` },
      search: ['pseudoId', 'fullName'],
      order: sql`r.pseudo_id`,
    };
  },
});

/** A value in a draft, held with its factor. */
export interface HeldValue {
  readonly id: string;
  readonly inputFactorId: string;
  readonly companyId: string;
  readonly versionId: string;
  readonly isDraft: boolean;
  readonly fieldClass: FieldClass;
  readonly partyId: string;
  readonly value: string;
  readonly rowVersion: number;
}

/** A value of somebody in reach; undefined for any other id. */
export const holdValue = async (tx: Tx, rows: RowScope, id: string): Promise<HeldValue | undefined> =>
  isUuid(id)
    ? tx.maybe<HeldValue>(sql`
        select f.input_factor_value_id as id, t.library_item_id as "inputFactorId", f.company_id as "companyId", v.library_version_id as "versionId", v.status <> 'published' as "isDraft",
          v.content ->> 'fieldClass' as "fieldClass", r.party_id as "partyId", f.value, f.row_version as "rowVersion"
        from input_factor_value f join library_version v using (library_version_id) join library_item t on t.library_item_id = v.library_item_id
        join party_relationship r on r.party_relationship_id = f.party_relationship_id
        where f.input_factor_value_id = ${id}::uuid and ${companiesIn(rows, sql`f.company_id`)} and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} for update of f, t`)
    : undefined;

export const insertValue = (
  tx: Tx,
  id: string,
  of: { readonly versionId: string; readonly companyId: string; readonly partyRelationshipId: string },
  value: string,
): Promise<number> =>
  tx.run(sql`
    insert into input_factor_value (input_factor_value_id, library_version_id, company_id, party_relationship_id, value)
    values (${id}::uuid, ${of.versionId}::uuid, ${of.companyId}::uuid, ${of.partyRelationshipId}::uuid, ${value})`);

export const updateValue = (tx: Tx, id: string, value: string): Promise<{ rowVersion: number }> =>
  tx.one<{ rowVersion: number }>(sql`
    update input_factor_value set value = ${value}, row_version = row_version + 1 where input_factor_value_id = ${id}::uuid returning row_version as "rowVersion"`);

export const deleteValue = (tx: Tx, id: string): Promise<number> => tx.run(sql`delete from input_factor_value where input_factor_value_id = ${id}::uuid`);

export interface Employed {
  readonly partyRelationshipId: string;
  readonly partyId: string;
  readonly fullName: string;
}

/** Whoever has a personnel code in a company, in reach; letter case does not matter. The newest employment of the code. */
export const employedAs = (db: Db, rows: RowScope, companyId: string, pseudoId: string): Promise<Employed | undefined> =>
  db.maybe<Employed>(sql`
    select r.party_relationship_id as "partyRelationshipId", r.party_id as "partyId", ${fullName(sql`p`)} as "fullName"
    from party_relationship r join person p on p.party_id = r.party_id
    where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and upper(r.pseudo_id) = upper(${pseudoId})
      and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} order by r.valid desc limit 1`);

/** Takes every value out of a draft; answers of whom they were. */
export const clearValues = async (tx: Tx, versionId: string): Promise<string[]> =>
  (
    await tx.many<{ partyId: string }>(sql`
      delete from input_factor_value f using party_relationship r
      where f.library_version_id = ${versionId}::uuid and r.party_relationship_id = f.party_relationship_id returning r.party_id as "partyId"`)
  ).map(({ partyId }) => partyId);
