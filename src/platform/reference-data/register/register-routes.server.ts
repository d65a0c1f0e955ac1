/**
 * The handlers of a register's calls: the engine of records, with ids that are typed, rows above rows, and rows that
 * are offered or not.
 */
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { Actor, Route, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { heldAs, type RecordChange, type RecordKind, type RecordOf, type RecordWriting, recordRoute, trace, writeRoutes } from '#platform/records/write.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import type { SourceColumn, SourceParts, TableSource } from '#platform/tables/source.define.ts';
import { registerErrors } from './register.errors.ts';
import {
  activityColumn,
  activityOf,
  deleteRow,
  fieldValue,
  insertRow,
  keyOf,
  lineAbove,
  lockRegister,
  lockRow,
  ownRows,
  type RegisterRows,
  type StoredRow,
  tableOf,
  updateRow,
} from './register.store.ts';

/** The parts of a context that every write of a register uses. */
interface Writing extends RecordWriting {
  readonly rows?: RowScope;
}

/** What a row of a register belongs to, and what it is besides its values. */
type Owner = { readonly companyId: string } & Pick<StoredRow, 'isSystem' | 'optionIndicator'>;
type Kind = RecordKind<Owner, Writing>;

/** Rows of companies are edited in the own one, by those whose scope holds all of it. */
function companyOf({ actor, rows: scope }: { readonly actor: Actor; readonly rows?: RowScope }, rows: RegisterRows): string {
  if (rows.ofCompany && !scope?.companyIds.includes(actor.companyId)) throw httpErrors.error('forbidden');
  return actor.companyId;
}

// ---- faults of the database ----

interface Violation {
  readonly code: '23503' | '23505' | '23514';
  readonly table?: string;
  readonly constraint?: string;
}

/** Foreign key, uniqueness, check. */
const violations: readonly unknown[] = ['23503', '23505', '23514'];
const isViolation = (error: unknown): error is Violation => typeof error === 'object' && error !== null && 'code' in error && violations.includes(error.code);

const inUse = (table: string | undefined): Error => registerErrors.error('inUse', { values: { table: table ?? '' } });

/** What a violated constraint means: a value that is taken, an option that is none, or a row that is still named. */
function meaningOf(error: unknown, rows: RegisterRows, isRemoval: boolean): unknown {
  if (!isViolation(error)) return error;
  const { code, table, constraint = '' } = error;
  const parentColumn = rows.columns[rows.parent ?? ''];
  const column = Object.entries(rows.columns).find(([, name]) => constraint === `${rows.table}_${name}_fkey`);
  // ids are Latin words: the one check of a column that a form does not make
  if (code === '23514') return rows.idField === undefined ? httpErrors.error('invalid') : registerErrors.error('badId', { fields: { [rows.idField]: 'badId' } });
  if (code === '23505') {
    const field = rows.unique?.[constraint] ?? (constraint === `${rows.table}_pkey` ? rows.idField : undefined);
    return field === undefined ? error : registerErrors.error('taken', { fields: { [field]: 'taken' } });
  }
  const isUnknownOption = !isRemoval && table === rows.table && column !== undefined && column[1] !== parentColumn;
  return isUnknownOption ? registerErrors.error('option', { fields: { [column[0]]: 'option' } }) : inUse(table);
}

async function translated<T>(rows: RegisterRows, isRemoval: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw meaningOf(error, rows, isRemoval);
  }
}

// ---- writes ----

/** An id that is left empty stays as it is. */
function valuesOf(rows: RegisterRows, said: FormValues, before: FormValues): FormValues {
  const given = Object.fromEntries(Object.keys(rows.columns).map((name) => [name, said[name] ?? rows.defaults?.[name] ?? null]));
  return rows.idField === undefined ? given : { ...given, [rows.idField]: given[rows.idField] ?? before[rows.idField] ?? null };
}

function columnsOf(rows: RegisterRows, values: FormValues): Record<string, unknown> {
  const columns = Object.fromEntries(Object.entries(rows.columns).map(([name, column]) => [column, values[name]]));
  return rows.folded === undefined ? columns : { ...columns, search_text: foldForSearch(String(values[rows.folded] ?? '')) };
}

/** The column that names a new row whose id is not typed. */
function newKey(rows: RegisterRows, values: FormValues, { id }: RecordOf<Owner>, newId: () => string): Record<string, unknown> {
  const isTyped = rows.idField !== undefined && values[rows.idField] !== null;
  return isTyped ? {} : { [rows.columns[rows.idField ?? ''] ?? rows.key.replace('t.', '')]: rows.newKey?.(values, newId) ?? id };
}

async function checkParent({ tx, actor }: Writing, rows: RegisterRows, values: FormValues, id: string | undefined): Promise<void> {
  const parent = rows.parent === undefined ? null : values[rows.parent];
  if (rows.parent === undefined || parent === null) return;
  const { isThere, isCycle } = await lineAbove(tx, rows, actor.companyId, String(parent), id);
  if (!isThere) throw registerErrors.error('option', { fields: { [rows.parent]: 'option' } });
  if (isCycle) throw registerErrors.error('cycle', { fields: { [rows.parent]: 'cycle' } });
}

async function refuseUsed(tx: Tx, rows: RegisterRows, id: string): Promise<void> {
  const user = await rows.usedBy?.(tx, id);
  if (user !== undefined) throw inUse(user);
}

const isNew = ({ before }: RecordChange<Owner>): boolean => Object.keys(before).length === 0;

/**
 * An id of the product itself stays; so does one that something names without a foreign key, which would be left
 * behind.
 */
