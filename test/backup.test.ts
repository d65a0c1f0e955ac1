/** Backup and restore between two databases of the throw-away server; backup-command.test.ts asks the commands. */
import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { createSealer } from '#platform/audit/sealer.service.ts';
import type { AuditReport } from '#platform/audit/verify.service.ts';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { s3Store } from '#platform/file-store/s3-store.server.ts';
import { sealedStore } from '#platform/secrets/sealed-store.server.ts';
import { KEY_BYTES, keyRing } from '#platform/secrets/sealing.server.ts';
import { MANIFEST, type Manifest, sumOf } from '#server/backup/archive.ts';
import { type Backup, takeBackup } from '#server/backup/backup.ts';
import { checkBackup, restoreBackup } from '#server/backup/restore.ts';
import { SettingsError } from '#server/config.ts';
import { appRole } from '#server/embedded/roles.ts';
import { migrate, readMigrations } from '#server/migrate.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { migrationFiles } from '#testing/migration-files.ts';
import { companyOf, layOrganisation, partyId } from '#testing/organisation.ts';
import { describeSchema } from '../tools/schema.ts';

const NAME = `${'b'.repeat(32)}.pdf`;
const LOST = `${'c'.repeat(32)}.pdf`;
let root: string;
let source: TestDatabase;
let backup: Backup;
const migrations = await migrationFiles();
const counts = async ({ owner }: TestDatabase) => {
  const { rows } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1",
  );
  return Promise.all(
    rows.map(async ({ name }) => [
      name,
      (await owner.query(`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum, count(*)::int as n from ${name} t`)).rows[0],
    ]),
  );
};
const storeIn = (name: string) => diskStore(join(root, name));
const backUp = (now: number) => takeBackup({ owner: source.connections.owner, store: storeIn('files'), dataDir: root }, join(root, 'backups'), 'manual', now);

const addFile = (name: string) =>
  source.owner.query(
    `insert into stored_file (stored_name, company_id, state, storage, display_name, content_type, size, sha256)
     select $1, company_id, 'loose', 'disk', 'a', 'application/pdf', 10, '\\x00' from company limit 1`,
    [name],
  );

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kargozin-backup-'));
  source = await openTestDatabase();
  await layOrganisation(source.owner);
  await storeIn('files').put(NAME, Buffer.from('%PDF bytes'));
  for (const name of [NAME, LOST]) await addFile(name);
  await writeFile(join(root, 'config.json'), '{"maintenance": false}');
  await writing(source.pool, systemActor('test'), (tx) => writeAudit(tx, [{ entity: 'Thing', id: 'sealed', action: 'create' }]));
  await createSealer(source.pool, undefined, () => undefined).round();
  backup = await backUp(Date.parse('2026-11-22T02:00:00Z'));
});
afterAll(async () => {
  await source.close();
  await rm(root, { recursive: true, force: true });
});

async function restoreInto(folder: string, work: (target: TestDatabase, store: ReturnType<typeof diskStore>, audit: AuditReport) => Promise<void>): Promise<void> {
  const target = await openTestDatabase('empty');
  const store = diskStore(await mkdtemp(join(root, 'restored-')));
  // a queue of jobs that the database of before has left
  await target.owner.query('create schema jobs; create table jobs.job (id uuid)');
  try {
    const manifest = await checkBackup(folder, migrations);
    const audit = await restoreBackup(folder, manifest, { owner: target.connections.owner, appRole, migrations, store });
    await work(target, store, audit);
  } finally {
    await target.close();
  }
}

test('a restored database is the same, row by row and in its schema, and its files are there', async () => {
  expect(backup.folder).toBe(join(root, 'backups/manual-20261122T020000Z'));
  await restoreInto(backup.folder, async (target, store, audit) => {
    expect(audit).toMatchObject({ seals: 1n, rows: 1, fault: undefined });
    expect(await counts(target)).toEqual(await counts(source));
    expect(await describeSchema(target.owner)).toBe(await describeSchema(source.owner));
    const stream = await store.get(NAME);
    expect(stream && String(await buffer(stream))).toBe('%PDF bytes');
    // counters go on where they were
    await target.owner.query(`insert into audit_entry (entity, record_id, action) values ('T', '1', 'create')`);
  });
});

test('the manifest names what was lost before, and holds no part that nobody wrote', async () => {
  expect(backup.manifest.files).toMatchObject({ count: 1, bytes: 10, missing: [LOST] });
  expect((await readdir(backup.folder)).sort()).toEqual(['config.json', 'files', 'files.json.gz', 'manifest.json', 'manifest.sha256', 'tables']);
});

