/** A full database of a release that kept what people say in cases in the clear, brought up to date: nothing of it is lost, and nothing of it lies in the clear. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownKeys } from '#platform/secrets/keys.server.ts';
import { reseal } from '#platform/secrets/resealing.service.ts';
import { sealedFields } from '#platform/secrets/sealed-field.define.ts';
import { appRole } from '#server/embedded/roles.ts';
import { migrate } from '#server/migrate.ts';
import { applySeeds } from '#server/seed.ts';
import { anonymous, renewSession } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors } from '#testing/case-actors.ts';
import { readWords, type Said, sayWords, sealedWordsIn, tellingTables, WORDS, wordPlaces, wordsRead } from '#testing/case-words.ts';
import type { TestDatabase } from '#testing/database.ts';
import { countsOf, earlierDatabase } from '#testing/earlier-schema.ts';
import { migrationFiles } from '#testing/migration-files.ts';

/** What came after the release that wrote words in the clear, as far as nothing of it needs another of these. */
const LATER = [
  'modules/home/dashboard.001',
  'modules/organisation/company.002',
  'modules/personnel/banking.002',
  'modules/personnel/change-requests.002',
  'modules/personnel/file.002',
  'modules/personnel/organisational.002',
  'modules/personnel/sacrifice.002',
  'modules/personnel/search.008',
  'platform/access.003',
  'platform/audit.004',
  'platform/db.003',
  'platform/files.005',
  'platform/identity.005',
  'platform/import-export.004',
  'platform/party/parts.001',
  'platform/party.003',
  'platform/structure/integrity.004',
  'platform/workflow/designs.002',
  'platform/workflow.005',
];
/** Comments of a case of which the job that seals takes several batches. */
const MANY = 1_200;
/** Acts had no column of their own for it. */
const hasColumn = (place: string): boolean => place in wordPlaces && place !== 'process_event.comment_text';

let today: TestApp;
let earlier: TestDatabase;
let said: Said;

/** Puts the words back into the clear, where and as they stood. */
async function unseal(from: TestApp, to: TestDatabase): Promise<void> {
  await to.owner.query('alter table leave_movement disable trigger kept');
  for (const { table, column, boundTo, open } of sealedFields().filter((one) => hasColumn(`${one.table}.${one.column}`))) {
    const { rows } = await from.owner.query<{ of: string; value: string }>(`select ${boundTo}::text as of, ${column} as value from ${table} where ${column} is not null`);
    for (const { of, value } of rows) await to.owner.query(`update ${table} set ${column} = $2 where ${column} = $1`, [value, open(of, value)]);
  }
  const acts = sealedFields().find(({ table }) => table === 'process_event');
  const { rows } = await from.owner.query<{ id: string; value: string | null }>('select process_event_id as id, comment_text as value from process_event');
  for (const { id, value } of rows)
    await to.owner.query(`update process_event set detail = detail || jsonb_build_object('comment', $2::text) where process_event_id = $1`, [id, value && acts?.open(id, value)]);
  await to.owner.query(
    `update audit_entry a set changes = jsonb_set(changes, '{file,1}', to_jsonb(c.file)) from process_comment c where a.entity = 'ProcessComment' and a.record_id = c.comment_id::text`,
  );
  await to.owner.query('alter table leave_movement enable trigger kept');
}

beforeAll(async () => {
  today = await startTestApp();
  const cases = await layCaseActors(today);
  said = await sayWords(cases);
  earlier = await earlierDatabase(today.owner, LATER);
  await unseal(today, earlier);
  // of the key of all tests
  await earlier.owner.query(`insert into data_key (key_id, wrapped, master) values (1, decode(repeat('00', 60), 'hex'), 'test')`);
  await earlier.owner.query(
    `insert into process_comment (comment_id, process_instance_id, company_id, author_party_id, at, body)
     select gen_random_uuid(), i.process_instance_id, i.company_id, i.initiator_party_id, now(), $2 || ' ' || n
     from process_instance i, generate_series(1, $3::int) n where i.record_id = $1`,
    [said.requestId, WORDS, MANY],
  );
});
afterAll(() => today.close());

/** The calls of the asker against a server over the updated database. */
async function readerOf(server: TestApp): Promise<Pick<CaseActors, 'get' | 'asker'>> {
  const asker = await renewSession(server, { ...anonymous(server), name: 'case-accountant' });
  return { asker, get: (actor, path) => actor.request('GET', `/api/rest/s1/hcm/${path}`) };
}

test('words of an earlier release are there after the update, first as they stood and then sealed, and no row is lost', async () => {
  const ask = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await earlier.owner.query<T>(text, [...values])).rows;
  const before = await countsOf(earlier.owner);
  expect(await tellingTables(ask)).toEqual([
    'audit_entry',
    'change_request',
    'change_request_decision',
    'change_request_step',
    'leave_movement',
    'letter',
    'process_comment',
    'process_event',
    'process_task',
    'stored_file',
    'task_substitution',
  ]);
  expect((await migrate({ connection: earlier.connections.owner, files: await migrationFiles(), appRole })).length).toBeGreaterThanOrEqual(LATER.length);
  await applySeeds(earlier.connections.owner);
  const server = await startTestApp({ database: earlier, files: today.files });
  try {
    const reader = await readerOf(server);
    expect(await readWords(reader, said)).toEqual(wordsRead);
    await reseal({ pool: earlier.owner, store: today.files.store, keys: knownKeys(), now: server.clock.now, isStopping: () => false });
    expect(await tellingTables(ask)).toEqual([]);
    expect(await sealedWordsIn(ask)).toEqual({ ...wordPlaces, 'process_comment.body': MANY + 1 });
    expect(await readWords(reader, said)).toEqual(wordsRead);
    const after = await countsOf(earlier.owner);
    expect([...before].filter(([table, n]) => (after.get(table) ?? -1) < n)).toEqual([]);
    expect(await ask(`select changes ->> 'file' as file from audit_entry where entity = 'ProcessComment'`)).toEqual([{ file: expect.stringContaining('***') }]);
    expect(server.faults).toEqual([]);
  } finally {
    await server.close();
  }
});
