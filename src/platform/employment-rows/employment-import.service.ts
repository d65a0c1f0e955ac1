/**
 * Rows of employments of a sheet, for one company: new ones, and changes of those that stand, found by what tells the rows of an employment
 * apart. What stands and is not in the sheet stays. Imports of all kinds are one right; what is written asks for that of the screen too.
 */
import type { PermissionKey } from '#kernel/call.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { code } from '#platform/import-export/cells.rules.ts';
import {
  type Applied,
  changesOf,
  defineImport,
  type FileRow,
  type ImportKind,
  type Planned,
  type RowFault,
  type Target,
  type Values,
} from '#platform/import-export/kind.define.ts';
import { revertRecords } from '#platform/import-export/revert.service.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { type KeptTable, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { type Days, meets } from './days.rules.ts';
import type { EmploymentRows } from './employment-rows.service.ts';
import { deleteRows, employmentsByCode, type HeldEmployment, holdEmployments, insertRows, isOfOne, updateRows } from './employment-rows.store.ts';

/** A row that names an employment. */
export interface PlacedRow extends FileRow {
  readonly employment: HeldEmployment;
}

/** A row that stands, as the sheet says it. */
export interface StandingRow {
  readonly id: string;
  readonly partyRelationshipId: string;
  readonly values: Values;
}

/** `L`: what the kind has looked up for the rows. */
export interface EmploymentImport<L> extends Pick<ImportKind, 'kind' | 'order' | 'texts' | 'columns' | 'labels' | 'rowFaults' | 'complete'> {
  readonly rows: EmploymentRows;
  /** Page of the keys `page/add` and `page/edit`. */
  readonly page: `${string}/${string}`;
  /** What must be held beside them: of a sheet that does more than write rows. */
  readonly rights?: readonly PermissionKey[];
  look(db: Db, target: Target, rows: readonly FileRow[]): Promise<L>;
  /** Days on some of which the employment must stand. */
  daysOf(values: Values): Days;
  /** What tells the rows of an employment apart, and the columns that say it: they may be spelled otherwise, and that is no change. */
  keyOf(values: Values): string;
  readonly keys: readonly string[];
  standing(db: Db, employmentIds: readonly string[], rows: readonly FileRow[]): Promise<readonly StandingRow[]>;
  /** What is wrong with rows of people who are known, each on what those before it leave. */
  judge(rows: readonly PlacedRow[], standing: readonly StandingRow[], look: L): readonly RowFault[];
  /** Columns of the table that a row says. */
  columnsOf(values: Values, look: L): Readonly<Record<string, unknown>>;
  /** Throws where rows of these ids, as they stand now, do not fit with others: what was written beside the run meanwhile. */
  demand?(tx: Tx, rowIds: readonly string[]): Promise<void>;
}

const upper = (text: string | undefined): string => (text ?? '').toUpperCase();
const codesIn = (rows: readonly FileRow[]): string[] => [...new Set(rows.map(({ values }) => upper(values['pseudoId'])))];

type Find = (row: FileRow) => HeldEmployment | undefined;

/** Of several employments of a code the one that stands on some of the days of the row, else the last. */
async function employmentsFor<L>(db: Db, { companyId = '' }: Target, rows: readonly FileRow[], { daysOf }: EmploymentImport<L>): Promise<Find> {
  const byCode = Map.groupBy(await employmentsByCode(db, companyId, codesIn(rows)), (one) => one.code);
  return ({ values }) => {
    const known = byCode.get(upper(values['pseudoId'])) ?? [];
    return known.find((one) => meets(one, daysOf(values))) ?? known[0];
  };
}

const keysOf = <L>({ page, rights = [] }: EmploymentImport<L>): PermissionKey[] => [`${page}/add`, `${page}/edit`, ...rights];

async function mayWrite<L>(db: Db, { importer, companyId = '', today }: Target, spec: EmploymentImport<L>): Promise<boolean> {
  if (importer === undefined) return true;
  const { grants } = await accessOf(db, { ...importer, companyId }, today);
  return keysOf(spec).every((key) => mayUse(grants, [key]));
}

const placeOf = <L>({ employment, values }: PlacedRow, { keyOf }: EmploymentImport<L>): string => `${employment.partyRelationshipId} ${keyOf(values)}`;
const idsOf = (rows: readonly { readonly employment: HeldEmployment }[]): string[] => [...new Set(rows.map(({ employment }) => employment.partyRelationshipId))];

async function check<L>(db: Db, target: Target, rows: readonly FileRow[], spec: EmploymentImport<L>): Promise<RowFault[]> {
  if (!(await mayWrite(db, target, spec))) return rows.map(({ row }) => ({ row, column: 'pseudoId', code: 'sheet_not_allowed' }));
  const find = await employmentsFor(db, target, rows, spec);
  const first = new Map<string, number>();
  const placed: PlacedRow[] = [];
  const faults = rows.flatMap((row): RowFault[] => {
    const employment = find(row);
    const refuse = (why: string, facts?: RowFault['facts']): RowFault[] => [{ row: row.row, column: 'pseudoId', code: why, ...(facts && { facts }) }];
    if (employment === undefined) return refuse('unknown_employee');
    if (!meets(employment, spec.daysOf(row.values))) return refuse('not_employed_then');
    if (employment.partyId === target.importer?.partyId) return refuse('own_row');
    const place = placeOf({ ...row, employment }, spec);
    const other = first.get(place);
    if (other !== undefined) return refuse('duplicate_code', { other });
    first.set(place, row.row);
    placed.push({ ...row, employment });
    return [];
  });
  return [...faults, ...spec.judge(placed, await spec.standing(db, idsOf(placed), rows), await spec.look(db, target, rows))];
}

