/** SQL of rows of employments. Names of tables and columns come from the slices' EmploymentRows and from nowhere else. */
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { isInScope } from '#platform/access/in-scope.store.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, join, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { recordKey } from '#platform/db/records.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { fieldsBeside } from '#platform/records/records.define.ts';
import type { TableSource } from '#platform/tables/source.define.ts';
import type { Days } from './days.rules.ts';
import type { EmploymentRows } from './employment-rows.service.ts';

/** An employment that is held until the end of the transaction: its rows are written one after the other. Days ISO, ends within. */
export interface HeldEmployment {
  readonly companyId: string;
  readonly partyId: string;
  readonly partyRelationshipId: string;
  readonly from: string;
  /** Null: no end. */
  readonly thru: string | null;
}

const employment = sql`r.company_id as "companyId", r.party_id as "partyId", r.party_relationship_id as "partyRelationshipId",
  lower(r.valid) as from, (upper(r.valid) - 1) as thru`;
const isEmployment = sql`r.relationship_type_enum_id = 'PrtEmployee'`;

/** Whoever has a personnel code in a company, in reach: of several employments with it the one that stands on some of the days, else the last. */
export const holdByCode = (tx: Tx, rows: RowScope, companyId: string, pseudoId: string, { from, thru }: Days): Promise<HeldEmployment | undefined> =>
  tx.maybe<HeldEmployment>(sql`
    select ${employment} from party_relationship r
    where r.company_id = ${companyId}::uuid and ${isEmployment} and r.code_key = upper(${pseudoId}) and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by r.valid && daterange(${from}::date, ${thru}::date, '[]') desc, r.valid desc limit 1 for no key update of r`);

/** Personnel code of somebody in reach in a company, null where it does not employ them; undefined of anybody else. */
export const codeOf = (db: Db, rows: RowScope, companyId: string, partyId: string): Promise<{ readonly pseudoId: string | null } | undefined> =>
  db.maybe<{ pseudoId: string | null }>(sql`
    select (select r.pseudo_id from party_relationship r where r.party_id = p.party_id and r.company_id = ${companyId}::uuid and ${isEmployment}
        order by r.valid desc limit 1) as "pseudoId"
    from person p
    where p.party_id = ${partyId}::uuid and exists (select from party_relationship r where r.party_id = p.party_id and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)})`);

export interface CodedEmployment extends HeldEmployment {
  /** In capitals. */
  readonly code: string;
}

/** Employments of a company by personnel codes in capitals, the last ones first. Without a RowScope: an import is of a whole company. */
export const employmentsByCode = (db: Db, companyId: string, codes: readonly string[]): Promise<CodedEmployment[]> =>
  db.many<CodedEmployment>(sql`
    select r.code_key as code, ${employment} from party_relationship r
    where r.company_id = ${companyId}::uuid and ${isEmployment} and r.code_key = any (${[...codes]}::text[]) order by r.valid desc`);

/** Holds employments until the end of the transaction, in one order for all. Without a RowScope: an import is of a whole company. */
export const holdEmployments = (tx: Tx, companyId: string, codes: readonly string[]): Promise<unknown> =>
  tx.many(sql`
    select r.party_relationship_id from party_relationship r
    where r.company_id = ${companyId}::uuid and ${isEmployment} and r.code_key = any (${[...codes]}::text[]) order by r.party_relationship_id for no key update of r`);

/** Whether one of some rows is of somebody. */
export const isOfOne = async (db: Db, table: string, ids: readonly string[], partyId: string): Promise<boolean> =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (select from ${raw(table)} t join party_relationship r using (party_relationship_id)
        where ${recordKey(table)} = any (${[...ids]}::uuid[]) and r.party_id = ${partyId}::uuid) as found`)
  ).found;

const recordset = (table: string, rows: readonly object[]): Sql => sql`jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb)`;
const namesOf = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {});

/** Rows that all name the same columns, the key among them. */
export async function insertRows(tx: Tx, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = raw(namesOf(rows).join(', '));
  await tx.run(sql`insert into ${raw(table)} (${columns}) select ${columns} from ${recordset(table, rows)}`);
}

/** The same of rows that stand. */
export async function updateRows(tx: Tx, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  if (rows.length === 0) return;
  const key = `${table}_id`;
  const sets = namesOf(rows).flatMap((name) => (name === key ? [] : [`${name} = b.${name}`]));
  await tx.run(sql`
    update ${raw(table)} t set ${raw(sets.join(', '))}, changed_at = now(), row_version = t.row_version + 1 from ${recordset(table, rows)} b where t.${raw(key)} = b.${raw(key)}`);
}

export const deleteRows = (tx: Tx, table: string, ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from ${raw(table)} t where ${recordKey(table)} = any (${[...ids]}::uuid[])`);