test('the next backup shares the files that are the same and copies what was written since, or is no longer whole', async () => {
  const path = (folder: string, name: string) => join(folder, 'files', name.charAt(0), name.charAt(0), name);
  const [NEW, ROTTEN] = ['d', 'e'].map((sign) => `${sign.repeat(32)}.pdf`) as [string, string];
  const into = join(root, 'series');
  for (const name of [NEW, ROTTEN]) await addFile(name);
  await storeIn('files').put(ROTTEN, Buffer.from('%PDF whole'));
  const old = new Date('2026-11-01T00:00:00Z');
  for (const name of [NAME, ROTTEN]) await utimes(path(root, name), old, old);
  const take = (day: string) => takeBackup({ owner: source.connections.owner, store: storeIn('files'), dataDir: root }, into, 'nightly', Date.parse(`${day}T02:00:00Z`));
  const first = await take('2026-11-20');
  await appendFile(path(first.folder, ROTTEN), 'x');
  await storeIn('files').put(NEW, Buffer.from('%PDF later'));
  const next = await take('2026-11-21');
  const inode = async (folder: string, name: string) => (await stat(path(folder, name))).ino;
  expect(await inode(next.folder, NAME)).toBe(await inode(first.folder, NAME));
  expect([next.manifest.files.count, String(await readFile(path(next.folder, ROTTEN))), String(await readFile(path(next.folder, NEW)))]).toEqual([3, '%PDF whole', '%PDF later']);
  // the one before may go
  await rm(first.folder, { recursive: true });
  await restoreInto(next.folder, async () => undefined);
});

test('files in a bucket go with the rows, into a bucket or onto a disk', async () => {
  const names = ['here', 'there'];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(root, 's3'), configureBuckets: names.map((name) => ({ name, configs: [] })) });
  const { port } = await server.run();
  const bucket = (name: string) => s3Store({ url: new URL(`http://127.0.0.1:${port}`), name, key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' });
  const keys = keyRing([{ keyId: 1, secret: randomBytes(KEY_BYTES) }]);
  const [SCAN, letter] = [`${'f'.repeat(32)}.pdf`, randomBytes(200_000)];
  const read = async (store: FileStore, name: string) => {
    const stream = await store.get(name);
    return stream && (await buffer(stream));
  };
  try {
    await addFile(SCAN);
    await bucket('here').put(NAME, Buffer.from('%PDF in a bucket'));
    await sealedStore(bucket('here'), keys).put(SCAN, letter);
    const into = join(root, 'of-bucket');
    const take = (now: number) => takeBackup({ owner: source.connections.owner, store: bucket('here'), dataDir: root }, into, 'manual', now);
    const { folder, manifest } = await take(Date.now());
    expect(manifest.files).toMatchObject({ count: 2, missing: expect.arrayContaining([LOST]) });
    // the next one shares what the bucket has held for more than an hour
    const later = await take(Date.now() + 2 * 3_600_000);
    const third = await take(Date.now() + 4 * 3_600_000);
    const inode = async (of: string) => (await stat(join(of, 'files/f/f', SCAN))).ino;
    expect([await inode(later.folder), await inode(third.folder)].map((ino) => typeof ino)).toEqual(['number', 'number']);
    expect(await inode(third.folder)).toBe(await inode(later.folder));
    for (const store of [bucket('there'), storeIn('from-bucket')]) {
      const target = await openTestDatabase('empty');
      try {
        const audit = await restoreBackup(folder, await checkBackup(folder, migrations), { owner: target.connections.owner, appRole, migrations, store });
        expect(audit).toMatchObject({ seals: 1n, fault: undefined });
        expect(await counts(target)).toEqual(await counts(source));
        expect(String(await read(store, NAME))).toBe('%PDF in a bucket');
        expect((await read(sealedStore(store, keys), SCAN))?.equals(letter)).toBe(true);
        // no key came along: what stands there is sealed
        expect((await read(store, SCAN))?.includes(letter.subarray(0, 64))).toBe(false);
      } finally {
        await target.close();
      }
    }
    await server.close();
    await expect(take(Date.now() + 5 * 3_600_000)).rejects.toThrow('does not answer to');
    // nothing half-made is left
    expect((await readdir(into)).filter((name) => name.endsWith('.part'))).toEqual([]);
  } finally {
    await server.close().catch(() => undefined);
    await source.owner.query('delete from stored_file where stored_name = $1', [SCAN]);
  }
});

/** A copy of the backup with something changed in it. */
async function altered(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(root, 'altered-'));
  await cp(backup.folder, folder, { recursive: true });
  await change(folder);
  return folder;
}

/** A manifest that says something else and whose own sum is right. */
const rewrite = (change: (manifest: Manifest) => unknown) =>
  altered(async (folder) => {
    const bytes = Buffer.from(JSON.stringify(change(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))));
    await writeFile(join(folder, MANIFEST), bytes);
    await writeFile(join(folder, 'manifest.sha256'), sumOf(bytes));
  });

/** A backup whose rows of a table somebody has rewritten, sums and all. */
async function retold(name: string, change: (rows: string) => string): Promise<string> {
  const path = join(backup.folder, `tables/${name}.copy.gz`);
  const rows = change(String(gunzipSync(await readFile(path))));
  const bytes = gzipSync(rows);
  const part = { path: `tables/${name}.copy.gz`, bytes: bytes.length, sha256: sumOf(bytes) };
  const folder = await rewrite((manifest) => ({
    ...manifest,
    tables: manifest.tables.map((one) => (one.name === name ? { ...one, rows: rows.split('\n').length - 1, part } : one)),
  }));
  await writeFile(join(folder, part.path), bytes);
  return folder;
}

