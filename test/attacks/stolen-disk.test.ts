/**
 * Attack: Somebody carries the disk or a backup away without the master key.
 * Refused: `src/platform/secrets`: neither account numbers nor files nor sheets that were handed over are found in the bytes.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedIban } from '#modules/personnel/file/bank-account.server.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { insertRun, readFileOf } from '#platform/import-export/run.store.ts';
import { sealedStore } from '#platform/secrets/sealed-store.server.ts';
import { takeBackup } from '#server/backup/backup.ts';
import { readSettings } from '#server/config.ts';
import { openDatabase } from '#server/database.ts';
import { firstRun } from '#server/first-run.ts';
import { migrationFiles } from '#testing/migration-files.ts';
import { type DataDirectory, dataDirectory } from '#testing/server-process.ts';

const NAME = `${'d'.repeat(32)}.txt`;
const LETTER = 'a letter of a doctor';
/** Of an import that waits for its go-ahead. */
const sheet = gzipSync(randomBytes(600));
const MARK = 'in-the-clear-by-design';
let data: DataDirectory;
let cluster: string;
let ibans: string[];

beforeAll(async () => {
  data = await dataDirectory();
  const settings = readSettings({ HCM_DATA_DIR: data.path, HCM_DEMO: '1', HCM_DEMO_PEOPLE: '100', HCM_DEMO_UNITS: '10' });
  const database = await openDatabase(settings, await migrationFiles(), () => undefined);
  cluster = database.location;
  await firstRun({ settings, database, clock: { now: () => Date.now() }, say: () => undefined });
  await sealedStore(settings.files.store, database.keys).put(NAME, Buffer.from(LETTER));
  const run = {
    runId: randomUUID(),
    companyId: undefined,
    kind: 'personnel',
    fileName: 'a.csv',
    sha256: Buffer.alloc(32),
    content: sheet,
    headers: [],
    companyIds: [],
    mayFound: false,
  };
  await writing(database.pool, systemActor('test'), (tx) => insertRun(tx, run));
  expect(await reading(database.pool, systemActor('test'), (db) => readFileOf(db, run.runId))).toEqual(sheet);
  const client = new pg.Client(database.owner);
  await client.connect();
  const { rows } = await client.query<{ party_id: string; iban: string }>('select party_id, iban from bank_account order by 1 limit 5');
  ibans = rows.map(({ party_id, iban }) => sealedIban.open(party_id, iban));
  // proof that the search below would find what is not sealed
  await client.query('update person set father_name = $1', [MARK]);
  await client.query(
    `insert into stored_file (stored_name, company_id, state, storage, display_name, content_type, size, sha256) select $1, company_id, 'loose', 'disk', 'a', 'text/plain', $2, '\\x00' from company limit 1`,
    [NAME, LETTER.length],
  );
  await client.end();
  await takeBackup({ owner: database.owner, store: settings.files.store, dataDir: data.path }, settings.backups.folder, 'manual', Date.now());
  const stream = await sealedStore(settings.files.store, database.keys).get(NAME);
  expect(stream && String(await buffer(stream))).toBe(LETTER);
  await database.stop();
});
afterAll(async () => {
  rmSync(cluster, { recursive: true, force: true });
  await data.remove();
});

/** Every byte of the data directory and of the cluster, wherever that stands: tables, log of changes, files, unpacked backups. */
const stolen = (): Buffer[] =>
  [data.path, cluster].flatMap((root) =>
    readdirSync(root, { recursive: true })
      .map((name) => join(root, String(name)))
      .filter((path) => statSync(path).isFile() && !path.endsWith('master.key'))
      .map((path) => (path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path))),
  );

test('the bytes of the disk show what is not sealed and nothing that is', () => {
  const bytes = stolen();
  const shows = (text: string | Buffer): boolean => bytes.some((file) => file.includes(text));
  expect(shows(MARK)).toBe(true);
  expect(ibans.map((iban) => /^IR\d{24}$/.test(iban))).toEqual([true, true, true, true, true]);
  expect([...ibans, LETTER, sheet.subarray(20, 60)].map(shows)).toEqual([false, false, false, false, false, false, false]);
});
