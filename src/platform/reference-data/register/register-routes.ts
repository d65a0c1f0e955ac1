/** The handlers of a register's calls. */
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Sql, sql, type Tx } from '#platform/db/db.ts';
import { type Actor, type AuditEntry, type Base, type Route, type RowScope, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.ts';
import type { SourceColumn, SourceParts, TableSource } from '#platform/tables/source.ts';
import { refusedChoices } from '../choices.store.ts';
import { registerErrors } from './register.errors.ts';
import messages from './register.messages.fa.ts';
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
interface Writing extends Base {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly rows?: RowScope;
  readonly params: { readonly id: string };
  audit(entry: AuditEntry): void;
}

/** Rows of companies are edited in the own one, by those whose scope holds all of it. */
function companyOf({ actor, rows: scope }: Pick<Writing, 'actor' | 'rows'>, rows: RegisterRows): string {
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

const inUse = (table: string | undefined): Error => registerErrors.error('inUse', { values: { where: messages.places[table ?? ''] ?? messages.places['elsewhere'] ?? '' } });

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

const valuesOf = (rows: RegisterRows, body: FormValues): FormValues =>
  Object.fromEntries(Object.keys(rows.columns).map((name) => [name, body[name] ?? rows.defaults?.[name] ?? null]));

function columnsOf(rows: RegisterRows, values: FormValues): Record<string, unknown> {
  const columns = Object.fromEntries(Object.entries(rows.columns).map(([name, column]) => [column, values[name]]));
  return rows.folded === undefined ? columns : { ...columns, search_text: foldForSearch(String(values[rows.folded] ?? '')) };
}

async function checkParent({ tx, actor }: Writing, rows: RegisterRows, values: FormValues, id: string | undefined): Promise<void> {
  const parent = rows.parent === undefined ? null : values[rows.parent];
  if (rows.parent === undefined || parent === null) return;
  const { isThere, isCycle } = await lineAbove(tx, rows, actor.companyId, String(parent), id);
  if (!isThere) throw registerErrors.error('option', { fields: { [rows.parent]: 'option' } });
  if (isCycle) throw registerErrors.error('cycle', { fields: { [rows.parent]: 'cycle' } });
}

/** A new choice must be offered; what stands may stay. */
async function checkChoices(tx: Tx, { register }: RegisterRows, values: FormValues, before?: FormValues): Promise<void> {
  const refused = await refusedChoices(tx, register.form, values, before);
  if (refused.length > 0) throw registerErrors.error('option', { fields: Object.fromEntries(refused.map((name) => [name, 'option'])) });
}

function changesOf(before: FormValues, after: FormValues): Record<string, readonly [unknown, unknown]> {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null));
  return Object.fromEntries(names.map((name) => [name, [before[name] ?? null, after[name] ?? null]]));
}

const entryOf = ({ actor }: Writing, rows: RegisterRows, id: string, action: AuditEntry['action'], changes: AuditEntry['changes'] = {}): AuditEntry => ({
  entity: rows.entity,
  id,
  action,
  changes,
  ...(rows.ofCompany ? { companyId: actor.companyId } : {}),
});

async function create(context: Writing, rows: RegisterRows, body: FormValues): Promise<{ id: string; rowVersion: number }> {
  const companyId = companyOf(context, rows);
  const { tx, newId, audit } = context;
  await lockRegister(tx, rows);
  const values = valuesOf(rows, body);
  await rows.guard?.(tx, values);
  await checkChoices(tx, rows, values);
  await checkParent(context, rows, values, undefined);
  await rows.prepare?.(tx, values, undefined);
  const typed = rows.idField === undefined ? null : values[rows.idField];
  const key = typed === null ? { [rows.columns[rows.idField ?? ''] ?? rows.key.replace('t.', '')]: rows.newKey?.(values, newId) ?? newId() } : {};
  const columns = { ...columnsOf(rows, values), ...key, ...(rows.ofCompany ? { company_id: companyId } : {}) };
  const id = await translated(rows, false, () => insertRow(tx, rows, columns));
  audit(entryOf(context, rows, id, 'create', changesOf({}, values)));
  return { id, rowVersion: 1 };
}

