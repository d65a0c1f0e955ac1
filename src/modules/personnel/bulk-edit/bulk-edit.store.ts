/** What the grid shows of people, and of what it was read. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, join, raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { codesOf, employmentOn, personFields } from '../profile/facts.store.ts';
import { type SheetPart, sheetColumns } from './columns.rules.ts';

/** Columns by name, null where there is no value; `versions` say what each part was: its row and the row's version. An import that puts a number right counts no version up, but leaves another xmin. */
export interface StoredRow {
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly versions: Readonly<Record<SheetPart, string>>;
  readonly [column: string]: unknown;
}

const structure = {
  activityAreaId: 'activity_area_id',
  expertiseAreaId: 'expertise_area_id',
  employeeGroupId: 'employee_group_id',
  employeeSubGroupId: 'employee_sub_group_id',
  costCenterId: 'cost_center_id',
};
const structureFields = join(Object.entries(structure).map(([name, column]) => raw(`s.${column} as "${name}"`)));

interface Row {
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly facts: string;
  readonly phone: string;
  readonly structure: string;
  readonly codes: Readonly<Record<string, string>> | null;
  readonly [column: string]: unknown;
}

/** Of what was read no more than the grid has columns for. */
function told({ partyId, fullName, pseudoId, facts, phone, structure: placed, codes, ...values }: Row): StoredRow {
  const all: Readonly<Record<string, unknown>> = { ...values, ...codesOf(codes ?? {}) };
  const columns = Object.fromEntries(sheetColumns.map(({ name }) => [name, all[name] ?? null]));
  return { ...columns, partyId, fullName, pseudoId, versions: { facts, phone, structure: placed } };
}

/** Those of the people who are in scope, as they stand on the day of the scope, in the order of the list. */
export async function sheetRowsOf(db: Db, rows: RowScope, partyIds: readonly string[]): Promise<StoredRow[]> {
  const day = rows.asOf;
  const found = await db.many<Row>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId", ${personFields},
      p.row_version::text as facts, coalesce(t.version, '') as phone, coalesce(s.personnel_structure_id || ':' || s.row_version, '') as structure,
      t.contact_number as mobile, ${structureFields},
      (select x.employment_status_enum_id from employment_kind x where x.party_relationship_id = r.party_relationship_id and x.valid @> ${day}::date) as "employmentStatusEnumId",
      (select json_object_agg(i.party_id_type_enum_id, i.id_value) from party_identification i where i.party_id = p.party_id) as codes
    from person p
    left join lateral (${employmentOn(day)}) as r on true
    left join lateral (
      select t.telecom_number_id || ':' || t.row_version || ':' || t.xmin as version, t.contact_number from telecom_number t
      where t.party_id = p.party_id and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> ${day}::date order by lower(t.valid) desc nulls last limit 1) as t on true
    left join personnel_structure s on s.party_id = p.party_id and s.valid @> ${day}::date
    where p.party_id = any (${[...partyIds]}::uuid[]) and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)} order by p.sort_text, p.party_id`);
  return found.map(told);
}

/** Holds those of the people who are in scope until the end of the transaction, in one order, as every write to a file does with its own: what is compared is what is written over. */
export const holdSheet = (tx: Tx, rows: RowScope, partyIds: readonly string[]): Promise<unknown> =>
  tx.many(sql`
    select from person p where p.party_id = any (${[...partyIds]}::uuid[]) and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)} order by p.party_id for update of p`);
