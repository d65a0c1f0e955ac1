/** SQL of what stands in the library of a company on a day: its own, and from above what it lacks by its code. */
import type { FieldClass } from '#kernel/entity.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { LibraryKind } from './library.contract.ts';

export interface Standing {
  readonly id: string;
  readonly kind: LibraryKind;
  readonly code: string;
  readonly title: string;
  readonly description: string | null;
  readonly versionId: string;
  readonly version: number;
  readonly fromDate: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** Codes of formulas that the text of a formula names. */
  readonly restsOn: readonly string[];
}

/** `with` part `nearest (library_item_id)`: of each code the item of the nearest company that has published one. */
const nearest = (companyId: string): Sql => sql`nearest as (
  select distinct on (t.kind, lower(t.code)) t.* from companies_above(${companyId}::uuid) above join library_item t on t.company_id = above.company_id
  where exists (select from library_version w where w.library_item_id = t.library_item_id and w.status = 'published')
  order by t.kind, lower(t.code), above.distance)`;

/** Every version that stands, but for the rows of tables and the values of factors. */
export const standingOn = (db: Db, companyId: string, day: string, kinds: readonly LibraryKind[]): Promise<Standing[]> =>
  db.many<Standing>(sql`
    with ${nearest(companyId)}
    select t.library_item_id as id, t.kind, t.code, t.title, t.description, v.library_version_id as "versionId", v.version_no as version, lower(v.valid) as "fromDate", v.content,
      array(select r.code from library_reference r where r.library_version_id = v.library_version_id and r.kind = 'formula' order by 1) as "restsOn"
    from nearest t join library_version v on v.library_item_id = t.library_item_id and v.status = 'published' and v.valid @> ${day}::date
    where t.kind = any (${[...kinds]}::text[]) order by t.kind, t.code`);

export interface RowOf {
  readonly versionId: string;
  readonly keys: readonly (string | null)[];
  readonly cells: readonly string[];
}

/** Rows of some versions of tables, in their order. */
export const rowsOfVersions = (db: Db, versionIds: readonly string[]): Promise<RowOf[]> =>
  db.many<RowOf>(sql`
    select library_version_id as "versionId", keys, cells from library_table_row where library_version_id = any (${[...versionIds]}::uuid[]) order by library_version_id, row_no`);

export interface ValueOf {
  readonly versionId: string;
  readonly partyRelationshipId: string;
  readonly value: string;
}

/** Values of some versions of input factors for some employments. */
export const valuesOfVersions = (db: Db, versionIds: readonly string[], employments: readonly string[]): Promise<ValueOf[]> =>
  db.many<ValueOf>(sql`
    select library_version_id as "versionId", party_relationship_id as "partyRelationshipId", value from input_factor_value
    where library_version_id = any (${[...versionIds]}::uuid[]) and party_relationship_id = any (${[...employments]}::uuid[])`);

export const classOf = ({ content }: Pick<Standing, 'content'>): FieldClass => content['fieldClass'] as FieldClass;
