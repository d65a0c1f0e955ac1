/** The chain of seals on a real database: what it covers, what it waits for, and what it finds. */
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raw, systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { writeAudit } from './audit.store.ts';
import { maskField } from './masking.service.ts';
import { tendMonths } from './months.service.ts';
import { createSealer, type Sealer } from './sealer.service.ts';
import { SEALS_FILE, sealsFile } from './seals-file.service.ts';
import { verifyAudit } from './verify.service.ts';

let database: TestDatabase;
let sealer: Sealer;
let folder: string;
let file: string;
const faults: unknown[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hcm-seals-'));
  file = join(folder, SEALS_FILE);
  sealer = createSealer(database.pool, sealsFile(file), (error) => faults.push(error));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
  expect(faults).toEqual([]);
});

const write = (...ids: string[]): Promise<void> =>
  writing(database.pool, systemActor('test'), (tx) =>
    writeAudit(
      tx,
      ids.map((id) => ({ entity: 'Thing', id, action: 'update', changes: { name: [null, id] } })),
    ),
  );
/** The ways of somebody who has taken the owner's login. */
const tamper = (text: string): Promise<unknown> => database.owner.query(text);
const idOf = async (record: string): Promise<bigint> => (await database.owner.query('select audit_id from audit_entry where record_id = $1', [record])).rows[0].audit_id;
const verify = (withFile = false) => verifyAudit(database.pool, withFile ? file : undefined);
const seals = async () => (await database.owner.query('select from_id::int, to_id::int, cardinality(row_ids) as rows from audit_seal order by seal_no')).rows;

async function threeSeals(): Promise<void> {
  for (const ids of [['a', 'b', 'c'], ['d'], ['e', 'f']]) {
    await write(...ids);
    await sealer.round();
  }
}

describe('sealing', () => {
  test('covers the ids without a gap, and adds no seal when nothing is new', async () => {
    await threeSeals();
    await sealer.round();
    expect(await seals()).toEqual([
      { from_id: 1, to_id: 3, rows: 3 },
      { from_id: 4, to_id: 4, rows: 1 },
      { from_id: 5, to_id: 6, rows: 2 },
    ]);
    await write('g');
    expect(await verify(true)).toEqual({ seals: 3n, rows: 6, droppedMonths: 0, masked: [], unsealed: 1, fault: undefined });
  });

  test('waits for a transaction that has drawn an id, and covers what it then commits', async () => {
    const slow = await database.pool.connect();
    await slow.query('begin read write');
    await slow.query("insert into audit_entry (entity, record_id, action) values ('Thing', 'slow', 'update')");
    await write('quick');
    await sealer.round();
    await sealer.round();
    expect(await seals()).toEqual([]);
    // writers that come later are not waited for
    const later = await database.pool.connect();
    await later.query('begin read write');
    await later.query("insert into audit_entry (entity, record_id, action) values ('Thing', 'later', 'update')");
    await slow.query('commit');
    await sealer.round();
    expect(await seals()).toEqual([{ from_id: 1, to_id: 2, rows: 2 }]);
    await later.query('rollback');
    await write('end');
    await sealer.round();
    expect(await seals()).toEqual([
      { from_id: 1, to_id: 2, rows: 2 },
      { from_id: 3, to_id: 4, rows: 1 },
    ]);
    for (const client of [slow, later]) client.release();
    expect((await verify()).fault).toBeUndefined();
  });

  test('is done by one of several at a time', async () => {
    const others = [1, 2, 3].map(() => createSealer(database.pool, undefined, (error) => faults.push(error)));
    for (let round = 0; round < 5; round++) {
      await write(`a${round}`, `b${round}`);
      await Promise.all([sealer, ...others].map((one) => one.round()));
    }
    await sealer.round();
    expect(await verify(true)).toMatchObject({ rows: 10, unsealed: 0, fault: undefined });
  });

  test('the application may neither change rows and seals nor choose ids and moments', async () => {
    await threeSeals();
    for (const text of [
      "update audit_entry set entity = ''",
      'delete from audit_seal',
      'update audit_seal set from_id = 1',
      "insert into audit_entry (audit_id, entity, record_id, action) values (1, 'a', 'b', 'c')",
      "insert into audit_entry (at, entity, record_id, action) values (now() - interval '1 day', 'a', 'b', 'c')",
      'delete from audit_months.rest',
    ])
      await expect(
        writing(database.pool, systemActor('test'), (tx) => tx.run(raw(text))),
        text,
      ).rejects.toThrow('permission denied');
  });
});