const refusal = async (folder: string): Promise<string> => {
  const error = await restoreInto(folder, async () => undefined).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SettingsError);
  return (error as SettingsError).message;
};

test('a broken part, a missing one and a changed manifest are refused by name', async () => {
  const broken = [
    await refusal(await altered((folder) => appendFile(join(folder, 'tables/person.copy.gz'), 'x'))),
    await refusal(await altered((folder) => rm(join(folder, 'tables/company.copy.gz')))),
    await refusal(await altered((folder) => appendFile(join(folder, MANIFEST), ' '))),
    await refusal(await altered((folder) => writeFile(join(folder, 'files/b/b', NAME), '%PDF bytez'))),
    await refusal(await altered((folder) => rm(join(folder, MANIFEST)))),
  ];
  expect(broken).toEqual(
    ['tables/person.copy.gz is missing or', 'tables/company.copy.gz is missing or', 'manifest.json is not as', `${NAME} is missing or`, 'is no backup'].map((text) =>
      expect.stringContaining(text),
    ),
  );
});

test('a backup of a newer program, or of one with another form, is refused', async () => {
  const newer = await rewrite((manifest) => ({ ...manifest, program: '99.0.0', migrations: [...manifest.migrations, { id: 'platform/later.001', checksum: '' }] }));
  expect(await refusal(newer)).toContain('Kargozin 99.0.0, which knows the migration platform/later.001');
  expect(await refusal(await rewrite((manifest) => ({ ...manifest, format: 2 })))).toContain('in another form');
});

test('rows that are not as many as there were, or that refer to nothing, leave the database empty', async () => {
  const table = 'postal_address';
  expect(await refusal(await rewrite((manifest) => ({ ...manifest, tables: manifest.tables.map((one) => (one.name === table ? { ...one, rows: 7 } : one)) })))).toContain(
    `The table ${table} has`,
  );
  await expect(restoreInto(await retold('company', () => ''), async () => undefined)).rejects.toThrow('violates foreign key');
});

test('an audit that was rewritten in the backup is found by its seals', async () => {
  const folder = await retold('audit_entry', (rows) => rows.replace('sealed', 'other'));
  await restoreInto(folder, async (_target, _store, { fault }) => expect(fault).toMatchObject({ kind: 'altered' }));
});

test('a database with tables is not restored into', async () => {
  const manifest = await checkBackup(backup.folder, migrations);
  const target = { owner: source.connections.owner, appRole, migrations, store: storeIn('other') };
  await expect(restoreBackup(backup.folder, manifest, target)).rejects.toThrow('already has tables');
});

/** What a program knew before the newest migration came. */
const olderMigrations = async () => (await readMigrations(migrations)).slice(0, -1).map(({ path }) => path);

test('an older backup is brought up to this program, row policies and rights included', async () => {
  const target = await openTestDatabase('empty');
  try {
    await migrate({ connection: target.connections.owner, files: await olderMigrations(), appRole: undefined });
    const { folder } = await takeBackup({ owner: target.connections.owner, store: storeIn('files'), dataDir: root }, join(root, 'older'), 'before-update', 0);
    await restoreInto(folder, async (restored) => {
      expect(await describeSchema(restored.owner)).toBe(await describeSchema(source.owner));
      expect((await restored.pool.query('select from person')).rowCount).toBe(0);
    });
  } finally {
    await target.close();
  }
});

test('an older program refuses the tables of a newer one', async () => {
  const last = (await readMigrations(migrations)).at(-1)?.id;
  await expect(migrate({ connection: source.connections.owner, files: await olderMigrations(), appRole })).rejects.toThrow(`does not know (${last})`);
});

test('rows written while the backup runs are in it whole or not at all', async () => {
  let isOver = false;
  const write = async () => {
    for (let order = 0; !isOver; order++)
      await writing(source.pool, systemActor('test', [companyOf('worker')]), async (tx) => {
        await tx.run(sql`insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid)
          values (gen_random_uuid(), ${partyId('worker')}::uuid, ${companyOf('worker')}::uuid, ${`T${order}`}, '1', '[,)')`);
        await tx.run(sql`insert into audit_entry (entity, record_id, action) values ('pair', ${String(order)}, 'create')`);
      });
  };
  const writers = write();
  await vi.waitFor(async () => expect((await source.owner.query(`select from audit_entry where entity = 'pair'`)).rowCount).toBeGreaterThan(0));
  const { folder } = await backUp(Date.parse('2026-11-23T02:00:00Z'));
  isOver = true;
  await writers;
  await restoreInto(folder, async ({ owner }) => {
    const { rows } = await owner.query(
      `select (select count(*)::int from telecom_number where contact_mech_purpose_id like 'T%') as numbers, (select count(*)::int from audit_entry where entity = 'pair') as traces`,
    );
    expect(rows[0]?.numbers).toBeGreaterThan(0);
    expect(rows[0]?.numbers).toBe(rows[0]?.traces);
  });
});