/** The row of the address, which must be the version the caller has seen. */
async function stored(context: Writing, rows: RegisterRows, rowVersion?: number): Promise<StoredRow> {
  const companyId = companyOf(context, rows);
  await lockRegister(context.tx, rows);
  const row = await lockRow(context.tx, rows, companyId, context.params.id);
  if (!row) throw httpErrors.error('notFound');
  if (rowVersion !== undefined && row.rowVersion !== rowVersion) throw registerErrors.error('stale', { data: { ...row.values, rowVersion: row.rowVersion } });
  await rows.guard?.(context.tx, row.values);
  return row;
}

async function refuseUsed(tx: Tx, rows: RegisterRows, id: string): Promise<void> {
  const user = await rows.usedBy?.(tx, id);
  if (user !== undefined) throw inUse(user);
}

async function change(context: Writing, rows: RegisterRows, body: FormValues): Promise<{ id: string; rowVersion: number }> {
  const { tx, params, audit } = context;
  const row = await stored(context, rows, Number(body['rowVersion']));
  const given = valuesOf(rows, body);
  // an id left empty stays as it is
  const values = rows.idField === undefined ? given : { ...given, [rows.idField]: given[rows.idField] ?? row.values[rows.idField] };
  const changes = changesOf(row.values, values);
  if (rows.idField !== undefined && row.isSystem === 'Y' && changes[rows.idField]) throw registerErrors.error('systemId', { fields: { [rows.idField]: 'systemId' } });
  if (Object.keys(changes).length === 0) return { id: params.id, rowVersion: row.rowVersion };
  // what names the row without a foreign key would be left behind
  if (rows.idField !== undefined && changes[rows.idField]) await refuseUsed(tx, rows, params.id);
  await rows.guard?.(tx, values);
  await checkChoices(tx, rows, values, row.values);
  await checkParent(context, rows, values, params.id);
  await rows.prepare?.(tx, values, params.id, row.values);
  const after = await translated(rows, false, () => updateRow(tx, rows, params.id, columnsOf(rows, values)));
  audit(entryOf(context, rows, after.id, 'update', changes));
  return after;
}

interface Offer {
  readonly optionIndicator: 'Y' | 'N';
  readonly rowVersion: number;
}

async function offer(context: Writing, rows: RegisterRows, { optionIndicator, rowVersion }: Offer): Promise<{ id: string; rowVersion: number }> {
  const { tx, params, audit } = context;
  const row = await stored(context, rows, rowVersion);
  if (row.optionIndicator === optionIndicator) return { id: params.id, rowVersion: row.rowVersion };
  const after = await updateRow(tx, rows, params.id, activityColumn(rows, optionIndicator));
  audit(entryOf(context, rows, params.id, 'update', { optionIndicator: [row.optionIndicator, optionIndicator] }));
  return after;
}

async function remove(context: Writing, rows: RegisterRows, rowVersion: number | undefined): Promise<{ removed: boolean }> {
  const { tx, params, audit } = context;
  const row = await stored(context, rows, rowVersion);
  if (row.isSystem === 'Y') throw registerErrors.error('systemRow');
  await refuseUsed(tx, rows, params.id);
  await translated(rows, true, () => deleteRow(tx, rows, params.id));
  audit(entryOf(context, rows, params.id, 'delete', changesOf(row.values, {})));
  return { removed: true };
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
  const { list, export: file, table, row, create: add, change: edit, offer: activate, remove: drop } = rows.register;
  const source: TableSource = { calls: { list, export: file, table, row }, parts: (look) => partsOf(rows, look) };
  return [
    ...listRoutes(source),
    route(add, async (context) => create(context as unknown as Writing, rows, context.body as FormValues), 'register add'),
    route(edit, async (context) => change(context as unknown as Writing, rows, context.body as FormValues), 'register change'),
    route(activate, async (context) => offer(context as unknown as Writing, rows, context.body as Offer), 'register offer'),
    route(drop, async (context) => remove(context as unknown as Writing, rows, (context.query as { rowVersion?: number }).rowVersion), 'register remove'),
  ];
}
