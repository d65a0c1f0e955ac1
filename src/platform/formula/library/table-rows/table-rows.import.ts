/**
 * Rows of tables of a sheet, in the drafts of tables of one company. The sheet tells of a table whole: what stands in the draft and
 * not in the sheet ends, and where one row of a table is wrong none of it is taken, for the band below would count for a row that is not there.
 */
import { createHash } from 'node:crypto';
import { mayUse } from '#platform/access/access.rules.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { code, type ReadCell, text } from '#platform/import-export/cells.rules.ts';
import {
  type Applied,
  type Column,
  changesOf,
  defineImport,
  type FileRow,
  type Planned,
  type Reverter,
  type Revertible,
  type RowFault,
  type Target,
  type Values,
} from '#platform/import-export/kind.define.ts';
import { PAGE } from '../library.contract.ts';
import { BY_HAND, mayWriteDrafts } from '../library-import.service.ts';
import { touchDrafts } from '../library-import.store.ts';
import messages from './rows-import.messages.fa.ts';
import { holdTables, type KeptRow, rowsOfRun, type TableDraft, tableDrafts, tableDraftsById } from './rows-import.store.ts';
import { isAmiss, MAX_ROWS, type StoredRow, sortedRows, stored, type TableShape, validateRows } from './table-rows.rules.ts';
import { writeRows } from './table-rows.store.ts';

/** Most characters of a key or a cell. */
const MOST = 100;
const keys = ['key1', 'key2', 'key3'] as const;
const cells = ['value1', 'value2', 'value3', 'value4', 'value5', 'value6', 'value7', 'value8', 'value9', 'value10'] as const;

const readText = text(MOST);
/** Taken as it is and judged with the other rows of its table. */
const later: ReadCell = Object.assign((cell: string) => ({ value: cell }), { form: { is: 'text', max: MOST } as const });
const read = (cell: string) => readText(cell, { option: () => undefined });
const said = (cell: string | undefined): string | null => {
  const told = cell === undefined ? undefined : read(cell);
  return told !== undefined && 'value' in told ? (told.value ?? null) : null;
};

const upper = (value: string | undefined): string => (value ?? '').toUpperCase();
const codesIn = (rows: readonly FileRow[]): string[] => [...new Set(rows.map(({ values }) => upper(values['table'])))];
const draftsIn = async (db: Db, { companyId = '' }: Target, rows: readonly FileRow[]): Promise<Map<string, TableDraft>> =>
  new Map((await tableDrafts(db, companyId, codesIn(rows))).map((one) => [upper(one.code), one]));

/** A row of the sheet as its table has it. */
const rowOf = ({ values }: FileRow, { content }: TableDraft): StoredRow => ({
  keys: content.keys.map((_, at) => said(values[keys[at] ?? ''])),
  cells: content.columns.map((_, at) => said(values[cells[at] ?? '']) ?? ''),
});

function* cellFaults({ values, cleared = [] }: FileRow, { content }: TableDraft): Iterable<Omit<RowFault, 'row'>> {
  for (const column of cleared) yield { column, code: 'cannot_clear' };
  for (const [place, names, most] of [['key', keys, content.keys.length] as const, ['cell', cells, content.columns.length] as const])
    for (const [at, column] of names.entries()) {
      const cell = values[column];
      const told = cell === undefined ? undefined : read(cell);
      const isBand = place === 'key' && content.keys[at]?.kind === 'band';
      if (told !== undefined && 'code' in told) yield { column, code: told.code, ...(told.facts && { facts: told.facts }) };
      else if (at >= most && cell !== undefined) yield { column, code: 'beyond_table' };
      else if (at < most && cell === undefined && !isBand) yield { column, code: 'missing_value' };
      else if (at < most && isAmiss(content, place, at, said(cell))) yield { column, code: 'no_number' };
    }
}

