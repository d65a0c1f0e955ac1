import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, type DbActor, reading, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { addCompany } from '#platform/settings/installation.store.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { countChanges, insertChanges, insertRun, listRefusals, moveRuns, readFileOf, replaceRefusals, updateRun } from './run.store.ts';

const [home, other] = [randomUUID(), randomUUID()];
/** Somebody with a person of its own who reaches these companies. */
const person = (...companyIds: string[]): DbActor => ({ userId: randomUUID(), partyId: randomUUID(), companyIds, requestId: 'test' });
const system = systemActor('test', [home, other]);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await writing(database.pool, system, async (tx) => {
    for (const [companyId, code] of [
      [home, 'H'],
      [other, 'O'],
    ] as const)
      await addCompany(tx, { companyId, code, name: code });
  });
});
afterAll(() => database.close());

async function writeRun(tx: Tx, companyId: string | undefined): Promise<string> {
  const runId = randomUUID();
  const content = Buffer.from('x');
  await insertRun(tx, { runId, companyId, kind: 'units', fileName: 'f.csv', sha256: content, content, headers: [], companyIds: [home], mayFound: false });
  await replaceRefusals(tx, runId, [{ row: 2, column: 'code', value: '', code: 'empty', reason: '-', more: [], cells: [] }]);
  await insertChanges(tx, runId, 'Unit', [{ row: 3, id: randomUUID(), action: 'create', before: undefined }]);
  return runId;
}

/** How much of a run its reader sees: file, refused rows, changed rows. */
const seen = async (db: Db, runId: string): Promise<number[]> => [
  (await readFileOf(db, runId)) ? 1 : 0,
  (await listRefusals(db, runId, { offset: 0, limit: 10 })).length,
  (await countChanges(db, runId)).accepted,
];
const seenBy = (actor: DbActor, runId: string): Promise<number[]> => reading(database.pool, actor, (db) => seen(db, runId));

test('file, refusals and changes are seen with the company of their run, and by the installation', async () => {
  const runId = await writing(database.pool, person(home), (tx) => writeRun(tx, home));
  expect([await seenBy(person(home), runId), await seenBy(person(other), runId), await seenBy(systemActor('test'), runId)]).toEqual([
    [1, 1, 1],
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

test('a run that founds its company takes them along', async () => {
  const runId = await writing(database.pool, system, (tx) => writeRun(tx, undefined));
  expect(await seenBy(person(home), runId)).toEqual([0, 0, 0]);
  await writing(database.pool, system, (tx) => updateRun(tx, runId, { companyId: home }));
  expect(await seenBy(person(home), runId)).toEqual([1, 1, 1]);
});

test('so does one whose company an undo has removed', async () => {
  const gone = randomUUID();
  const runId = await writing(database.pool, system, (tx) => writeRun(tx, gone));
  await writing(database.pool, system, (tx) => moveRuns(tx, gone, other));
  expect([await seenBy(person(gone), runId), await seenBy(person(other), runId)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

test('nobody writes rows of a run for a company out of reach', async () => {
  await expect(writing(database.pool, person(other), (tx) => writeRun(tx, home))).rejects.toThrow('row-level security');
});
