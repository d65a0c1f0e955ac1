/** What opens and what does not: fields, data keys, and files piece by piece. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { s3Store } from '#platform/file-store/s3-store.server.ts';
import { parseMasterKey } from './master-key.server.ts';
import { HEAD_BYTES, sealedStore, sealFile } from './sealed-store.server.ts';
import { KEY_BYTES, type KeyRing, keyRing, openText, SealBroken, sealText } from './sealing.server.ts';

const key = (keyId: number) => ({ keyId, secret: randomBytes(KEY_BYTES) });
const [first, second] = [key(1), key(2)];
const old = keyRing([first]);
const ring = keyRing([second, first]);
const IBAN = 'IR820540102680020817909002';

describe('a field', () => {
  test('opens in its place, under the key that sealed it, also when there is a newer one', () => {
    const sealed = sealText(old, 'bank_account|iban|a', IBAN);
    expect(sealed).toMatch(/^enc:1:[\w-]+$/);
    expect([openText(old, 'bank_account|iban|a', sealed), openText(ring, 'bank_account|iban|a', sealed)]).toEqual([IBAN, IBAN]);
    expect(sealText(ring, 'bank_account|iban|a', IBAN)).toMatch(/^enc:2:/);
  });

  test('any text comes back as it was, and never twice the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
        const [one, other] = [sealText(ring, place, text), sealText(ring, place, text)];
        expect(openText(ring, place, one)).toBe(text);
        expect(one).not.toBe(other);
      }),
    );
  });

  test.each(['bank_account|iban|b', 'bank_account|bank|a', 'user_totp|iban|a'])('does not open as %s', (place) => {
    expect(() => openText(ring, place, sealText(ring, 'bank_account|iban|a', IBAN))).toThrow(SealBroken);
  });

  test('with one sign changed anywhere it does not open, and the fault does not name the value', () => {
    const sealed = sealText(ring, 'p', IBAN);
    for (let at = 'enc:2:'.length; at < sealed.length - 1; at++) {
      const sign = sealed[at] === 'A' ? 'B' : 'A';
      expect(() => openText(ring, 'p', sealed.slice(0, at) + sign + sealed.slice(at + 1))).toThrow(/^a sealed value does not open$/);
    }
    expect(() => openText(old, 'p', sealed)).toThrow('there is no data key 2');
    expect(() => openText(keyRing([key(2)]), 'p', sealed)).toThrow(SealBroken);
    expect(() => openText(ring, 'p', 'enc:2:AAAA')).toThrow(SealBroken);
  });

  test('what was stored before there were keys is read as it stands', () => {
    expect(openText(ring, 'p', IBAN)).toBe(IBAN);
  });
});

describe('a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kargozin-sealed-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const disk = diskStore(folder);
  const NAME = `${'a'.repeat(32)}.pdf`;
  const path = join(folder, 'a/a', NAME);
  // three pieces and a bit
  const plain = randomBytes(3 * 65_536 + 5);
  const store = (keys: KeyRing = ring) => sealedStore(disk, keys);
  const read = async (range?: { first: number; last: number }, keys?: KeyRing): Promise<Buffer | undefined> => {
    const stream = await store(keys).get(NAME, range);
    return stream && buffer(stream);
  };

  test('comes back whole and in any range, across pieces', async () => {
    await store().put(NAME, plain);
    expect(await read()).toEqual(plain);
    const at = fc.nat(plain.length - 1);
    await fc.assert(
      fc.asyncProperty(at, at, async (a, b) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        expect((await read({ first, last }))?.equals(plain.subarray(first, last + 1))).toBe(true);
      }),
      {
        numRuns: 40,
        examples: [
          [0, 0],
          [65_535, 65_536],
          [65_536, 131_071],
          [plain.length - 1, plain.length - 1],
          [0, plain.length - 1],
        ],
      },
    );
  });

  test('sizes around a piece', async () => {
    for (const size of [1, HEAD_BYTES - 1, 65_535, 65_536, 65_537, 131_072]) {
      await store().put(NAME, plain.subarray(0, size));
      expect((await read())?.equals(plain.subarray(0, size))).toBe(true);
      expect((await read({ first: size - 1, last: size - 1 }))?.equals(plain.subarray(size - 1, size))).toBe(true);
    }
  });

  test('altered, cut off, with pieces exchanged, under another name or without its key it does not open', async () => {
    const sealed = sealFile(ring, NAME, plain);
    const piece = 65_536 + 16;
    const flipped = (at: number): Buffer => {
      const copy = Buffer.from(sealed);
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      return copy;
    };
    const exchanged = Buffer.concat([
      sealed.subarray(0, HEAD_BYTES),
      sealed.subarray(HEAD_BYTES + piece, HEAD_BYTES + 2 * piece),
      sealed.subarray(HEAD_BYTES, HEAD_BYTES + piece),
      sealed.subarray(HEAD_BYTES + 2 * piece),
    ]);
    const broken = [
      flipped(14),
      flipped(20),
      flipped(HEAD_BYTES),
      flipped(sealed.length - 1),
      sealed.subarray(0, HEAD_BYTES + 2 * piece),
      sealed.subarray(0, HEAD_BYTES),
      sealed.subarray(0, -1),
      exchanged,
      sealFile(ring, `${'b'.repeat(32)}.pdf`, plain),
    ];
    for (const bytes of broken) {
      await writeFile(path, bytes);
      await expect(read()).rejects.toThrow(SealBroken);
    }
    await writeFile(path, sealed);
    await expect(read(undefined, old)).rejects.toThrow('no data key 2');
  });

  test('that is let go unread, or has no key, leaves nothing open', async () => {
    await store().put(NAME, plain);
    const sources: Readable[] = [];
    const watched: FileStore = {
      ...disk,
      get: async (...asked) => {
        const source = await disk.get(...asked);
        if (source) sources.push(source);
        return source;
      },
    };
    const unread = await sealedStore(watched, ring).get(NAME);
    unread?.destroy();
    await expect(sealedStore(watched, old).get(NAME)).rejects.toThrow('no data key 2');
    expect(sources.length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => sources.map(({ destroyed }) => destroyed)).not.toContain(false);
  });

  test('nothing of it lies on the disk in the clear', async () => {
    await store().put(NAME, Buffer.from(`%PDF ${IBAN} `.repeat(1_000)));
    for (const name of await readdir(folder, { recursive: true })) if (name.endsWith('.pdf')) expect((await readFile(join(folder, name))).includes('IR82')).toBe(false);
  });

  test('in a bucket too, whole and in parts that end where the file ends', async () => {
    const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'files', configs: [] }] });
    const { port } = await server.run();
    try {
      const bucket = sealedStore(s3Store({ url: new URL(`http://127.0.0.1:${port}`), name: 'files', key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' }), ring);
      await bucket.put(NAME, plain);
      for (const [first, last] of [
        [0, plain.length - 1],
        [70_000, 70_009],
        [plain.length - 3, plain.length - 1],
      ] as const) {
        const stream = await bucket.get(NAME, { first, last });
        expect(stream && (await buffer(stream)).equals(plain.subarray(first, last + 1))).toBe(true);
      }
      const whole = await bucket.get(NAME);
      expect(whole && (await buffer(whole)).equals(plain)).toBe(true);
    } finally {
      await server.close();
    }
  });

  test('what lay there in the clear before is still read, and what is not there is not', async () => {
    await disk.put(NAME, Buffer.from('%PDF plain'));
    expect([String(await read()), String(await read({ first: 1, last: 3 }))]).toEqual(['%PDF plain', 'PDF']);
    await disk.remove(NAME);
    expect(await read()).toBeUndefined();
  });
});

test.each(['', 'short', 'x'.repeat(44), Buffer.alloc(31).toString('base64'), Buffer.alloc(33).toString('base64')])('"%s" is no master key', (text) => {
  expect(() => parseMasterKey(text, 'HCM_MASTER_KEY')).toThrow('HCM_MASTER_KEY must hold a master key of 32 bytes in base64');
});
