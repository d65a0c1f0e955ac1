/** The library of formulas of the demo, judged as the product judges what is to be published. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { LibraryLook } from '#platform/formula/formula.define.ts';
import { checkFormulaContent } from '#platform/formula/library/publishing/formula-check.server.ts';
import { type TableShape, validateRows } from '#platform/formula/library/table-rows/table-rows.rules.ts';
import { announceFormulas, formulaLibrary, namesFor } from '#platform/formula/registry.server.ts';
import { loadSlices } from '#server/slices.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { writeOrganisation } from './demo.store.ts';
import { writeFormulas } from './formulas.store.ts';
import { demoFormulas, demoItems, LIBRARY_FROM } from './formulas.ts';
import { generateOrganisation } from './generate.ts';

const today = '2026-05-10';
const organisation = generateOrganisation({ people: 60, units: 12, seed: 7, today });
const companyIds = organisation.companies.map(({ companyId }) => companyId);
const [home = '', below = ''] = companyIds;
const [finished, drafts] = [demoFormulas.filter(({ isDraft }) => !isDraft), demoFormulas.filter(({ isDraft }) => isDraft)];

let database: TestDatabase;
beforeAll(async () => {
  announceFormulas((await loadSlices()).formulas);
  database = await openTestDatabase('seeded');
  await writing(database.pool, systemActor('test', companyIds), async (tx) => {
    await writeOrganisation(tx, organisation);
    await writeFormulas(tx, { organisation, writer: organisation.person(0).partyId, publisher: organisation.person(1).partyId, newId: () => crypto.randomUUID() });
  });
});
afterAll(async () => {
  announceFormulas([]);
  await database.close();
});

const looking = <T>(companyId: string, work: (look: LibraryLook) => Promise<T>): Promise<T> =>
  writing(database.pool, systemActor('test', [companyId]), (db) => work({ db, rows: systemScope([companyId], LIBRARY_FROM), actor: { companyId }, day: LIBRARY_FROM }));

test('twenty formulas of five uses stand, and every subsidiary reads them', async () => {
  expect([finished.length, new Set(finished.map(({ content }) => content.use)).size, drafts.length]).toEqual([20, 5, 1]);
  const standing = await looking(below, (look) => formulaLibrary().formulas(look, { codes: demoFormulas.map(({ code }) => code) }));
  expect(standing.map(({ code }) => code).sort()).toEqual(finished.map(({ code }) => code).sort());
});

test.each(finished.map((formula) => [formula.code, formula] as const))('%s is clean, its tests are right and reach all of it', async (code, { content }) => {
  const { faults, warnings, tests, unreached } = await looking(home, (look) => checkFormulaContent(look, code, content));
  expect([faults, warnings, unreached]).toEqual([[], [], []]);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter(({ isRight }) => !isRight)).toEqual([]);
});

test.each(drafts.map((formula) => [formula.code, formula] as const))('the draft %s has a fault', async (code, { content }) => {
  const { faults } = await looking(home, (look) => checkFormulaContent(look, code, content));
  expect(faults).toMatchObject([{ code: 'unknownName', name: 'C_nightRate' }]);
});

test.each(demoItems.filter(({ kind }) => kind === 'table').map((item) => [item.code, item] as const))('the rows of %s are right as they stand', (_code, { content, rows }) => {
  expect(validateRows(rows, content as TableShape)).toEqual({ rows, faults: [], warnings: [] });
});

test('no title names two things', async () => {
  const titles = (await looking(home, (look) => namesFor(look, undefined))).map(({ title }) => title);
  const own = demoItems.map(({ title }) => title);
  expect(own.filter((title) => titles.filter((one) => one === title).length > 1)).toEqual([]);
});

test('the input factor is known for people of the holding', async () => {
  const { rows } = await database.owner.query<{ n: number }>('select count(*)::int as n from input_factor_value v join party_relationship r using (party_relationship_id)');
  const serving = organisation.careers.map((_, at) => organisation.person(at)).filter(({ companyId, left }) => companyId === home && left === null);
  expect(rows[0]?.n).toBe(Math.min(40, serving.length));
  expect(serving.length).toBeGreaterThan(0);
});