describe('verifying names the first', () => {
  test('altered row', async () => {
    await threeSeals();
    const id = await idOf('d');
    await tamper(`update audit_entry set changes = '{"name": [null, "D"]}' where audit_id >= ${id}`);
    expect((await verify()).fault).toEqual({ kind: 'altered', id, sealNo: 2n });
  });

  test('row whose moment was moved by a microsecond', async () => {
    await threeSeals();
    const id = await idOf('a');
    await tamper(`update audit_entry set at = at + interval '1 microsecond' where audit_id = ${id}`);
    expect((await verify()).fault).toEqual({ kind: 'altered', id, sealNo: 1n });
  });

  test('missing row', async () => {
    await threeSeals();
    const id = await idOf('f');
    await tamper(`delete from audit_entry where audit_id = ${id}`);
    expect((await verify()).fault).toEqual({ kind: 'missing', id, sealNo: 3n });
  });

  test.each([['-5'], ['2']])('added row %s', async (id) => {
    await threeSeals();
    await tamper(`insert into audit_entry (audit_id, at, entity, record_id, action) values (${id}, now() + interval '1 second', 'Thing', 'forged', 'update')`);
    expect((await verify()).fault).toEqual({ kind: 'added', id: BigInt(id), sealNo: 1n });
  });

  test("rows that have taken each other's place", async () => {
    await threeSeals();
    const [a, f] = [await idOf('a'), await idOf('f')];
    await tamper(`update audit_entry e set record_id = o.record_id, changes = o.changes from audit_entry o where (e.audit_id, o.audit_id) in ((${a}, ${f}), (${f}, ${a}))`);
    expect((await verify()).fault).toEqual({ kind: 'altered', id: a, sealNo: 1n });
  });

  test.each([
    ['hash', 'hash = set_byte(hash, 0, (get_byte(hash, 0) + 1) % 256)'],
    ['digest of a row', 'digests[1] = set_byte(digests[1], 5, (get_byte(digests[1], 5) + 1) % 256)'],
    ['range', 'to_id = to_id - 1'],
  ])('seal whose %s was altered', async (_, change) => {
    await threeSeals();
    await tamper(`update audit_seal set ${change} where seal_no = 2`);
    expect((await verify()).fault).toEqual({ kind: 'seal', sealNo: 2n });
  });

  test('swapped seal', async () => {
    await threeSeals();
    await tamper('update audit_seal a set row_ids = b.row_ids, digests = b.digests from audit_seal b where (a.seal_no, b.seal_no) in ((1, 3), (3, 1))');
    expect((await verify()).fault).toEqual({ kind: 'seal', sealNo: 1n });
    await tamper('update audit_seal a set row_ids = b.row_ids, digests = b.digests from audit_seal b where (a.seal_no, b.seal_no) in ((1, 3), (3, 1))');
    expect((await verify()).fault).toBeUndefined();
    await tamper('update audit_seal set seal_no = 9 where seal_no = 2');
    expect((await verify()).fault).toEqual({ kind: 'seal', sealNo: 2n });
  });

  test('seal that the file beside the database knows otherwise, or alone', async () => {
    await threeSeals();
    expect((await verify(true)).fault).toBeUndefined();
    await tamper('delete from audit_seal where seal_no = 3');
    await tamper("delete from audit_entry where record_id in ('e', 'f')");
    expect((await verify()).fault).toBeUndefined();
    expect((await verify(true)).fault).toEqual({ kind: 'file', sealNo: 3n });
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(/^2 (\d+) ./m, (line) => line.slice(0, -1) + (line.endsWith('0') ? '1' : '0')),
    );
    expect((await verify(true)).fault).toEqual({ kind: 'file', sealNo: 2n });
  });
});

