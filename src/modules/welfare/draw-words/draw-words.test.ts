/** The word of a draw on the real database: as whoever reads the tables, as whoever writes them, and as the server that rotates its keys. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import { SealBroken } from '#platform/secrets/sealing.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { budgetWord, layWord, type StoredWord, seedOf } from './draw-words.store.ts';

let database: TestDatabase;
const company = companyId('holding');

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;
const stored = async (id: string): Promise<StoredWord> =>
  (await rows<StoredWord>('select draw_word as word, draw_hash as "seedHash" from loan_budget where loan_budget_id = $1', id))[0] ?? { word: null, seedHash: '' };
const lay = (id: string) => writing(database.pool, systemActor('test', [company]), (tx) => layWord(tx, budgetWord, id));

async function budget(): Promise<string> {
  const id = newId();
  await rows(
    `insert into loan_budget (loan_budget_id, company_id, tracking_code, title, welfare_id, amount, requests_from, requests_thru, payment_date, ranking)
     select $1::uuid, company_id, $1, 'Draw', welfare_id, 1, '2026-01-01', '2026-03-01', '2026-04-01', 'draw' from welfare_loan where company_id = $2 and welfare_code = 'QARZ'`,
    ...[id, company],
  );
  return id;
}

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

test('a reader of the tables sees the hash of a word and not the word; it stays what it was, in its own row alone', async () => {
  const [one, other] = [await budget(), await budget()];
  expect(await stored(one)).toEqual({ word: null, seedHash: '' });
  await lay(one);
  const first = await stored(one);
  expect(first.word).toMatch(/^enc:/);
  const seed = seedOf(budgetWord, one, first);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(first.seedHash).toBe(hash('sha256', seed));
  await lay(one);
  expect(await stored(one)).toEqual(first);

  // another word, another hash, or the sealed word of another budget
  await rows(`update loan_budget set draw_word = 'chosen', draw_hash = 'chosen' where loan_budget_id = $1`, one);
  await rows('update loan_budget set draw_word = null where loan_budget_id = $1', one);
  expect(await stored(one)).toEqual(first);
  await rows('update loan_budget set (draw_word, draw_hash) = ($2, $3) where loan_budget_id = $1', other, first.word, first.seedHash);
  expect(() => seedOf(budgetWord, other, first)).toThrow(SealBroken);
});

test('a word that stands in the clear from before is read, and taken over into a seal without becoming another one', async () => {
  const id = await budget();
  await rows(`update loan_budget set (draw_word, draw_hash) = ('before', encode(sha256('before'), 'hex')) where loan_budget_id = $1`, id);
  const before = await stored(id);
  expect(seedOf(budgetWord, id, before)).toBe('before');
  const write = (word: string) =>
    writing(database.owner, systemActor('resealing'), async (tx) => {
      await writingOver(tx, 'upkeep', () => tx.run(sql`update loan_budget set draw_word = ${word} where loan_budget_id = ${id}::uuid`));
    });
  await write('chosen');
  expect(await stored(id)).toEqual(before);
  await write(budgetWord.seal(id, 'before'));
  const after = await stored(id);
  expect([after.word?.startsWith('enc:'), after.seedHash, seedOf(budgetWord, id, after)]).toEqual([true, before.seedHash, 'before']);
  // a seal of another word is not what was published
  await write(budgetWord.seal(id, 'chosen'));
  const chosen = await stored(id);
  expect(() => seedOf(budgetWord, id, chosen)).toThrow('is not the one that was published');
});
