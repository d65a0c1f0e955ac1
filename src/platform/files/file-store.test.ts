/** Both backends behind the one interface: a folder, and a bucket of an S3 server on this machine. */
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { s3Store } from '#platform/file-store/s3-store.server.ts';
import { filesOf } from './files.settings.ts';
import { freshName } from './test-support.ts';

const KEY = 'S3RVER';
let folder: string;
let server: S3rver;
let url: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hcm-store-'));
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'files', configs: [] }] });
  const { port } = await server.run();
  url = new URL(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The test server looks at the name of the key only. */
const bucket = (name = 'files', key = KEY): FileStore => s3Store({ url, name, key, secret: KEY, region: 'us-east-1' });
const backends: readonly (readonly [string, () => FileStore])[] = [
  ['a folder', () => diskStore(join(folder, 'files'))],
  ['a bucket', () => bucket()],
];

describe.each(backends)('%s', (_, open) => {
  const bytes = Buffer.from(Array.from({ length: 3_000 }, (_, at) => at % 251));
  const read = async (store: FileStore, name: string, range?: { first: number; last: number }) => {
    const stream = await store.get(name, range);
    return stream && (await buffer(stream));
  };

  test('gives back what it was given, whole and in part', async () => {
    const store = open();
    await store.prepare();
    const name = freshName('pdf');
    await store.put(name, bytes);
    expect([await store.has(name), await read(store, name)]).toEqual([true, bytes]);
    expect(await read(store, name, { first: 10, last: 19 })).toEqual(bytes.subarray(10, 20));
    expect(await read(store, name, { first: 2_999, last: 2_999 })).toEqual(bytes.subarray(2_999));
    await store.put(name, Buffer.from('other'));
    expect(await read(store, name)).toEqual(Buffer.from('other'));
  });

  test('keeps five megabytes', async () => {
    const store = open();
    const name = freshName('mp4');
    const large = Buffer.alloc(5 * 1024 * 1024, 'abcdefg');
    await store.put(name, large);
    expect((await read(store, name))?.equals(large)).toBe(true);
  });

  test('knows nothing of what was never there or has gone; removing twice is removing once', async () => {
    const store = open();
    const name = freshName('txt');
    expect([await store.has(name), await store.get(name)]).toEqual([false, undefined]);
    await store.put(name, bytes);
    await store.remove(name);
    await store.remove(name);
    expect([await store.has(name), await store.get(name)]).toEqual([false, undefined]);
  });

  test('lists all of them piece by piece', async () => {
    const store = open();
    const names = Array.from({ length: 7 }, () => freshName('png'));
    await Promise.all(names.map((name) => store.put(name, bytes)));
    const listed: string[] = [];
    for (let piece = await store.list('', 3); piece.length > 0; piece = await store.list(listed.at(-1) ?? '', 3)) {
      expect(piece.length).toBeLessThanOrEqual(3);
      for (const { name, storedAt } of piece) {
        expect(Math.abs(Date.now() - storedAt)).toBeLessThan(600_000);
        listed.push(name);
      }
    }
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(names));
  });

  test.each(['../x', '/etc/passwd', '..%2f..%2fetc', '\\\\server\\share', 'C:\\a', '', '.', `${'a'.repeat(32)}.png/../b`, `${'a'.repeat(32)}.png?acl`, `${'a'.repeat(31)}\0.png`])(
    'takes no name but ours: %j',
    async (name) => {
      const store = open();
      await expect(store.put(name, bytes)).rejects.toThrow('no name');
      await expect(store.get(name)).rejects.toThrow('no name');
      await expect(store.has(name)).rejects.toThrow('no name');
      await expect(store.remove(name)).rejects.toThrow('no name');
    },
  );
});

describe('a folder', () => {
  test('is readable by its owner only, two levels deep, without leftovers', async () => {
    const root = join(folder, 'private');
    const name = `aB${freshName('pdf').slice(2)}`;
    await diskStore(root).put(name, Buffer.from('x'));
    expect((await stat(join(root, 'a', 'b', name))).mode & 0o777).toBe(0o600);
    expect((await stat(join(root, 'a'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(root, 'a', 'b'))).toEqual([name]);
  });

  test('shows what a broken write left behind, and removes it with the file', async () => {
    const store = diskStore(join(folder, 'broken'));
    const name = freshName('pdf');
    await store.put(name, Buffer.from('x'));
    const place = join(folder, 'broken', name.charAt(0).toLowerCase(), name.charAt(1).toLowerCase());
    await writeFile(join(place, `${name}.part`), 'half');
    expect((await store.list('', 10)).map((one) => one.name)).toEqual([name, `${name}.part`]);
    await store.remove(name);
    expect(await readdir(place)).toEqual([]);
  });
});

test('a bucket that is not there, or a wrong key, stops the start with the way out', async () => {
  await expect(bucket('missing').prepare()).rejects.toThrow('HCM_FILES_S3_BUCKET');
  await expect(bucket('files', 'wrong').prepare()).rejects.toThrow('HCM_FILES_S3_URL');
  await expect(bucket('files', 'wrong').put(freshName('pdf'), Buffer.from('x'))).rejects.toThrow('403');
});

describe('settings', () => {
  const s3 = { HCM_FILES_S3_URL: 'https://s3.example.org', HCM_FILES_S3_BUCKET: 'hcm-files', HCM_FILES_S3_KEY: 'k', HCM_FILES_S3_SECRET: 'Sekke' };
  test('a folder of five megabytes a file, or a bucket', () => {
    expect(filesOf({}, '/data')).toMatchObject({ maxBytes: 5 * 1024 * 1024, store: { storage: 'disk' } });
    expect(filesOf({ ...s3, HCM_MAX_FILE_MB: '20' }, '/data')).toMatchObject({ maxBytes: 20 * 1024 * 1024, store: { storage: 's3' } });
    expect(filesOf({ ...s3, HCM_FILES_S3_URL: 'http://127.0.0.1:9000' }, '/data').store.storage).toBe('s3');
  });

  test.each([
    [{ HCM_MAX_FILE_MB: '51' }, 'HCM_MAX_FILE_MB'],
    [{ HCM_MAX_FILE_MB: '1.5' }, 'HCM_MAX_FILE_MB'],
    [{ ...s3, HCM_FILES_S3_SECRET: '' }, 'go together'],
    [{ HCM_FILES_S3_URL: 'https://s3.example.org' }, 'go together'],
    [{ ...s3, HCM_FILES_S3_URL: 'http://s3.example.org' }, 'https://'],
    [{ ...s3, HCM_FILES_S3_URL: 'ftp://s3.example.org' }, 'HCM_FILES_S3_URL'],
    [{ ...s3, HCM_FILES_S3_URL: 'https://name:Sekke@s3.example.org' }, 'HCM_FILES_S3_URL'],
    [{ ...s3, HCM_FILES_S3_BUCKET: '../other' }, 'HCM_FILES_S3_BUCKET'],
    [{ ...s3, HCM_FILES_S3_BUCKET: '10.0.0.1' }, 'HCM_FILES_S3_BUCKET'],
  ])('%j are refused without a word of the secret', (env, word) => {
    let message = '';
    try {
      filesOf(env, '/data');
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toContain(word);
    expect(message).not.toContain('Sekke');
  });
});