describe('masking', () => {
  const REASON = 'bank_account.iban is sealed';
  const IBAN = 'IR820540102680020817909002';
  const add = (record: string, values: readonly (string | null)[], more = {}) =>
    tamper(`insert into audit_entry (entity, record_id, action, changes) values ('Person', '${record}', 'import', '${JSON.stringify({ iban: values, ...more })}')`);
  const changes = async (record: string) => (await database.owner.query('select changes from audit_entry where record_id = $1', [record])).rows[0].changes;

  async function layOld(): Promise<void> {
    await add('old', [null, IBAN], { firstName: ['a', 'b'] });
    await add('both', [IBAN, IBAN]);
    await write('plain');
    await sealer.round();
    await add('masked', ['***', '***']);
    await add('later', [IBAN, null]);
    await sealer.round();
    await add('open', [null, IBAN]);
  }

  test('takes the values out of all rows, and every seal and its copy stay good', async () => {
    await layOld();
    const chain = async () => (await database.owner.query('select hash from audit_seal order by seal_no limit 2')).rows;
    const before = await chain();
    expect(await maskField(database.owner, { field: 'iban' }, REASON)).toEqual({ rows: 4, isDone: true });
    expect(await Promise.all(['old', 'both', 'masked', 'later', 'open'].map(changes))).toEqual([
      { iban: [null, '***'], firstName: ['a', 'b'] },
      { iban: ['***', '***'] },
      { iban: ['***', '***'] },
      { iban: ['***', null] },
      { iban: [null, '***'] },
    ]);
    expect(await chain()).toEqual(before);
    await sealer.round();
    expect(await verify(true)).toEqual({ seals: 4n, rows: 6, droppedMonths: 0, masked: [{ reason: REASON, rows: 3 }], unsealed: 0, fault: undefined });
    // once is enough
    expect(await maskField(database.owner, { field: 'iban' }, REASON)).toEqual({ rows: 0, isDone: true });
    expect(await seals()).toHaveLength(4);
  });

  test('cut off between batches, it goes on with the rest', async () => {
    await tamper(
      `insert into audit_entry (entity, record_id, action, changes) select 'Person', n::text, 'import', jsonb_build_object('iban', jsonb_build_array(null, '${IBAN}')) from generate_series(1, 700) n`,
    );
    await sealer.round();
    let asked = 0;
    expect(await maskField(database.owner, { field: 'iban' }, REASON, () => asked++ > 0)).toEqual({ rows: 500, isDone: false });
    expect(await verify()).toMatchObject({ rows: 700, masked: [{ rows: 500 }], fault: undefined });
    expect(await maskField(database.owner, { field: 'iban' }, REASON)).toEqual({ rows: 200, isDone: true });
    expect(await verify(true)).toMatchObject({ rows: 700, masked: [{ rows: 700 }], fault: undefined });
  });

  test('a masked row that is altered is found, and so are a masking nobody made and a reason that was changed', async () => {
    await layOld();
    await maskField(database.owner, { field: 'iban' }, REASON);
    const id = await idOf('both');
    const hidden = await changes('both');
    await tamper(`update audit_entry set changes = '{"iban": ["***", null]}' where audit_id = ${id}`);
    expect((await verify()).fault).toEqual({ kind: 'altered', id, sealNo: 1n });
    await database.owner.query('update audit_entry set changes = $1 where audit_id = $2', [hidden, id]);
    expect((await verify()).fault).toBeUndefined();
    await tamper("update audit_seal set masked_for = 'other' where seal_no = 3");
    expect((await verify()).fault).toEqual({ kind: 'seal', sealNo: 3n });
  });

  test('a row that is not as it was sealed is not masked away: it stays as evidence', async () => {
    await layOld();
    const id = await idOf('old');
    await tamper(`update audit_entry set user_id = gen_random_uuid() where audit_id = ${id}`);
    expect(await maskField(database.owner, { field: 'iban' }, REASON)).toMatchObject({ rows: 3 });
    expect((await changes('old')).iban).toEqual([null, IBAN]);
    expect((await verify()).fault).toEqual({ kind: 'altered', id, sealNo: 1n });
  });

  test('retention drops months with masked rows like others', async () => {
    await tamper(`insert into audit_entry (at, entity, record_id, action, changes) values ('2010-01-05Z', 'Person', 'old', 'import', '{"iban": [null, "${IBAN}"]}')`);
    await sealer.round();
    await maskField(database.owner, { field: 'iban' }, REASON);
    expect(await tendMonths(database.connections.owner, Date.UTC(2026, 10, 22))).toMatchObject({ dropped: ['2010-01'], refused: [] });
    expect((await verify()).fault).toBeUndefined();
  });

  test('the application can mask nothing', async () => {
    await layOld();
    await expect(maskField(database.pool, { field: 'iban' }, REASON)).rejects.toThrow('permission denied');
  });
});

test('a line of the file torn by a crash is written once more', async () => {
  await threeSeals();
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, -20));
  await write('g');
  await sealer.round();
  expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(5);
  expect((await verify(true)).fault).toBeUndefined();
  await appendFile(file, `9 9 ${'0'.repeat(64)} later\n`);
  expect((await verify(true)).fault).toEqual({ kind: 'file', sealNo: 9n });
});

test('a place that takes no copy of the seals is told, the sealing goes on, and the copy follows when there is one', async () => {
  await rm(folder, { recursive: true });
  await write('a');
  await expect(sealer.round()).rejects.toThrow('ENOENT');
  await write('b');
  await expect(sealer.round()).rejects.toThrow('ENOENT');
  expect(await verify()).toMatchObject({ seals: 2n, unsealed: 0 });
  await mkdir(folder);
  await sealer.round();
  expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(2);
  expect((await verify(true)).fault).toBeUndefined();
});