async function checkId(tx: Tx, rows: RegisterRows, change: RecordChange<Owner>): Promise<void> {
  const { of, before, after } = change;
  if (rows.idField === undefined || isNew(change) || after[rows.idField] === before[rows.idField]) return;
  if (of.owner.isSystem === 'Y') throw registerErrors.error('systemId', { fields: { [rows.idField]: 'systemId' } });
  await refuseUsed(tx, rows, of.id);
}

const kindOf = (rows: RegisterRows): Kind => ({
  records: { ...rows.register, entity: rows.entity },
  refuse: (name, detail) => registerErrors.error(name, detail),
  async ownerOf(writing) {
    const companyId = companyOf(writing, rows);
    await lockRegister(writing.tx, rows);
    return { companyId, isSystem: 'N', optionIndicator: 'Y' };
  },
  async hold(writing, id) {
    const companyId = companyOf(writing, rows);
    await lockRegister(writing.tx, rows);
    const row = await lockRow(writing.tx, rows, companyId, id);
    return row && { id, owner: { companyId, ...row }, rowVersion: row.rowVersion, values: row.values };
  },
  valuesOf: (said, before) => valuesOf(rows, said, before),
  async check(writing, change) {
    const { of, before, after } = change;
    await checkId(writing.tx, rows, change);
    if (!isNew(change)) await rows.guard?.(writing.tx, before);
    await rows.guard?.(writing.tx, after);
    await checkParent(writing, rows, after, isNew(change) ? undefined : of.id);
  },
  async before({ tx }, change) {
    const { of, before, after } = change;
    const isRemoval = Object.keys(after).length === 0;
    if (!isRemoval) await (isNew(change) ? rows.prepare?.(tx, after, undefined) : rows.prepare?.(tx, after, of.id, before));
    return after;
  },
  async insert({ tx, newId }, of, values) {
    const company = rows.ofCompany ? { company_id: of.owner.companyId } : {};
    const id = await translated(rows, false, () => insertRow(tx, rows, { ...columnsOf(rows, values), ...newKey(rows, values, of, newId), ...company }));
    await rows.added?.(tx, id);
    return id;
  },
  update: ({ tx }, { id }, values) => translated(rows, false, () => updateRow(tx, rows, id, columnsOf(rows, values))),
  isSilent: true,
  async mayRemove({ tx }, { id, owner, values }) {
    await rows.guard?.(tx, values);
    if (owner.isSystem === 'Y') throw registerErrors.error('systemRow');
    await refuseUsed(tx, rows, id);
  },
  remove: ({ tx }, { id }) => translated(rows, true, () => deleteRow(tx, rows, id)),
  about: ({ companyId }) => (rows.ofCompany ? { companyId } : {}),
  asListed: ({ owner: { isSystem, optionIndicator }, values, rowVersion }) => ({ ...values, rowVersion, isSystem, optionIndicator }),
});

interface Offer {
  readonly optionIndicator: 'Y' | 'N';
  readonly rowVersion: number;
}

/** The row no longer offered, or offered again. */
async function offer(writing: Writing, rows: RegisterRows, kind: Kind): Promise<{ id: string; rowVersion: number }> {
  const { optionIndicator, rowVersion } = writing.body as unknown as Offer;
  const row = await heldAs(writing, kind, rows.register.offer, rowVersion);
  await rows.guard?.(writing.tx, row.values);
  if (row.owner.optionIndicator === optionIndicator) return { id: row.id, rowVersion };
  const after = await updateRow(writing.tx, rows, row.id, activityColumn(rows, optionIndicator));
  trace(writing, kind, row, 'update', { optionIndicator: [row.owner.optionIndicator, optionIndicator] });
  return after;
}

// ---- the list ----

const metaColumns = (rows: RegisterRows): Readonly<Record<string, Sql>> => ({ rowVersion: sql`t.row_version`, isSystem: sql`t.is_system`, optionIndicator: activityOf(rows) });

function partsOf(rows: RegisterRows, look: { readonly actor: Actor; readonly rows?: RowScope; readonly query: object }): SourceParts {
  const { register } = rows;
  const meta = metaColumns(rows);
  const fields = Object.fromEntries(Object.keys(rows.columns).map((name) => [name, { value: fieldValue(rows, name) }]));
  const known: Record<string, SourceColumn> = { ...fields, ...Object.fromEntries(Object.entries(meta).map(([name, value]) => [name, { value }])), ...rows.shown };
  const shown = new Set<string>(register.table.columns.map(({ name }) => name));
  const by = register.by === undefined ? undefined : (look.query as Record<string, string | undefined>)[register.by];
  const narrowed = by === undefined || register.by === undefined ? sql`true` : sql`(${fieldValue(rows, register.by)})::text = ${by}`;
  const key = register.table.rowKey;
  const formFields = fieldsOf(register.form).map(({ path }) => path);
  const rest = [...new Set([...formFields, ...Object.keys(meta)])].filter((name) => !shown.has(name) && name !== key);
  return {
    from: tableOf(rows),
    where: sql`${ownRows(rows, companyOf(look, rows))} and ${narrowed}`,
    key: keyOf(rows),
    columns: Object.fromEntries(Object.entries(known).filter(([name]) => shown.has(name))),
    more: Object.fromEntries(rest.map((name) => [name, known[name]?.value ?? sql`null`])),
    search: rows.search,
    order: rows.order,
  };
}

/** All routes of a register. */
export function registerRoutes(rows: RegisterRows): Route[] {
  const { list, export: file, table, row, offer: activate } = rows.register;
  const source: TableSource = { calls: { list, export: file, table, row }, parts: (look) => partsOf(rows, look) };
  const kind = kindOf(rows);
  return [...listRoutes(source), ...writeRoutes(kind, 'register'), recordRoute(activate, kind, (writing) => offer(writing, rows, kind), 'register offer')];
}