/** Faults that only the rows of a table together have. */
function faultsTogether(rows: readonly FileRow[], draft: TableDraft): RowFault[] {
  if (rows.length > MAX_ROWS) return rows.slice(MAX_ROWS).map(({ row }) => ({ row, column: 'table', code: 'table_full', facts: { max: MAX_ROWS } }));
  const sorted = sortedRows(
    rows.map((one) => ({ ...stored(rowOf(one, draft), draft.content), row: one.row })),
    draft.content,
  );
  return validateRows(sorted, draft.content).faults.flatMap(({ row: at, code: why }): RowFault[] => {
    const [before, one] = [sorted[at - 2], sorted[at - 1]];
    if (one === undefined) return [];
    return [
      why === 'twice' ? { row: one.row, column: 'key1', code: 'duplicate_code', facts: { other: before?.row ?? one.row } } : { row: one.row, column: 'key1', code: 'table_gap' },
    ];
  });
}

function faultsOfTable(rows: readonly FileRow[], draft: TableDraft | undefined): RowFault[] {
  if (!draft) return rows.map(({ row }) => ({ row, column: 'table', code: 'unknown_table' }));
  const own = rows.flatMap((one) => [...cellFaults(one, draft)].map((fault): RowFault => ({ row: one.row, ...fault })));
  const faults = own.length > 0 ? own : faultsTogether(rows, draft);
  const wrong = new Set(faults.map(({ row }) => row));
  const [first] = wrong;
  return first === undefined
    ? []
    : [...faults, ...rows.flatMap(({ row }): RowFault[] => (wrong.has(row) ? [] : [{ row, column: 'table', code: 'table_refused', facts: { other: first } }]))];
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  if (!(await mayWriteDrafts(db, target))) return rows.map(({ row }) => ({ row, column: 'table', code: 'sheet_not_allowed' }));
  const drafts = await draftsIn(db, target, rows);
  return [...Map.groupBy(rows, ({ values }) => upper(values['table']))].flatMap(([table, own]) => faultsOfTable(own, drafts.get(table)));
}

const keyOf = (row: Pick<StoredRow, 'keys'>): string => JSON.stringify(row.keys);

/** A row is known by its table and keys: the same id each time it is met. */
function idOf(versionId: string, row: Pick<StoredRow, 'keys'>): string {
  const hash = createHash('sha256')
    .update(`${versionId} ${keyOf(row)}`)
    .digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

const demandDraft = (drafts: ReadonlyMap<string, TableDraft>, { values }: FileRow): TableDraft => {
  const draft = drafts.get(upper(values['table']));
  if (!draft) throw new Error('a row that was checked has no table');
  return draft;
};

const valuesOf = ({ cells: own }: StoredRow): Values => Object.fromEntries(own.map((cell, at) => [cells[at], cell]));
const keysOf = ({ keys: own }: StoredRow): Values => Object.fromEntries(own.flatMap((key, at) => (key === null ? [] : [[keys[at], key]])));

/** Behind the rows of the sheet those that end; lines are counted from the end, so that a run which is taken up finds those that are left under their own. */
async function withThoseThatEnd(db: Db, target: Target, rows: readonly FileRow[]): Promise<readonly FileRow[]> {
  const drafts = await draftsIn(db, target, rows);
  const told = new Set(rows.map((row) => `${upper(row.values['table'])} ${keyOf(stored(rowOf(row, demandDraft(drafts, row)), demandDraft(drafts, row).content))}`));
  const others = [...drafts.values()].flatMap((draft) =>
    draft.rows.flatMap((row) => (told.has(`${upper(draft.code)} ${keyOf(row)}`) ? [] : [{ table: draft.code, ...keysOf(row), cleared: Object.keys(valuesOf(row)) }])),
  );
  const last = Math.max(0, ...rows.map(({ row }) => row));
  return [...rows, ...others.map(({ cleared, ...values }, at) => ({ row: last + others.length - at, values, cleared }))];
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const drafts = await draftsIn(db, target, rows);
  const standing = new Map([...drafts.values()].flatMap(({ versionId, rows: own }) => own.map((row) => [idOf(versionId, row), row] as const)));
  return rows.map((row) => {
    const draft = demandDraft(drafts, row);
    const told = row.cleared === undefined ? stored(rowOf(row, draft), draft.content) : rowOf(row, draft);
    const id = idOf(draft.versionId, told);
    const found = standing.get(id);
    const changes = changesOf(row.cleared === undefined ? valuesOf(told) : {}, found && valuesOf(found), found && row.cleared);
    const action = found === undefined ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged';
    return { ...row, companyId: target.companyId ?? '', id, changes, action, ...(found && { stored: valuesOf(found) }) };
  });
}

/** What is to stand of the rows by their keys; no cells: it is to be gone. */
type Wanted = ReadonlyMap<string, { readonly keys: StoredRow['keys']; readonly cells: readonly string[] | null }>;

const withWanted = (rows: readonly StoredRow[], wanted: Wanted, shape: TableShape): StoredRow[] => {
  const others = rows.filter((row) => !wanted.has(keyOf(row)));
  const written = [...wanted.values()].flatMap(({ keys: own, cells: told }) => (told === null ? [] : [{ keys: own, cells: told }]));
  return sortedRows([...others, ...written], shape);
};

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const drafts = await draftsIn(tx, target, rows);
  const kept = rows.flatMap((row) => {
    if (row.action === 'unchanged') return [];
    const draft = demandDraft(drafts, row);
    const told = row.cleared === undefined ? stored(rowOf(row, draft), draft.content) : { ...rowOf(row, draft), cells: null };
    const before = row.stored ? draft.content.columns.map((_, at) => row.stored?.[cells[at] ?? ''] ?? '') : null;
    return [{ row: row.row, id: row.id, action: row.action, before: { versionId: draft.versionId, keys: told.keys, before, after: told.cells } satisfies KeptRow }];
  });
  for (const [versionId, own] of Map.groupBy(kept, ({ before }) => before.versionId)) {
    const draft = [...drafts.values()].find((one) => one.versionId === versionId);
    const wanted: Wanted = new Map(own.map(({ before }) => [keyOf(before), { keys: before.keys, cells: before.after }]));
    if (draft) await writeRows(tx, target.companyId ?? '', versionId, withWanted(draft.rows, wanted, draft.content));
  }
  await touchDrafts(tx, [...new Set(kept.map(({ before }) => before.versionId))], target.importer?.partyId ?? null);
  return { changes: kept };
}