test('rows from before there were months are kept, and ids go on after them', async () => {
  const older = await openTestDatabase('empty');
  try {
    const apply = async (path: string) => older.owner.query(await readFile(new URL(path, import.meta.url), 'utf8'));
    await apply('../db/db.001.migration.sql');
    await apply('audit.001.migration.sql');
    const add =
      "insert into audit_entry (at, entity, record_id, action) select day, 'Thing', day::text, 'update' from generate_series(timestamptz '2026-09-01Z', '2026-11-05Z', '1 day') as day";
    await older.owner.query(add);
    const rows = async () => (await older.owner.query('select audit_id, at, record_id from audit_entry order by audit_id')).rows;
    const before = await rows();
    await apply('audit.002.migration.sql');
    expect(await rows()).toEqual(before);
    // what the housekeeping of today reads of it
    await apply('audit.004.migration.sql');
    expect((await tendMonths(older.connections.owner, Date.UTC(2026, 10, 22))).made).toEqual(['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']);
    expect(await rows()).toEqual(before);
    const { rows: added } = await older.owner.query("insert into audit_entry (entity, record_id, action) values ('Thing', 'new', 'update') returning audit_id");
    expect(added).toEqual([{ audit_id: BigInt(before.length + 1) }]);
  } finally {
    await older.close();
  }
});

describe('months', () => {
  const NOW = Date.UTC(2026, 10, 22);
  const months = async () => (await database.owner.query('select tableoid::regclass::text as month, count(*)::int as rows from audit_entry group by 1 order by 1')).rows;
  const old = (record: string, at: string) => tamper(`insert into audit_entry (at, entity, record_id, action) values ('${at}', 'Thing', '${record}', 'update')`);

  test('rows that have none get theirs, rows to come find it', async () => {
    await old('a', '2026-10-31T23:59:59.999999Z');
    await old('b', '2026-11-01T00:00:00Z');
    await sealer.round();
    expect(await tendMonths(database.connections.owner, NOW)).toEqual({ made: ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'], dropped: [], refused: [] });
    await old('c', '2027-02-28T23:59:00Z');
    await old('d', '2027-03-01T00:00:00Z');
    expect(await months()).toEqual([
      { month: 'audit_months.m2026_10', rows: 1 },
      { month: 'audit_months.m2026_11', rows: 1 },
      { month: 'audit_months.m2027_02', rows: 1 },
      { month: 'audit_months.rest', rows: 1 },
    ]);
    await sealer.round();
    expect((await tendMonths(database.connections.owner, NOW)).made).toEqual(['2027-03']);
    expect(await verify(true)).toMatchObject({ rows: 4, fault: undefined });
    await expect(writing(database.pool, systemActor('test'), (tx) => tx.run(raw('delete from audit_months.m2026_10')))).rejects.toThrow('permission denied');
  });

  test('several at once make each once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => tendMonths(database.connections.owner, NOW)));
    expect(made.flatMap((work) => work.made).sort()).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });

  test('what is older than what is kept goes once it is sealed; its seals stay and the chain still holds', async () => {
    for (const [record, at] of [
      ['a', '2016-10-31T12:00:00Z'],
      ['b', '2016-11-01T12:00:00Z'],
      ['c', '2016-10-05T12:00:00Z'],
    ] as const)
      await old(record, at);
    expect(await tendMonths(database.connections.owner, NOW)).toMatchObject({ dropped: [] });
    await sealer.round();
    expect(await tendMonths(database.connections.owner, NOW)).toEqual({ made: [], dropped: ['2016-10'], refused: [] });
    expect((await database.owner.query('select record_id, action, changes from audit_entry order by audit_id')).rows).toEqual([
      { record_id: 'b', action: 'update', changes: {} },
      { record_id: '2016-10', action: 'delete', changes: { rows: [2, null] } },
    ]);
    await sealer.round();
    expect(await verify(true)).toEqual({ seals: 3n, rows: 2, droppedMonths: 1, masked: [], unsealed: 0, fault: undefined });
    // a row that went by itself is still missed
    const id = await idOf('b');
    await tamper(`delete from audit_entry where audit_id = ${id}`);
    expect((await verify()).fault).toEqual({ kind: 'missing', id, sealNo: 1n });
  });

  test('a month with an altered row is kept as evidence', async () => {
    await old('a', '2016-01-31T12:00:00Z');
    await sealer.round();
    await tamper("update audit_entry set record_id = 'A'");
    expect(await tendMonths(database.connections.owner, NOW)).toMatchObject({ dropped: [], refused: ['2016-01'] });
    expect((await verify()).fault).toMatchObject({ kind: 'altered' });
  });

  test('the months kept are a setting', async () => {
    await old('a', '2025-10-31T12:00:00Z');
    await sealer.round();
    await tamper('update audit_retention set months_kept = 13');
    expect((await tendMonths(database.connections.owner, NOW)).dropped).toEqual([]);
    await tamper('update audit_retention set months_kept = 12');
    expect((await tendMonths(database.connections.owner, NOW)).dropped).toEqual(['2025-10']);
  });
});
