/**
 * Attack: Whoever carries away the database or a backup reads in the comments, reasons and notes of cases, and in the names of what was attached to them, why people are
 * away, what they earn and whom they care for.
 * Refused: what people say in cases is sealed where it stands (`src/platform/workflow/sealed-words.store.ts`, `src/modules/personnel/change-requests/change-requests.store.ts`,
 * `src/platform/files/files.store.ts`), what was stored before by the job that seals (`src/platform/secrets/resealing.service.ts`).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedFields } from '#platform/secrets/sealed-field.define.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type CaseActors, layCaseActors, unpaid } from '#testing/case-actors.ts';
import { readWords, sayWords, sealedWordsIn, tellingTables, WORDS, wordPlaces, wordsRead } from '#testing/case-words.ts';

let server: TestApp;
let cases: CaseActors;
beforeAll(async () => {
  server = await startTestApp();
  cases = await layCaseActors(server);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

test('no words of a case stand in the clear in any table, and who may reads them', async () => {
  const said = await sayWords(cases);
  expect(await tellingTables(cases.rows)).toEqual([]);
  expect(await sealedWordsIn(cases.rows)).toEqual(wordPlaces);
  expect(await readWords(cases, said)).toEqual(wordsRead);
});

test('what was stored in the clear before is read, and the job that seals knows its place', async () => {
  const id = await cases.begin(cases.asker, 'leave', unpaid('2026-06-20'));
  await cases.post(cases.asker, `process/instance/${id}/comment`, { text: 'x' });
  await cases.rows('update process_comment set body = $2 where process_instance_id = $1', id, WORDS);
  expect((await cases.get(cases.asker, `process/instance/${id}`)).json()).toMatchObject({ discussion: [{ text: WORDS }] });
  const known = sealedFields().map(({ table, column }) => `${table}.${column}`);
  expect(known).toEqual(expect.arrayContaining(Object.keys(wordPlaces)));
});