async function placedIn<L>(db: Db, target: Target, rows: readonly FileRow[], spec: EmploymentImport<L>): Promise<PlacedRow[]> {
  const find = await employmentsFor(db, target, rows, spec);
  return rows.map((row) => {
    const employment = find(row);
    if (employment === undefined) throw new Error('a row that was checked names nobody');
    return { ...row, employment };
  });
}

async function plan<L>(db: Db, target: Target, rows: readonly FileRow[], spec: EmploymentImport<L>): Promise<Planned[]> {
  const placed = await placedIn(db, target, rows, spec);
  const standing = await spec.standing(db, idsOf(placed), rows);
  const known = new Map(standing.map((one) => [`${one.partyRelationshipId} ${spec.keyOf(one.values)}`, one]));
  return placed.map(({ employment, ...row }) => {
    const found = known.get(placeOf({ ...row, employment }, spec));
    const named = found === undefined ? [] : spec.keys;
    const said = Object.fromEntries(Object.entries(row.values).filter(([name]) => name !== 'pseudoId' && !named.includes(name)));
    const changes = changesOf(said, found?.values);
    const action = found === undefined ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged';
    return { ...row, companyId: employment.companyId, id: found?.id ?? target.newId(), changes, action, ...(found && { stored: found.values }) };
  });
}

/** What is written is snapshot whole, so that it goes back to what it was. */
const keptOf = <L>({ rows: { table, columns, isDated } }: EmploymentImport<L>): readonly KeptTable[] => {
  const key = `${table}_id`;
  return [{ table, key, main: { id: key, columns: [...Object.values(columns), ...(isDated ? ['valid'] : [])], versioned: true } }];
};

async function apply<L>(tx: Tx, target: Target, rows: readonly Planned[], spec: EmploymentImport<L>): Promise<Applied> {
  const { table } = spec.rows;
  const placed = await placedIn(tx, target, rows, spec);
  const look = await spec.look(tx, target, rows);
  const employmentOf = new Map(placed.map(({ row, employment }) => [row, employment]));
  const changedBy = { changed_by: target.importer?.partyId ?? null };
  const [created, updated] = [rows.filter(({ action }) => action === 'create'), rows.filter(({ action }) => action === 'update')];
  const idsUpdated = updated.map(({ id }) => id);
  const before = await takeSnapshots(tx, keptOf(spec), idsUpdated);
  const inserted = created.map(({ id, companyId, row, values }) => ({
    ...{ [`${table}_id`]: id, company_id: companyId, party_relationship_id: employmentOf.get(row)?.partyRelationshipId },
    ...changedBy,
    ...spec.columnsOf(values, look),
  }));
  const changed = updated.map(({ id, values, stored }) => ({ [`${table}_id`]: id, ...changedBy, ...spec.columnsOf({ ...stored, ...values }, look) }));
  // what ends makes room for what begins
  await updateRows(tx, table, changed);
  await insertRows(tx, table, inserted);
  await spec.demand?.(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    changes: [
      ...created.map(({ row, id }) => ({ row, id, action: 'create' as const })),
      ...updated.map(({ row, id }) => ({ row, id, action: 'update' as const, before: before.get(id) })),
    ],
  };
}

/** Taking back writes as bringing does. Throws forbidden and ownByOthers. */
const revertOf = <L>(spec: EmploymentImport<L>): ImportKind['revert'] => {
  const { table } = spec.rows;
  const back = revertRecords((tx, ids) => deleteRows(tx, table, ids), keptOf(spec));
  return async (tx, run, by) => {
    const ids = run.changes.map(({ id }) => id);
    if (by !== undefined && ![`${spec.page}/edit` as PermissionKey, ...(spec.rights ?? [])].every((key) => mayUse(by.actor.grants, [key]))) throw httpErrors.error('forbidden');
    if (by !== undefined && (await isOfOne(tx, table, ids, by.actor.partyId))) throw ownFileErrors.error('ownByOthers');
    // what rests on a row that the sheet has made keeps it, as on its screen
    for (const { id, action } of run.changes) if (action === 'create') await spec.rows.mayRemove?.(tx, id);
    await back(tx, run, by);
    await spec.demand?.(tx, ids);
  };
};

/** Declares the kind of a sheet of such rows. */
export function employmentImport<L>(spec: EmploymentImport<L>): ImportKind {
  const { kind, order, texts, columns, labels, rowFaults, complete, rows } = spec;
  return defineImport({
    ...{ kind, order, texts, labels, entity: rows.records.entity, byHand: keysOf(spec) },
    columns: [{ name: 'pseudoId', required: true, fieldClass: 'public', codeOf: 'employment', read: code(40) }, ...columns],
    ...(rowFaults && { rowFaults }),
    ...(complete && { complete }),
    unique: {},
    needs: async () => undefined,
    check: (db, target, file) => check(db, target, file, spec),
    hold: (tx, { companyId = '' }, file) => holdEmployments(tx, companyId, codesIn(file)),
    plan: (db, target, file) => plan(db, target, file, spec),
    apply: (tx, target, planned) => apply(tx, target, planned, spec),
    dependants: async () => ({}),
    revert: revertOf(spec),
  });
}
