/** Master key, data keys, rotation and resealing on a real database and a real folder. */
import { chmod, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealedIban } from '#modules/personnel/file/bank-account.server.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { tendMonths } from '#platform/audit/months.service.ts';
import { createSealer } from '#platform/audit/sealer.service.ts';
import { verifyAudit } from '#platform/audit/verify.service.ts';
import { systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyOf, layOrganisation, partyId } from '#testing/organisation.ts';
import { announceKeys } from './keys.server.ts';
import { KeyFault, type MasterKeyPlace, newMasterKey } from './master-key.server.ts';
import { nextFile, openKeys, readKeys, rotateKeys } from './open-keys.server.ts';
import { reseal } from './resealing.service.ts';
import { sealedBy, sealedStore } from './sealed-store.server.ts';
import { openText, sealText } from './sealing.server.ts';

let database: TestDatabase;
let folder: string;
let place: MasterKeyPlace;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kargozin-keys-'));
  place = { text: undefined, file: join(folder, 'master.key') };
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (at: MasterKeyPlace = place) => openKeys(database.connections.owner, at);
const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(KeyFault);
  return (error as KeyFault).message;
};
const otherKey = () => newMasterKey().secret.toString('base64');

describe('the master key', () => {
  test('is made at the first start, for its owner only, and opens the same data key ever after', async () => {
    const sealed = sealText(await open(), 'p', 'secret');
    expect((await stat(place.file)).mode & 0o777).toBe(0o600);
    expect(openText(await open(), 'p', sealed)).toBe('secret');
    expect((await database.owner.query('select key_id from data_key')).rows).toEqual([{ key_id: 1 }]);
  });

  test('two first starts at once agree on one key', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect(openText(other, 'p', sealText(one, 'p', 'secret'))).toBe('secret');
  });

  test('may come from the environment, and then no file is made', async () => {
    const text = otherKey();
    const sealed = sealText(await open({ ...place, text }), 'p', 'secret');
    expect(openText(await open({ ...place, text }), 'p', sealed)).toBe('secret');
    await expect(stat(place.file)).rejects.toThrow('ENOENT');
  });

  test('lost, exchanged or open to others: the start says which one is needed and what to do', async () => {
    await open();
    const wanted: string = (await database.owner.query('select master from data_key')).rows[0].master;
    await rename(place.file, join(folder, 'kept'));
    expect(await refusal(open())).toBe(
      `This installation needs its master key ${wanted}, which is not there. Without it sealed fields and files cannot be read by anybody. Put the file back to ${place.file}, or name its place by HCM_MASTER_KEY_FILE.`,
    );
    // and no new one was made in its place
    await expect(stat(place.file)).rejects.toThrow('ENOENT');
    expect(await refusal(open({ ...place, text: otherKey() }))).toMatch(new RegExp(`is sealed by the master key ${wanted}, and HCM_MASTER_KEY is [0-9a-f-]{19}`));
    await writeFile(place.file, otherKey(), { mode: 0o600 });
    expect(await refusal(open())).toContain(`is sealed by the master key ${wanted}, and ${place.file} is`);
    await rename(join(folder, 'kept'), place.file);
    await chmod(place.file, 0o640);
    expect(await refusal(open())).toBe(`Others may read the master key ${place.file}: run chmod 600 on it.`);
    await chmod(place.file, 0o600);
    await open();
  });

  test('the application reads wrapped keys and changes none', async () => {
    await open();
    expect((await readKeys(withoutTransaction(database.pool), place))?.current.keyId).toBe(1);
    for (const statement of ['delete from data_key', "update data_key set master = ''", 'delete from resealing']) {
      await expect(database.pool.query(`begin read write; ${statement}`)).rejects.toThrow('permission denied');
    }
  });
});

