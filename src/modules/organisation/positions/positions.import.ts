/** Seats of a sheet, for one company: each in a unit, most with a job and a position above. */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { code, oneOf, option, text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, changesOf, defineImport, type FileRow, type Planned, type RowFault, type Target } from '#platform/import-export/kind.define.ts';
import { revertRecords } from '#platform/import-export/revert.service.ts';
import { growTree } from '#platform/import-export/tree.rules.ts';
import { fullDay } from '#platform/structure/holders.rules.ts';
import { type KeptTable, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import {
  beginPositions,
  codeIds,
  codeTree,
  hasStructure,
  insertPositions,
  type Link,
  linkPositionsToPositions,
  linkPositionsToUnits,
  positionsByCode,
  renamePositions,
} from '#platform/structure/structure-bulk.store.ts';
import { hasJobs, jobsByCode } from '../jobs/jobs-import.store.ts';
import { positionErrors } from './positions.contract.ts';
import { mayFollow } from './positions.rules.ts';
import messages from './positions-import.messages.fa.ts';
import {
  classesOfJobs,
  deletePositions,
  factsOfPositions,
  isAnyHeldInactive,
  type JobLink,
  jobsOfPositions,
  linkPositionsToJobs,
  occupantsOfPositions,
  positionDependants,
  setFactsOfPositions,
} from './positions-import.store.ts';

const kept: readonly KeptTable[] = [
  { table: 'empl_position', key: 'empl_position_id', main: { id: 'empl_position_id', columns: ['pseudo_id', 'description'], versioned: true } },
  { table: 'empl_position_fact', key: 'empl_position_id', formerly: 'empl_position' },
  { table: 'empl_position_unit', key: 'empl_position_id' },
  { table: 'empl_position_job', key: 'empl_position_id' },
  { table: 'empl_position_reporting', key: 'empl_position_id' },
];

const MOST_SEATS = 9999;

const codesIn = (rows: readonly FileRow[], column: string): string[] => [...new Set(rows.flatMap(({ values }) => values[column] ?? []))];

const jobIds = async (db: Db, companyId: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await jobsByCode(db, companyId, codes)).map(({ code: own, id }) => [own, id]));

/** Seats of the file whose status may not follow the one they have. */
async function statusFaults(db: Db, { companyId = '', today }: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const said = rows.filter(({ values: { statusId } }) => statusId !== undefined);
  const ids = await codeIds(db, 'position', companyId, codesIn(said, 'code'));
  const stored = await factsOfPositions(db, [...ids.values()], today);
  return said.flatMap(({ row, values }): RowFault[] => {
    const before = stored.get(ids.get(values['code'] ?? '') ?? '')?.statusId;
    return before === undefined || mayFollow(before, values['statusId'] ?? '') ? [] : [{ row, column: 'statusId', code: 'status_order' }];
  });
}