const days: Readonly<Record<string, Sql>> = { fromDate: sql`lower(t.valid)`, thruDate: sql`(upper(t.valid) - 1)` };
const person: Readonly<Record<string, Sql>> = { pseudoId: sql`r.pseudo_id`, fullName: fullName(sql`p`) };

/** The unit in which somebody holds their main post on a day (ISO). */
export const unitOn = (partyId: Sql, day: string): Sql => sql`(
  select u.organization_name from empl_position_party h
  join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid @> ${day}::date
  join org_unit u on u.unit_id = place.unit_id
  where h.party_id = ${partyId} and h.main_position = 'Y' and h.valid @> ${day}::date limit 1)`;

const readOf = ({ columns, shown, isDated }: EmploymentRows, name: string): Sql => shown?.[name] ?? person[name] ?? (isDated && days[name]) ?? raw(`t.${columns[name]}`);

const tables = ({ table }: EmploymentRows): Sql =>
  sql`${raw(table)} t join party_relationship r on r.party_relationship_id = t.party_relationship_id join person p on p.party_id = r.party_id`;

/** Rows of the people in reach, narrowed by what the list is asked for. */
export function employmentSource(rows: EmploymentRows): TableSource {
  const { table, row, list, export: file } = rows.records;
  return {
    calls: { table, row, list, export: file },
    async parts(look) {
      const { db, rows: scope, query } = look as unknown as { readonly db: Db; readonly rows: RowScope; readonly query: FormValues };
      const { partyId } = query;
      if (typeof partyId === 'string' && !(await isInScope(db, scope, partyId))) throw httpErrors.error('notFound');
      const asked = (rows.under ?? []).filter((name) => query[name] !== undefined);
      const narrowed = asked.map((name) => sql`t.${raw(String(rows.columns[name]))} = ${query[name]}`);
      const ofPerson = typeof partyId === 'string' ? [sql`r.party_id = ${partyId}::uuid`] : [];
      const further = await rows.narrowedBy?.(db, scope, query);
      const ofDay = rows.shownOn?.(scope.asOf) ?? {};
      const beside = Object.keys(fieldsBeside(table, rows.records.changeForm));
      return {
        from: tables(rows),
        where: join([...narrowed, ...ofPerson, ...(further ? [further] : []), peopleIn(scope, sql`r.party_id`, sql`r.company_id`)], ' and '),
        key: recordKey(rows.table),
        subject: sql`r.party_id`,
        columns: Object.fromEntries(table.columns.map(({ name }) => [name, { value: ofDay[name] ?? readOf(rows, name) }])),
        more: {
          ...Object.fromEntries(beside.map((name) => [name, readOf(rows, name)])),
          partyId: sql`r.party_id`,
          partyRelationshipId: sql`t.party_relationship_id`,
          rowVersion: sql`t.row_version`,
        },
        search: ['pseudoId', 'fullName'],
        order: rows.order ?? sql`p.sort_text, ${recordKey(rows.table)}`,
      };
    },
  };
}

/** What a row says besides the form of its changes. */
export const besideOf = ({ under = [], fixed = [] }: EmploymentRows): readonly string[] => [...under, ...fixed];

export interface HeldRow {
  readonly employment: HeldEmployment;
  readonly beside: FormValues;
  readonly rowVersion: number;
  readonly values: FormValues;
}

/** A row of somebody in reach, held with the employment; undefined for any other id. */
export async function holdRow(tx: Tx, rows: EmploymentRows, scope: RowScope, id: string): Promise<HeldRow | undefined> {
  if (!isUuid(id)) return undefined;
  const said = (names: readonly string[]): Sql =>
    names.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${join(names.map((name) => sql`${name}::text, ${readOf(rows, name)}`))})`;
  const found = await tx.maybe<HeldEmployment & Omit<HeldRow, 'employment'>>(sql`
    select ${employment}, t.row_version as "rowVersion", ${said(besideOf(rows))} as beside, ${said(fieldsOf(rows.records.changeForm).map(({ path }) => path))} as values
    from ${tables(rows)} where ${recordKey(rows.table)} = ${id}::uuid and ${peopleIn(scope, sql`r.party_id`, sql`r.company_id`)} for update of t for no key update of r`);
  if (found === undefined) return undefined;
  const { rowVersion, beside, values, ...held } = found;
  return { employment: held, beside, rowVersion, values };
}

/** Values of the form, and what else the row says, by column. */
export function valueColumns({ columns, defaults, isDated }: EmploymentRows, values: FormValues): Record<string, unknown> {
  const own = Object.entries(columns).flatMap(([name, column]) => (name in values ? [[column, values[name] ?? defaults?.[name] ?? null] as const] : []));
  return { ...Object.fromEntries(own), ...(isDated ? { valid: `[${String(values['fromDate'] ?? '')},${String(values['thruDate'] ?? '')}]` } : {}) };
}
