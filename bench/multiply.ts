/**
 * Makes an organisation many times as large within the database: people, units and posts once more under other ids, codes and names, with what
 * hangs on them, in the same companies. Sets of rows, the checks and triggers of the product on; 200,000 people in a few minutes.
 */
import type pg from 'pg';

/** Tables in an order in which foreign keys hold, and which of their rows are copied. */
type Tables = readonly (readonly [table: string, rows?: string])[];
const organisation: Tables = [
  ['party', 'party_id in (select party_id from person union all select unit_id from org_unit) and party_id not in (select company_id from company)'],
  ['org_unit', 'unit_id not in (select company_id from company)'],
  ['org_unit_parent', 'unit_id not in (select company_id from company)'],
  ['empl_position'],
  ['empl_position_unit'],
  ['person'],
  // an employment that has the code of another one comes after it
  ['party_relationship', 'code_of is null'],
  ['party_relationship', 'code_of is not null'],
  ['party_identification'],
  ['employment_kind'],
  ['empl_position_party'],
  ['party_qualification'],
  ['telecom_number'],
  ['postal_address'],
  ['leave_account'],
  ['leave_movement', 'leave_request_id is null'],
];

/** Ids of what is copied, those of a table's own rows included; a company that is a unit too stays the one it is. */
const ids = new Set([
  'party_id',
  'party_relationship_id',
  'code_of',
  'unit_id',
  'parent_unit_id',
  'empl_position_id',
  'family_member_id',
  'bank_account_id',
  ...organisation.map(([table]) => `${table}_id`),
]);
const words: Readonly<Record<string, readonly string[]>> = {
  org_unit: ['pseudo_id', 'organization_name', 'search_text'],
  empl_position: ['pseudo_id'],
  party_relationship: ['pseudo_id'],
  party_identification: ['id_value'],
};

function copied(table: string, column: string): string {
  if (ids.has(column)) return `case when t.${column} in (select company_id from company) then t.${column} else md5(t.${column}::text || n)::uuid end`;
  return words[table]?.includes(column) ? `t.${column} || ' x' || n` : `t.${column}`;
}

/** Afterwards there are `times` as many people as before; of `tables` alone where they are said. `from`: the first copy, where those before it are there. */
export async function multiply(owner: pg.Client, times: number, tables: Tables = organisation, from = 1): Promise<void> {
  await owner.query('begin');
  for (const [table, rows = 'true'] of tables) {
    const { rows: found } = await owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    const columns = found.map(({ name }) => name);
    await owner.query(`insert into ${table} (${columns.join(', ')})
      select ${columns.map((column) => copied(table, column)).join(', ')} from (select * from ${table} where ${rows}) t cross join generate_series(${from}, ${times - 1}) n`);
  }
  await owner.query('commit');
}
