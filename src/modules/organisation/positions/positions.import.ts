/** Seats of a sheet, for one company: each in a unit, most with a job and a seat above. */
import type { Db, Tx } from '#platform/db/db.ts';
import { code, text } from '#platform/import-export/cells.rules.ts';
import { type Applied, changesOf, defineImport, type FileRow, type Planned, type RowFault, type Target } from '#platform/import-export/kind.ts';
import { revertRecords } from '#platform/import-export/revert.ts';
import { growTree } from '#platform/import-export/tree.rules.ts';
import { type KeptTable, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { codeIds, codeTree, hasStructure, insertSeats, type Link, linkSeatsToSeats, linkSeatsToUnits, renameSeats, seatsByCode } from '#platform/structure/structure-bulk.store.ts';
import { hasJobs, jobsByCode } from '../jobs/jobs-import.store.ts';
import messages from './positions-import.messages.fa.ts';
import { deleteSeats, jobCodesOfSeats, linkSeatsToJobs, seatDependants } from './positions-import.store.ts';

const kept: readonly KeptTable[] = [
  { table: 'empl_position', key: 'empl_position_id', main: { id: 'empl_position_id', columns: ['pseudo_id', 'description'], versioned: true } },
  { table: 'empl_position_unit', key: 'empl_position_id' },
  { table: 'empl_position_job', key: 'empl_position_id' },
  { table: 'empl_position_reporting', key: 'empl_position_id' },
];

const codesIn = (rows: readonly FileRow[], column: string): string[] => [...new Set(rows.flatMap(({ values }) => values[column] ?? []))];

const jobIds = async (db: Db, companyId: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await jobsByCode(db, companyId, codes)).map(({ code: own, id }) => [own, id]));

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const companyId = target.companyId ?? '';
  const units = await codeIds(db, 'unit', companyId, codesIn(rows, 'unitCode'));
  const jobs = await jobIds(db, companyId, codesIn(rows, 'jobCode'));
  const faults: RowFault[] = [];
  for (const { row, values } of rows) {
    if (values['unitCode'] !== undefined && !units.has(values['unitCode'])) faults.push({ row, column: 'unitCode', code: 'unknown_unit' });
    if (values['jobCode'] !== undefined && !jobs.has(values['jobCode'])) faults.push({ row, column: 'jobCode', code: 'unknown_job' });
  }
  const faulty = new Set(faults.map(({ row }) => row));
  const sound = rows.filter(({ row }) => !faulty.has(row));
  for (const { row, fault } of growTree(sound, 'code', 'parentCode', await codeTree(db, 'seat', companyId, target.today)).faults)
    faults.push({ row, column: 'parentCode', code: fault === 'circle' ? 'circle' : 'unknown_position' });
  return faults;
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const companyId = target.companyId ?? '';
  const known = await seatsByCode(db, companyId, codesIn(rows, 'code'), target.today);
  const jobs = await jobCodesOfSeats(
    db,
    known.map(({ id }) => id),
    target.today,
  );
  const stored = new Map(known.map((seat) => [seat.code, seat]));
  return rows.map((row) => {
    const seat = stored.get(row.values['code'] ?? '');
    const facts = seat && { code: seat.code, title: seat.title, unitCode: seat.unitCode ?? undefined, jobCode: jobs.get(seat.id), parentCode: seat.parentCode ?? undefined };
    const changes = changesOf(row.values, facts);
    return { ...row, companyId, id: seat?.id ?? target.newId(), changes, action: !seat ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

/** Links that new or changed rows need, from the code in a column to the id it stands for. */
const linksOf = (rows: readonly Planned[], column: string, ids: ReadonlyMap<string, string>): Link[] =>
  rows.flatMap(({ id, companyId, action, values, changes }) => {
    const to = ids.get(values[column] ?? '');
    return to !== undefined && column in changes ? [{ owner: id, company: companyId, to, fresh: action === 'create' }] : [];
  });

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const companyId = target.companyId ?? '';
  const updated = rows.filter(({ action }) => action === 'update');
  const before = await takeSnapshots(
    tx,
    kept,
    updated.map(({ id }) => id),
  );
  await insertSeats(
    tx,
    rows.filter(({ action }) => action === 'create').map(({ id, values }) => ({ id, companyId, code: values['code'] ?? '', title: values['title'] ?? '' })),
  );
  await renameSeats(
    tx,
    updated.map(({ id, values }) => ({ id, title: values['title'] })),
  );
  const { today } = target;
  await linkSeatsToUnits(tx, linksOf(rows, 'unitCode', await codeIds(tx, 'unit', companyId, codesIn(rows, 'unitCode'))), today);
  await linkSeatsToJobs(tx, linksOf(rows, 'jobCode', await jobIds(tx, companyId, codesIn(rows, 'jobCode'))), today);
  await linkSeatsToSeats(tx, linksOf(rows, 'parentCode', await codeIds(tx, 'seat', companyId, codesIn(rows, 'parentCode'))), today);
  return {
    changes: rows.map(({ row, id, action }) => (action === 'create' ? { row, id, action: 'create' } : { row, id, action: 'update', before: before.get(id) })),
  };
}

async function needs(db: Db, { companyId }: Target): Promise<string | undefined> {
  if (!companyId || !(await hasStructure(db, 'units', companyId))) return 'units';
  return (await hasJobs(db, companyId)) ? undefined : 'jobs';
}

export const importKind = defineImport({
  kind: 'positions',
  entity: 'EmplPosition',
  order: 3,
  texts: messages.importPositions,
  columns: [
    { name: 'code', required: true, fieldClass: 'public', codeOf: 'seat', read: code(40) },
    { name: 'title', required: true, fieldClass: 'public', read: text(200) },
    { name: 'unitCode', required: true, fieldClass: 'public', codeOf: 'unit', read: code(40) },
    { name: 'jobCode', fieldClass: 'public', codeOf: 'job', read: code(40) },
    { name: 'parentCode', fieldClass: 'public', codeOf: 'seat', read: code(40) },
  ],
  labels: ['title'],
  unique: { code: 'duplicate_code' },
  needs,
  check,
  arrange: async (db, { companyId = '', today }, rows) => growTree(rows, 'code', 'parentCode', await codeTree(db, 'seat', companyId, today)).ordered,
  plan,
  apply,
  dependants: seatDependants,
  revert: revertRecords(deleteSeats, kept),
});