const alike = (one: readonly string[] | null, other: readonly string[] | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rows that stand published by now, and those that somebody has written since. */
async function dependants(db: Db, runId: string): Promise<Record<string, number>> {
  const rows = await rowsOfRun(db, runId);
  const drafts = await tableDraftsById(db, [...new Set(rows.map(({ kept }) => kept.versionId))]);
  const standing = new Map(drafts.flatMap(({ versionId, rows: own }) => own.map((row) => [idOf(versionId, row), row.cells] as const)));
  const open = rows.filter(({ isPublished }) => !isPublished);
  return {
    publishedRows: rows.length - open.length,
    changedRows: open.filter(({ kept }) => !alike(standing.get(idOf(kept.versionId, kept)) ?? null, kept.after)).length,
  };
}

/** Taking back writes as bringing does. Throws forbidden. */
async function revert(tx: Tx, { changes }: Revertible, by: Reverter | undefined): Promise<void> {
  if (by !== undefined && !mayUse(by.actor.grants, [`${PAGE}/edit`])) throw httpErrors.error('forbidden');
  const kept = Map.groupBy(
    changes.map(({ before }) => before as KeptRow),
    ({ versionId }) => versionId,
  );
  for (const { versionId, companyId, rows, content } of await tableDraftsById(tx, [...kept.keys()])) {
    const wanted: Wanted = new Map((kept.get(versionId) ?? []).map((one) => [keyOf(one), { keys: one.keys, cells: one.before }]));
    await writeRows(tx, companyId, versionId, withWanted(rows, wanted, content));
  }
  await touchDrafts(tx, [...kept.keys()], by?.actor.partyId ?? null);
}

const column = (name: string): Column => ({ name, fieldClass: 'public', clears: true, read: later });

export const importKind = defineImport({
  kind: 'formulaTable',
  entity: 'FormulaTableRow',
  byHand: BY_HAND,
  order: 10,
  texts: messages.importRows,
  columns: [{ name: 'table', required: true, fieldClass: 'public', read: code(40) }, ...keys.map(column), ...cells.map(column)],
  labels: ['table', ...keys],
  unique: {},
  needs: async () => undefined,
  check,
  arrange: withThoseThatEnd,
  hold: (tx, { companyId = '' }, rows) => holdTables(tx, companyId, codesIn(rows)),
  plan,
  apply,
  dependants,
  revert,
});
