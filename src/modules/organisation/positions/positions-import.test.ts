/** Posts and persons in them by sheets: new ones, changes from a day on, what is refused with its reason, the second time, the way back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import type { ImportDeps } from '#platform/import-export/runner.server.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import { roles } from '#platform/reference-data/catalogue/facts.catalogue.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, factsOf, jobId, layOrganisation, type PersonName, type PostName, partyId, postId, SINCE } from '#testing/organisation.ts';
import { importKind as unitsKind } from '../units/units.import.ts';
import unitWords from '../units/units-import.messages.fa.ts';
import { importKind } from './holders/holders.import.ts';
import messages from './holders/holders-import.messages.fa.ts';
import { positionErrors } from './positions.contract.ts';
import { importKind as postsKind } from './positions.import.ts';
import postWords from './positions-import.messages.fa.ts';

let database: TestDatabase;
let deps: ImportDeps;
const { headers } = messages.importHolders;
const columns = Object.keys(headers);
const wordOf = (words: Readonly<Record<string, string>>, id: string): string => Object.keys(words).find((word) => words[word] === id) ?? '';
const [yes, no] = [wordOf(messages.importMain, 'Y'), wordOf(messages.importMain, 'N')];
const roleWord = (id: string): string => roles.find((role) => role.id === id)?.name ?? '';
const code = (person: PersonName): string => factsOf(person).pseudoId;

interface Row {
  readonly person: string;
  readonly post: string;
  readonly main?: string | undefined;
  readonly rate?: string;
  readonly from?: string;
  readonly thru?: string;
  readonly role?: string;
}
const sheet = (rows: readonly Row[]): Buffer =>
  Buffer.from(
    [
      columns.map((name) => headers[name]?.[0] ?? ''),
      ...rows.map(({ person, post, role = '', main = '', rate = '', from = '', thru = '' }) => [person, post, role, main, rate, from, thru]),
    ]
      .map((cells) => cells.join(','))
      .join('\r\n'),
  );
const bring = (rows: readonly Row[], dryRun?: true) =>
  importFile(deps, { kind: 'holders', fileName: 'holders.csv', bytes: sheet(rows), company: companyId('holding'), ...(dryRun && { dryRun }) });
const summary = ({ counts: { accepted, updated, unchanged, refused } }: Awaited<ReturnType<typeof bring>>) => [accepted, updated, unchanged, refused];

const held = async (person: PersonName, post: PostName) =>
  (
    await database.owner.query(
      `select role_type_id as role, main_position as main, occupancy_rate as rate, lower(valid)::text as "from", (upper(valid) - 1)::text as thru
       from empl_position_party where party_id = $1 and empl_position_id = $2 order by lower(valid)`,
      [partyId(person), postId(post)],
    )
  ).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  deps = { pool: database.pool, clock: movableClock(Date.UTC(2026, 5, 1)), kinds: [importKind, postsKind, unitsKind], newId };
});
afterAll(() => database.close());

test('a trial writes nothing; then links are made and changed from their day on, and a second time nothing is', async () => {
  const rows: Row[] = [
    { person: code('stranger'), post: 'seller', main: yes, rate: '50', from: '2026-04-01', thru: '2026-12-31' },
    { person: code('director'), post: 'salesHead', main: no, from: '2026-07-01', rate: '20' },
    { person: code('seller'), post: 'seller', rate: '60', from: '2026-07-01' },
  ];
  expect(summary(await bring(rows, true))).toEqual([2, 1, 0, 0]);
  expect(await held('stranger', 'seller')).toEqual([]);
  expect(summary(await bring(rows))).toEqual([2, 1, 0, 0]);
  expect(await held('stranger', 'seller')).toEqual([{ role: 'Employee', main: 'Y', rate: 50, from: '2026-04-01', thru: '2026-12-31' }]);
  expect(await held('director', 'salesHead')).toEqual([{ role: 'Employee', main: 'N', rate: 20, from: '2026-07-01', thru: null }]);
  expect(await held('seller', 'seller')).toEqual([
    { role: 'Employee', main: 'Y', rate: 100, from: SINCE, thru: '2026-06-30' },
    { role: 'Employee', main: 'Y', rate: 60, from: '2026-07-01', thru: null },
  ]);
  expect(summary(await bring(rows))).toEqual([0, 0, 3, 0]);
});

test('a link that has begun keeps its first day and what it said from there on', async () => {
  const before = await held('salesHead', 'salesHead');
  expect(before).toMatchObject([{ from: SINCE }]);
  for (const row of [{ from: SINCE, rate: '30' }, { from: '2021-03-01' }]) {
    const { refused } = await bring([{ person: code('salesHead'), post: 'salesHead', ...row }]);
    expect(refused).toMatchObject([{ column: 'partyFromDate', code: 'past_kept' }]);
  }
  expect(await held('salesHead', 'salesHead')).toEqual(before);
});

test('each row that may not be is refused with its reason, and replaces nobody', async () => {
  await database.owner.query(`update empl_position_party set role_type_id = 'OrgRManager' where party_id = $1`, [partyId('accountant')]);
  await database.owner.query(`update empl_position_party set role_type_id = 'ChiefExecutiveOfficer' where party_id = $1 and empl_position_id = $2`, [
    partyId('director'),
    postId('director'),
  ]);
  const { refused } = await bring(
    [
      { person: code('seller'), post: 'nowhere' },
      { person: '99999', post: 'clerk' },
      { person: code('worker'), post: 'clerk' },
      { person: code('stranger'), post: 'clerk', main: yes, from: '2026-05-01' },
      { person: code('colleague'), post: 'accountant', role: roleWord('OrgRManager') },
      { person: code('salesHead'), post: 'seller', main: no, role: roleWord('ChiefExecutiveOfficer') },
      { person: code('seller'), post: 'accountant', main: no },
      { person: code('stranger'), post: 'clerk', main: no, from: '2020-01-01' },
      { person: code('stranger'), post: 'clerk', main: no, from: '2026-05-01', thru: '2026-04-01' },
      { person: code('stranger'), post: 'clerk', main: no, rate: '0' },
    ],
    true,
  );
  expect(refused.map(({ row, code: reason }) => [row, reason])).toEqual([
    [2, 'unknown_position'],
    [3, 'unknown_employee'],
    [4, 'unknown_employee'],
    [5, 'second_main'],
    [6, 'second_manager'],
    [7, 'second_chief'],
    [8, 'position_full'],
    [9, 'not_employed'],
    [10, 'thru_before_from'],
    [11, 'bad_number'],
  ]);
});

test('who leaves makes room for who comes, wherever they stand in the file; undone, everybody is where they were', async () => {
  const before = await held('accountant', 'accountant');
  const run = await bring([
    { person: code('stranger'), post: 'accountant', main: no, from: '2026-06-01' },
    { person: code('accountant'), post: 'accountant', thru: '2026-05-31' },
  ]);
  expect(summary(run)).toEqual([1, 1, 0, 0]);
  expect(await held('accountant', 'accountant')).toMatchObject([{ thru: '2026-05-31' }]);
  expect(await held('stranger', 'accountant')).toMatchObject([{ from: '2026-06-01' }]);
  const { rows } = await database.owner.query("select run_id as id from import_run where kind = 'holders' order by created_at desc limit 1");
  await writing(database.pool, systemActor('undo', [companyId('holding'), companyId('subsidiary')]), async (tx) => {
    const stored = await readRun(tx, rows[0].id);
    if (stored) await undoRun(tx, importKind, stored);
  });
  expect(await held('accountant', 'accountant')).toEqual(before);
  expect(await held('stranger', 'accountant')).toEqual([]);
  expect(await held('stranger', 'seller')).toHaveLength(1);
});

const { headers: heads } = postWords.importPositions;
async function bringPosts(...rows: readonly Readonly<Record<string, string>>[]) {
  const named = Object.keys(heads);
  const csv = [named.map((name) => heads[name]?.[0] ?? ''), ...rows.map((row) => named.map((name) => row[name] ?? ''))].map((cells) => cells.join(',')).join('\r\n');
  return importFile(deps, { kind: 'positions', fileName: 'posts.csv', bytes: Buffer.from(csv), company: companyId('holding') });
}
const titleOf = async (post: PostName): Promise<string> =>
  (await database.owner.query('select description from empl_position where empl_position_id = $1', [postId(post)])).rows[0].description;

test('a sheet of posts takes a dotted line neither for a second post nor for its superior', async () => {
  await database.owner.query(`insert into empl_position_reporting (empl_position_id, company_id, reports_to_id, line, valid) values ($1, $2, $3, 'dotted', $4)`, [
    postId('clerk'),
    companyId('holding'),
    postId('salesHead'),
    `[${SINCE},)`,
  ]);
  const row = { code: 'clerk', title: await titleOf('clerk'), unitCode: 'head', parentCode: 'director' };
  expect(summary(await bringPosts(row))).toEqual([0, 1, 0, 0]);
  expect(summary(await bringPosts(row))).toEqual([0, 0, 1, 0]);
});

test('a sheet of posts names the class of the job by its grade, and keeps what may follow what', async () => {
  const { owner } = database;
  await owner.query(`insert into enumeration (enum_id, enum_type_id, description, search_text, enum_code) values ('JtTest', 'JobTitle', 'Class', '', '1001')`);
  const grades = (
    await owner.query<{ id: string; word: string }>(`select enum_id as id, description as word from enumeration where enum_type_id = 'JobGrade' order by sequence_num limit 2`)
  ).rows;
  const [known = { id: '', word: '' }, strange = { id: '', word: '' }] = grades;
  const classId = newId();
  await owner.query(`insert into job_grade (job_grade_id, company_id, job_id, job_title_enum_id, job_grade_enum_id) values ($1, $2, $3, 'JtTest', $4)`, [
    classId,
    companyId('holding'),
    jobId('office'),
    known.id,
  ]);
  const row = { code: 'seller', title: await titleOf('seller'), unitCode: 'sales', jobCode: 'office' };
  expect((await bringPosts({ ...row, jobGradeEnumId: strange.word })).refused).toMatchObject([{ code: 'unknown_class' }]);
  expect(summary(await bringPosts({ ...row, jobGradeEnumId: known.word }))).toEqual([0, 1, 0, 0]);
  const { rows } = await owner.query('select job_grade_id as id from empl_position_job where empl_position_id = $1 order by valid', [postId('seller')]);
  expect(rows).toEqual([{ id: null }, { id: classId }]);
  expect(summary(await bringPosts({ ...row, jobGradeEnumId: known.word }))).toEqual([0, 0, 1, 0]);
  const planned = Object.keys(postWords.importStatus).find((word) => postWords.importStatus[word] === 'EmpsPlanned') ?? '';
  expect((await bringPosts({ ...row, statusId: planned })).refused).toMatchObject([{ code: 'status_order' }]);
});

test('what a sheet adds below a unit that began on a day begins with it; what has ended takes nothing in', async () => {
  const { owner } = database;
  const heading = unitWords.importUnits.headers;
  const bringUnits = async (...rows: readonly (readonly [code: string, parent: string])[]) => {
    const csv = [['code', 'name', 'parentCode'].map((name) => heading[name]?.[0] ?? ''), ...rows.map(([own, parent]) => [own, `Unit ${own}`, parent])];
    return importFile(deps, { kind: 'units', fileName: 'units.csv', bytes: Buffer.from(csv.map((cells) => cells.join(',')).join('\r\n')), company: companyId('holding') });
  };
  expect((await bringUnits(['B2', 'B1'], ['B1', 'sales'])).refused).toEqual([]);
  expect((await bringPosts({ code: 'B3', title: 'Below', unitCode: 'B2', parentCode: 'salesHead', jobCode: 'office' })).refused).toEqual([]);
  const { rows } = await owner.query(
    `select lower(u.valid)::text as unit, lower(e.valid)::text as position, lower(r.valid)::text as line, lower(j.valid)::text as job
     from empl_position e join empl_position_unit p using (empl_position_id) join org_unit u using (unit_id) join empl_position_reporting r using (empl_position_id)
     join empl_position_job j using (empl_position_id) where e.pseudo_id = 'B3'`,
  );
  expect(rows).toEqual([{ unit: SINCE, position: SINCE, line: SINCE, job: SINCE }]);
  const over = { code: 'B4', title: 'Late', unitCode: 'OVER' };
  const gone = newId();
  await owner.query(
    `with ended as (select $1::uuid as id, $2::uuid as company), named as (insert into party (party_id, party_type_enum_id, company_id) select id, 'PtyOrganization', company from ended),
       unit as (insert into org_unit (unit_id, company_id, pseudo_id, organization_name, search_text, valid) select id, company, 'OVER', 'Over', 'over', '[2022-01-01,2026-01-01)' from ended)
     insert into org_unit_parent (unit_id, company_id, valid) select id, company, '[2022-01-01,2026-01-01)' from ended`,
    [gone, companyId('holding')],
  );
  expect((await bringPosts(over)).refused).toMatchObject([{ code: 'unknown_unit' }]);
  expect((await bringUnits(['B5', 'OVER'])).refused).toMatchObject([{ code: 'unknown_unit' }]);
});

test('an undo that would leave somebody in a post that is not active is refused', async () => {
  const [id, word] = [newId(), (statusId: string): string => wordOf(postWords.importStatus, statusId)];
  const { owner } = database;
  await bringPosts({ code: 'U1', title: 'Planned', unitCode: 'head', statusId: word('EmpsPlanned') });
  await bringPosts({ code: 'U1', title: 'Planned', unitCode: 'head', statusId: word('EmpsActive') });
  await owner.query(
    `insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, role_type_id, main_position, occupancy_rate, valid)
     select $1, company_id, empl_position_id, $2, 'Employee', 'N', 10, '[2026-06-01,)' from empl_position where pseudo_id = 'U1'`,
    [id, partyId('stranger')],
  );
  const undo = () =>
    writing(database.pool, systemActor('undo', [companyId('holding')]), async (tx) => {
      const { rows } = await owner.query("select run_id as id from import_run where kind = 'positions' order by created_at desc limit 1");
      const stored = await readRun(tx, rows[0].id);
      if (stored) await undoRun(tx, postsKind, stored);
    });
  await expect(undo()).rejects.toThrow(positionErrors.error('heldInactive'));
  await owner.query('delete from empl_position_party where empl_position_party_id = $1', [id]);
  await undo();
  expect((await owner.query("select f.status_id from empl_position_fact f join empl_position using (empl_position_id) where pseudo_id = 'U1'")).rows).toEqual([
    { status_id: 'EmpsPlanned' },
  ]);
});
