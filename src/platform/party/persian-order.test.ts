import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
});
afterAll(() => database.close());

/** The alphabet as Iranians say it, alef with madda first. */
const alphabet =
  '\u0622\u0627\u0628\u067e\u062a\u062b\u062c\u0686\u062d\u062e\u062f\u0630\u0631\u0632\u0698\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063a\u0641\u0642\u06a9\u06af\u0644\u0645\u0646\u0648\u0647\u06cc';

const sorted = async (words: readonly string[]): Promise<string[]> =>
  (await database.owner.query<{ word: string }>(`select word from unnest($1::text[]) as word order by persian_order(word) collate "C", word collate "C"`, [words])).rows.map(
    ({ word }) => word,
  );

test('letters stand in the order of the alphabet', async () => {
  const letters = [...alphabet];
  expect(await sorted([...letters].reverse())).toEqual(letters);
});

test('words stand as Intl puts them', async () => {
  const collator = new Intl.Collator('fa');
  const word = fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(word, { minLength: 2, maxLength: 30 }), async (words) => {
      expect(await sorted(words)).toEqual([...words].sort(collator.compare));
    }),
    { numRuns: 30 },
  );
});

test('marks, ZWNJ and hamza do not decide', async () => {
  const { rows } = await database.owner.query(`select persian_order($1) = persian_order($2) as same`, [
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u062e\u0648\u0627\u0647\u064e\u0645',
  ]);
  expect(rows[0].same).toBe(true);
});