describe('rotation', () => {
  const rotate = (at = place, next?: ReturnType<typeof newMasterKey>) => rotateKeys(database.connections.owner, at, next);

  test('what was sealed before opens, new values are sealed by the new key, the old master key opens nothing', async () => {
    const sealed = sealText(await open(), 'p', 'secret');
    const before = await readFile(place.file, 'utf8');
    const { from, to } = await rotate();
    expect(from).not.toBe(to);
    const ring = await open();
    expect([openText(ring, 'p', sealed), ring.current.keyId, (await stat(place.file)).mode & 0o777]).toEqual(['secret', 2, 0o600]);
    expect(await refusal(open({ ...place, text: before }))).toContain(`sealed by the master key ${to}`);
  });

  test('one that died after the database had the new key is completed by the next start', async () => {
    const sealed = sealText(await open(), 'p', 'secret');
    const before = await readFile(place.file);
    await rotate();
    await rename(place.file, nextFile(place.file));
    await writeFile(place.file, before, { mode: 0o600 });
    expect(openText(await open(), 'p', sealed)).toBe('secret');
    await expect(stat(nextFile(place.file))).rejects.toThrow('ENOENT');
  });

  test('one that died before is as if it had not been', async () => {
    const sealed = sealText(await open(), 'p', 'secret');
    await writeFile(nextFile(place.file), otherKey(), { mode: 0o600 });
    expect(openText(await open(), 'p', sealed)).toBe('secret');
    await rotate();
    expect(openText(await open(), 'p', sealed)).toBe('secret');
  });

  test('with the environment the operator names the next one', async () => {
    const [text, next] = [otherKey(), newMasterKey()];
    const sealed = sealText(await open({ ...place, text }), 'p', 'secret');
    expect(await refusal(rotate({ ...place, text }))).toContain('HCM_MASTER_KEY_NEXT');
    await rotate({ ...place, text }, next);
    expect(openText(await open({ ...place, text: next.secret.toString('base64') }), 'p', sealed)).toBe('secret');
  });
});