/** Seats of the file that would have too little room for who holds them, or would be closed under them. */
async function heldFaults(db: Db, { companyId = '', today }: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const said = rows.filter(({ values: { seats, statusId } }) => seats !== undefined || statusId !== undefined);
  const ids = await codeIds(db, 'position', companyId, codesIn(said, 'code'));
  const held = await occupantsOfPositions(db, [...ids.values()], today);
  return said.flatMap(({ row, values }): RowFault[] => {
    const holders = held.get(ids.get(values['code'] ?? '') ?? '');
    if (holders === undefined) return [];
    if (values['statusId'] !== undefined && values['statusId'] !== 'EmpsActive') return [{ row, column: 'statusId', code: 'position_held' }];
    const approved = values['seats'] === undefined ? [] : [{ from: today, until: null, seats: Number(values['seats']) }];
    return fullDay(holders, approved) === undefined ? [] : [{ row, column: 'seats', code: 'position_held' }];
  });
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const companyId = target.companyId ?? '';
  const units = await codeIds(db, 'unit', companyId, codesIn(rows, 'unitCode'));
  const jobs = await jobIds(db, companyId, codesIn(rows, 'jobCode'));
  const classOf = await classesOfJobs(db, [...jobs.values()]);
  const faults: RowFault[] = [];
  for (const { row, values } of rows) {
    if (values['unitCode'] !== undefined && !units.has(values['unitCode'])) faults.push({ row, column: 'unitCode', code: 'unknown_unit' });
    if (values['jobCode'] !== undefined && !jobs.has(values['jobCode'])) faults.push({ row, column: 'jobCode', code: 'unknown_job' });
    if (values['jobGradeEnumId'] !== undefined && classOf(jobs.get(values['jobCode'] ?? ''), values['jobGradeEnumId']) === undefined)
      faults.push({ row, column: 'jobGradeEnumId', code: 'unknown_class' });
  }
  const faulty = new Set(faults.map(({ row }) => row));
  const sound = rows.filter(({ row }) => !faulty.has(row));
  for (const { row, fault } of growTree(sound, 'code', 'parentCode', await codeTree(db, 'position', companyId, target.today)).faults)
    faults.push({ row, column: 'parentCode', code: fault === 'circle' ? 'circle' : 'unknown_position' });
  return [...faults, ...(await statusFaults(db, target, sound)), ...(await heldFaults(db, target, sound))];
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const companyId = target.companyId ?? '';
  const known = await positionsByCode(db, companyId, codesIn(rows, 'code'), target.today);
  const knownIds = known.map(({ id }) => id);
  const jobs = await jobsOfPositions(db, knownIds, target.today);
  const words = await factsOfPositions(db, knownIds, target.today);
  const stored = new Map(known.map((position) => [position.code, position]));
  return rows.map((row) => {
    const position = stored.get(row.values['code'] ?? '');
    const facts = position && {
      code: position.code,
      title: position.title,
      unitCode: position.unitCode ?? undefined,
      ...jobs.get(position.id),
      parentCode: position.parentCode ?? undefined,
      ...words.get(position.id),
    };
    const changes = changesOf(row.values, facts);
    return { ...row, companyId, id: position?.id ?? target.newId(), changes, action: !position ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

/** Links that new or changed rows need, from the code in a column to the id it stands for. */
const linksOf = (rows: readonly Planned[], column: string, ids: ReadonlyMap<string, string>): Link[] =>
  rows.flatMap(({ id, companyId, action, values, changes }) => {
    const to = ids.get(values[column] ?? '');
    return to !== undefined && column in changes ? [{ owner: id, company: companyId, to, fresh: action === 'create' }] : [];
  });

/** Jobs of rows that name another one, or another class of it. */
async function jobLinksOf(tx: Tx, companyId: string, rows: readonly Planned[]): Promise<JobLink[]> {
  const jobs = await jobIds(tx, companyId, codesIn(rows, 'jobCode'));
  const classOf = await classesOfJobs(tx, [...jobs.values()]);
  return rows.flatMap(({ id, companyId: company, action, values, changes }): JobLink[] => {
    const to = jobs.get(values['jobCode'] ?? '');
    if (to === undefined || !('jobCode' in changes || 'jobGradeEnumId' in changes)) return [];
    return [{ owner: id, company, to, classId: classOf(to, values['jobGradeEnumId']), fresh: action === 'create' }];
  });
}

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const { today } = target;
  const companyId = target.companyId ?? '';
  const updated = rows.filter(({ action }) => action === 'update');
  const before = await takeSnapshots(
    tx,
    kept,
    updated.map(({ id }) => id),
  );
  await insertPositions(
    tx,
    rows.filter(({ action }) => action === 'create').map(({ id, values }) => ({ id, companyId, code: values['code'] ?? '', title: values['title'] ?? '' })),
  );
  await renamePositions(
    tx,
    updated.map(({ id, values }) => ({ id, title: values['title'] })),
    today,
  );
  await setFactsOfPositions(
    tx,
    rows.map(({ id, action, values, changes }) => ({
      id,
      fresh: action === 'create',
      seats: 'seats' in changes ? values['seats'] : undefined,
      statusId: 'statusId' in changes ? values['statusId'] : undefined,
    })),
    today,
  );
  await linkPositionsToUnits(tx, linksOf(rows, 'unitCode', await codeIds(tx, 'unit', companyId, codesIn(rows, 'unitCode'))), today);
  await linkPositionsToJobs(tx, await jobLinksOf(tx, companyId, rows), today);
  await linkPositionsToPositions(tx, linksOf(rows, 'parentCode', await codeIds(tx, 'position', companyId, codesIn(rows, 'parentCode'))), today);
  const created = rows.filter(({ action }) => action === 'create').map(({ id }) => id);
  await beginPositions(tx, created, ['empl_position_job']);
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
    { name: 'code', required: true, fieldClass: 'public', codeOf: 'position', read: code(40) },
    { name: 'title', required: true, fieldClass: 'public', read: text(200) },
    { name: 'unitCode', required: true, fieldClass: 'public', codeOf: 'unit', read: code(40) },
    { name: 'jobCode', fieldClass: 'public', codeOf: 'job', read: code(40) },
    { name: 'jobGradeEnumId', fieldClass: 'public', read: option('JobGrade') },
    { name: 'parentCode', fieldClass: 'public', codeOf: 'position', read: code(40) },
    { name: 'seats', fieldClass: 'public', read: wholeNumber(MOST_SEATS) },
    { name: 'statusId', fieldClass: 'public', read: oneOf(messages.importStatus) },
  ],
  rowFaults: ({ seats }) => (seats === '0' ? [{ column: 'seats', code: 'bad_number', facts: { max: MOST_SEATS, min: 1 } }] : []),
  labels: ['title'],
  unique: { code: 'duplicate_code' },
  needs,
  check,
  arrange: async (db, { companyId = '', today }, rows) => growTree(rows, 'code', 'parentCode', await codeTree(db, 'position', companyId, today)).ordered,
  plan,
  apply,
  dependants: positionDependants,
  revert: async (tx, run, by) => {
    await revertRecords(deletePositions, kept)(tx, run, by);
    if (
      await isAnyHeldInactive(
        tx,
        run.changes.map(({ id }) => id),
      )
    )
      throw positionErrors.error('heldInactive');
  },
});
