import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipEntriesOf } from './zip.rules.ts';
import { ownNames, type ZipFile, zipOf, zipPart } from './zip-stream.server.ts';

/** Read back by the strict reader of uploads. */
async function readBack(files: readonly ZipFile[]) {
  const entries = zipEntriesOf(await buffer(zipOf(files)));
  return entries?.map(({ name, packed, isDeflated }) => ({ name, bytes: Buffer.from(packed), isDeflated }));
}

test('what is written is read again, in any number from one on and of any content', async () => {
  const file = fc.record({ name: fc.string({ unit: 'grapheme', maxLength: 30 }), bytes: fc.uint8Array({ maxLength: 400 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 8 }), async (given) => {
      const own = ownNames();
      const files = given.map(({ name, bytes }) => ({ name: own(`\u067e\u0631\u0648\u0646\u062f\u0647/${zipPart(name)}`), bytes: Buffer.from(bytes) }));
      expect(await readBack(files)).toEqual(files.map((one) => ({ ...one, isDeflated: false })));
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['a/b\\c:d', 'a_b_c_d'],
  ['..', '_'],
  ['', '_'],
  ['scan.pdf', 'scan.pdf'],
])('%j becomes %j', (text, expected) => expect(zipPart(text)).toBe(expected));

test('names are their own', () => {
  const own = ownNames();
  expect(['a/b.pdf', 'a/B.pdf', 'a/b.pdf', 'a.b/c', 'a.b/c'].map(own)).toEqual(['a/b.pdf', 'a/B (2).pdf', 'a/b (3).pdf', 'a.b/c', 'a.b/c (2)']);
});