describe('resealing', () => {
  const store = () => diskStore(join(folder, 'files'));
  const names = ['a', 'b', 'c'].map((sign) => `${sign.repeat(32)}.pdf`);
  const ibans = async (): Promise<{ party: string; iban: string }[]> =>
    (await database.owner.query('select party_id as party, iban from bank_account order by bank_account_id')).rows;
  const work = async (stopAfter = Number.POSITIVE_INFINITY, now = Date.now()) => {
    const keys = await open();
    announceKeys(keys);
    let asked = 0;
    await reseal({ pool: database.owner, store: store(), keys, now: () => now, lockWaitMs: 20, isStopping: () => asked++ >= stopAfter });
    return keys;
  };
  /** The file of a table: another one when the table was written anew. */
  const fileOf = async (table: string): Promise<string> => (await database.owner.query('select pg_relation_filepath($1) as path', [table])).rows[0].path;

  async function layPlain(count: number): Promise<void> {
    await layOrganisation(database.owner);
    await database.owner.query(
      `insert into bank_account (bank_account_id, party_id, company_id, payment_method_purpose_enum_id, iban, valid)
       select gen_random_uuid(), $1, $2, 'P' || n, 'IR' || lpad(n::text, 24, '0'), '[2020-01-01,)' from generate_series(1, $3::int) n`,
      [partyId('worker'), companyOf('worker'), count],
    );
    for (const name of names) await store().put(name, Buffer.from(`%PDF ${name}`));
  }

  test('seals what lay in the clear, once, and writes the table anew', async () => {
    await layPlain(1_200);
    const before = await fileOf('bank_account');
    const keys = await work();
    // written anew: rows that were replaced are not in the new file
    expect(await fileOf('bank_account')).not.toBe(before);
    const stored = await ibans();
    expect(stored.every(({ iban }) => iban.startsWith('enc:1:'))).toBe(true);
    expect(stored.map(({ party, iban }) => sealedIban.open(party, iban))).toContain(`IR${'1200'.padStart(24, '0')}`);
    for (const name of names) {
      const [raw, opened] = await Promise.all([store().get(name), sealedStore(store(), keys).get(name)]);
      expect([raw && sealedBy(await buffer(raw)), opened && String(await buffer(opened))]).toEqual([1, `%PDF ${name}`]);
    }
    await work();
    expect(await ibans()).toEqual(stored);
  });

  test('what imports wrote into the audit in the clear is masked, and its seals stay good', async () => {
    await database.owner.query(
      `insert into audit_entry (entity, record_id, action, changes) values ('Person', 'p', 'import', '{"iban": [null, "IR820540102680020817909002"], "firstName": [null, "a"]}')`,
    );
    await createSealer(database.pool, undefined, (error) => expect.unreachable(String(error))).round();
    await work();
    expect((await database.owner.query(`select changes from audit_entry where record_id = 'p'`)).rows).toEqual([{ changes: { iban: [null, '***'], firstName: [null, 'a'] } }]);
    expect(await verifyAudit(database.pool)).toMatchObject({ rows: 1, masked: [{ reason: 'bank_account.iban is sealed', rows: 1 }], fault: undefined });
  });

  test('months with masked values are written anew once they are over, one by one, and not the one that is written all the time', async () => {
    const MAY = Date.UTC(2026, 4, 10);
    const months = ['2026_03', '2026_04', '2026_05'].map((month) => `audit_months.m${month}`);
    await database.owner.query(
      `insert into audit_entry (at, entity, record_id, action, changes)
       select at, 'Person', 'p', 'import', case when has_iban then '{"iban": [null, "IR820540102680020817909002"]}' else '{"firstName": [null, "a"]}' end::jsonb
       from (values ('2026-03-05Z'::timestamptz, true), ('2026-04-05Z', false), ('2026-05-05Z', true)) as r (at, has_iban)`,
    );
    await tendMonths(database.connections.owner, MAY);
    const files = () => Promise.all(months.map(fileOf));
    const left = async (): Promise<string[]> =>
      (await database.owner.query(`select job from resealing where starts_with(job, 'audit_months.') and not is_done order by 1`)).rows.map(({ job }) => job);
    const [march, april, may] = await files();

    // somebody reads March for long: it is left for the next run, and nothing else waits for it
    const reader = await database.owner.connect();
    await reader.query('begin; lock table audit_months.m2026_03 in access share mode');
    await work(Number.POSITIVE_INFINITY, MAY);
    expect(await left()).toEqual(['audit_months.m2026_03', 'audit_months.m2026_05']);
    expect(await files()).toEqual([march, april, may]);
    await reader.query('rollback');
    reader.release();

    await work(Number.POSITIVE_INFINITY, MAY);
    const [rewritten, ...others] = await files();
    expect([await left(), others]).toEqual([['audit_months.m2026_05'], [april, may]]);
    expect(rewritten).not.toBe(march);

    await work(Number.POSITIVE_INFINITY, Date.UTC(2026, 5, 1));
    expect(await left()).toEqual([]);
    const after = await files();
    expect([after[0], after[1], after[2] === may]).toEqual([rewritten, april, false]);
    expect((await database.owner.query(`select changes from audit_entry where entity = 'Person' order by at`)).rows.map(({ changes }) => changes)).toEqual([
      { iban: [null, '***'] },
      { firstName: [null, 'a'] },
      { iban: [null, '***'] },
    ]);
  });

  test('whoever changes something writes into the audit while a month of it is written anew', async () => {
    await tendMonths(database.connections.owner, Date.UTC(2026, 2, 5));
    const vacuum = await database.owner.connect();
    // the lock of vacuum full
    await vacuum.query('begin; lock table audit_months.m2026_03 in access exclusive mode');
    await writing(database.pool, systemActor('test'), (tx) => writeAudit(tx, [{ entity: 'Thing', id: 'a', action: 'update' }]));
    await vacuum.query('rollback');
    vacuum.release();
    expect((await database.owner.query('select record_id from audit_entry')).rows).toEqual([{ record_id: 'a' }]);
  });

  test('a month that retention drops needs no writing anew', async () => {
    await database.owner.query(`insert into audit_entry (at, entity, record_id, action, changes) values ('2010-01-05Z', 'Person', 'p', 'import', '{"iban": [null, "IR82"]}')`);
    await tendMonths(database.connections.owner, Date.UTC(2010, 0, 6));
    await work(Number.POSITIVE_INFINITY, Date.UTC(2010, 0, 6));
    await database.owner.query('drop table audit_months.m2010_01');
    await expect(work(Number.POSITIVE_INFINITY, Date.UTC(2010, 1, 6))).resolves.toBeDefined();
  });

  test('cut off in the middle, it goes on with the rest', async () => {
    await layPlain(1_200);
    await work(1);
    const half = (await ibans()).filter(({ iban }) => iban.startsWith('enc:')).length;
    expect(half).toBe(500);
    await work();
    expect((await ibans()).every(({ iban }) => iban.startsWith('enc:1:'))).toBe(true);
    expect((await database.owner.query('select job, is_done from resealing order by 1')).rows).toContainEqual({ job: 'bank_account.iban', is_done: true });
  });

  test('after a rotation everything follows to the new key', async () => {
    await layPlain(10);
    await work();
    await rotateKeys(database.connections.owner, place);
    await work();
    const stored = await ibans();
    expect(stored.filter(({ iban }) => iban.startsWith('enc:2:')).length).toBe(stored.length);
    const raw = await store().get(names[0] ?? '');
    expect(raw && sealedBy(await buffer(raw))).toBe(2);
  });
});
