/** SQL of any part. Names of tables and columns come from the slices' PartRows and from nowhere else. */
import type { FieldClass } from '#kernel/entity.ts';
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { companiesIn, onePersonIn, unitsIn } from '#platform/access/scope.service.ts';
import { type Db, empty, join, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { type Overwriting, writingOver } from '#platform/db/past.server.ts';
import { insertRecord, recordKey, updateRecord } from '#platform/db/records.server.ts';
import type { FileKind } from '#platform/files/file-kind.define.ts';
import type { Actor, AuditEntry, Base, RowScope } from '#platform/http/context.server.ts';
import type { SealedField } from '#platform/secrets/sealed-field.define.ts';
import type { Writer } from '../own-file/own-file.server.ts';
import { holdsNumber, type Part, type PartOwner } from './part.define.ts';
import { partErrors } from './parts.errors.ts';

/** Which row is written, and of whom. */
export interface PartKey {
  readonly id: string;
  readonly companyId: string;
  readonly partyId: string;
}

/** Whoever writes a row. */
export interface PartWriter extends Writer, Pick<Base, 'clock' | 'today' | 'newId'> {
  readonly tx: Tx;
  readonly actor: Actor;
}

/** Where the rows of a part lie; `t` is the table, whose key is called after it. */
export interface PartRows {
  readonly part: Part;
  readonly table: string;
  /** Field of the form to its column; the days of a dated part stand in `valid`. */
  readonly columns: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, Sql>>;
  /** Columns nobody reads without the keys. */
  readonly sealed?: Readonly<Record<string, SealedField>>;
  /** Fields that hold a file, which belongs to one row: of no part that keeps its past. One whose kind follows from the values keeps it as long as the file stays. */
  readonly files?: Readonly<Record<string, FileKind | ((values: FormValues) => FileKind)>>;
  /** Class of a row as a whole, beside that of the part: whoever lacks it meets nothing there. */
  classOf?(values: FormValues): FieldClass;
  /** Whether somebody may write these values over those at all, beside the keys of the page; `after` is empty of a row that goes. Throws otherwise. */
  admit?(writing: PartWriter, of: PartKey, before: FormValues, after: FormValues): Promise<void>;
  /** What only the database knows of the values beside their choices; what must give way to them, it changes itself. `before`: what stands may stay. */
  check?(tx: Tx, values: FormValues, of: PartKey, write: { readonly before: FormValues; readonly audit: (entry: AuditEntry) => void }): Promise<void>;
}

const ofPeople = new Map<string, PartRows>();

/** Makes a part of people known to those who tell a whole file: its history and its print. */
export function announcePart(rows: PartRows): void {
  if (rows.part.owner === 'person') ofPeople.set(rows.part.entity, rows);
}

/** The parts of people that the loaded slices have, by entity. */
export const partsOfPeople = (): ReadonlyMap<string, PartRows> => ofPeople;

const keyOf = ({ table }: PartRows): Sql => recordKey(table);

/** Whether the party of a row is one in scope. */
const owners: Readonly<Record<PartOwner, (rows: RowScope, party: Sql) => Sql>> = {
  unit: (rows, party) => sql`(select u.company_id from org_unit u where u.unit_id = ${party} and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)})`,
  company: (rows, party) => sql`(select c.company_id from company c where c.company_id = ${party} and ${companiesIn(rows, sql`c.company_id`)})`,
  person: (rows, party) => sql`(select p.company_id from person p where p.party_id = ${party} and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)})`,
};

/** The company of a party in scope. */
export const companyOfParty = async (db: Db, { part }: PartRows, scope: RowScope, partyId: string): Promise<string | undefined> =>
  (await db.one<{ companyId: string | null }>(sql`select ${owners[part.owner](scope, sql`${partyId}::uuid`)} as "companyId"`)).companyId ?? undefined;

const fieldsSql = (rows: PartRows): Sql => {
  const own = Object.entries(rows.columns).map(([name, column]) => sql`${name}::text, ${raw(`t.${column}`)}`);
  const days = rows.part.isDated ? [sql`'fromDate', lower(t.valid)`, sql`'thruDate', upper(t.valid) - 1`] : [];
  return sql`jsonb_build_object(${join([...own, ...days])})`;
};

const namesSql = ({ names = {} }: PartRows): Sql => {
  const said = Object.entries(names).map(([name, value]) => sql`${name}::text, ${value}`);
  return said.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${join(said)})`;
};

/** What a sealed value is bound to: the row, or its party where rows take each other's place. */
const bound = ({ boundTo }: SealedField, { id, partyId }: Pick<PartKey, 'id' | 'partyId'>): string => (boundTo === 'party_id' ? partyId : id);

/** Values as they were before they were sealed, which only texts can be. */
function opened({ part, sealed = {} }: PartRows, of: Pick<PartKey, 'id' | 'partyId'>, values: FormValues): FormValues {
  const numbers = new Set(fieldsOf(part.form).flatMap(({ path, field }) => (holdsNumber(field) ? [path] : [])));
  const open = ([name, field]: [string, SealedField]): [string, unknown][] => {
    const stored = values[name];
    if (typeof stored !== 'string') return [];
    const text = field.open(bound(field, of), stored);
    return [[name, numbers.has(name) ? Number(text) : text]];
  };
  return { ...values, ...Object.fromEntries(Object.entries(sealed).flatMap(open)) };
}

export interface PartRow {
  readonly id: string;
  readonly rowVersion: number;
  readonly [name: string]: unknown;
}

/** The rows of a party in scope, newest first, of a dated part those of a day when one is named; none of one that is not in scope. */
export async function partRowsOf(db: Db, rows: PartRows, scope: RowScope, { partyId, asOf }: { readonly partyId: string; readonly asOf?: string | undefined }): Promise<PartRow[]> {
  const { isDated, owner } = rows.part;
  const found = await db.many<{ id: string; rowVersion: number; values: FormValues; names: FormValues }>(sql`
    select ${keyOf(rows)} as id, t.row_version as "rowVersion", ${fieldsSql(rows)} as values, ${namesSql(rows)} as names
    from ${raw(rows.table)} t where t.party_id = ${partyId}::uuid and ${owners[owner](scope, sql`t.party_id`)} is not null
      ${isDated && asOf !== undefined ? sql`and t.valid @> ${asOf}::date` : empty}
    order by ${isDated ? sql`upper_inf(t.valid) desc, lower(t.valid) desc, ` : empty}${keyOf(rows)} desc`);
  return found.map(({ id, rowVersion, values, names }) => ({ id, partyId, rowVersion, ...opened(rows, { id, partyId }, values), ...names }));
}

export interface StoredPart extends Omit<PartKey, 'id'> {
  readonly rowVersion: number;
  readonly values: FormValues;
}

/**
 * Whoever writes to a file holds its person first, as imports and the grid do for many at once: none of them writes over what another one is writing.
 * Without a RowScope: it holds one person and reads nothing.
 */
export async function holdOwner(tx: Tx, rows: PartRows, of: { readonly partyId: string } | { readonly id: string }): Promise<void> {
  if (rows.part.owner !== 'person') return;
  const owner = 'partyId' in of ? sql`${of.partyId}::uuid` : sql`(select t.party_id from ${raw(rows.table)} t where ${keyOf(rows)}::text = ${of.id})`;
  await tx.many(sql`select from person where party_id = ${owner} for update`);
}

/** A row in scope, held with its person until the end of the transaction. */
export async function lockPart(tx: Tx, rows: PartRows, scope: RowScope, id: string): Promise<StoredPart | undefined> {
  // one after the other on their connection
  const [, found] = await Promise.all([
    holdOwner(tx, rows, { id }),
    tx.maybe<StoredPart>(sql`
      select t.company_id as "companyId", t.party_id as "partyId", t.row_version as "rowVersion", ${fieldsSql(rows)} as values
      from ${raw(rows.table)} t where ${keyOf(rows)}::text = ${id} and ${owners[rows.part.owner](scope, sql`t.party_id`)} is not null for update of t`),
  ]);
  return found && { ...found, values: opened(rows, { id, partyId: found.partyId }, found.values) };
}

/** Columns of a row; an open end is an open range. */
function stored({ part, columns, sealed = {} }: PartRows, of: Pick<PartKey, 'id' | 'partyId'>, values: FormValues): Record<string, unknown> {
  const own = Object.entries(columns).map(([name, column]) => {
    const value = values[name] ?? null;
    const field = sealed[name];
    return [column, field !== undefined && value !== null ? field.seal(bound(field, of), String(value)) : value];
  });
  return { ...Object.fromEntries(own), ...(part.isDated ? { valid: `[${String(values['fromDate'])},${String(values['thruDate'] ?? '')}]` } : {}) };
}

export const insertPart = (tx: Tx, rows: PartRows, of: PartKey, values: FormValues): Promise<number> =>
  insertRecord(tx, rows.table, of.id, { party_id: of.partyId, company_id: of.companyId, ...stored(rows, of, values) });

/** Writes over a row; one that keeps its past by the reason that is named. */
export const updatePart = (tx: Tx, rows: PartRows, of: PartKey, values: FormValues, why: Overwriting | undefined): Promise<{ rowVersion: number }> => {
  const write = () => updateRecord(tx, rows.table, of.id, stored(rows, of, values));
  return why === undefined ? write() : writingOver(tx, why, write);
};

/** Moves the last day (ISO, null: open) of a dated row. */
export const endPart = (tx: Tx, rows: PartRows, { id }: Pick<PartKey, 'id'>, last: string | null): Promise<{ rowVersion: number }> =>
  tx.one(sql`
    update ${raw(rows.table)} t set valid = daterange(lower(t.valid), ${last}::date, '[]'), row_version = t.row_version + 1
    where ${keyOf(rows)} = ${id}::uuid returning t.row_version as "rowVersion"`);

// ---- checks of slices ----

/**
 * Ends the other rows of a dated part that hold on the first day of a new one, of those of `among`: for parts of which there is
 * one on a day. A row that begins later stays, for the constraint of the table to refuse.
 */
export async function endOthers(tx: Tx, rows: PartRows, of: PartKey, values: FormValues, audit: (entry: AuditEntry) => void, among: Sql = sql`true`): Promise<void> {
  const from = String(values['fromDate']);
  const ended = await tx.many<{ id: string; thruDate: string | null; last: string }>(sql`
    update ${raw(rows.table)} t set valid = daterange(lower(t.valid), ${from}::date), row_version = t.row_version + 1
    from (select ${keyOf(rows)} as id, upper(t.valid) - 1 as thru from ${raw(rows.table)} t where t.party_id = ${of.partyId}::uuid for update) as old
    where ${keyOf(rows)} = old.id and old.id <> ${of.id}::uuid and t.valid @> ${from}::date and (lower_inf(t.valid) or lower(t.valid) < ${from}::date) and ${among}
    returning old.id, old.thru as "thruDate", upper(t.valid) - 1 as last`);
  const about = rows.part.owner === 'person' ? { subjectPartyId: of.partyId } : {};
  for (const { id, thruDate, last } of ended) audit({ entity: rows.part.entity, id, action: 'update', companyId: of.companyId, ...about, changes: { thruDate: [thruDate, last] } });
}

const optionFault = (field: string): Error => partErrors.error('option', { fields: { [field]: 'option' } });

/** Refuses an option that does not stand right under another one; that its list offers it is known. */
export async function checkUnder(tx: Tx, values: FormValues, field: string, under: string): Promise<void> {
  if (values[field] == null) return;
  if ((await tx.maybe(sql`select from enumeration where enum_id = ${String(values[field])} and parent_enum_id = ${under}`)) === undefined) throw optionFault(field);
}

export interface PlaceField {
  readonly field: string;
  readonly kind: string;
}

/** Refuses a place of another kind, a new one that is not offered, and one that does not lie in the nearest of the places above it that is said. `places` from the widest on. */
export async function checkPlaces(tx: Tx, values: FormValues, before: FormValues, places: readonly PlaceField[]): Promise<void> {
  const said = places.filter(({ field }) => values[field] != null);
  for (const [at, { field, kind }] of said.entries()) {
    const above = at === 0 ? null : String(values[said[at - 1]?.field ?? '']);
    const found = await tx.maybe<{ lies: boolean }>(sql`
      with recursive up as (
        select geo_id, parent_geo_id from geo
        where geo_id = ${String(values[field])} and geo_type_enum_id = ${kind} and (option_indicator = 'Y' or geo_id = ${String(before[field])})
        union select g.geo_id, g.parent_geo_id from up join geo g on g.geo_id = up.parent_geo_id)
      select ${above}::text is null or ${above}::text in (select geo_id from up) as lies from up limit 1`);
    if (found === undefined) throw optionFault(field);
    if (!found.lies) throw partErrors.error('elsewhere', { fields: { [field]: 'elsewhere' } });
  }
}

export const placeNamed = (column: string): Sql => sql`(select g.geo_name from geo g where g.geo_id = ${raw(`t.${column}`)})`;
