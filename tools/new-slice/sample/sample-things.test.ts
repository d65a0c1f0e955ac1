import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import texts from './sample-things.messages.fa.ts';
import { addSampleThing, listSampleThings } from './sample-things.store.ts';

const [first = '', second = '', third = ''] = texts.samples;
const id = (last: number): string => `00000000-0000-7000-8000-00000000000${last}`;
const holding = companyId('holding');
const subsidiary = companyId('subsidiary');
const actor = systemActor('test', [holding, subsidiary]);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await writing(database.pool, actor, async (tx) => {
    await addSampleThing(tx, { id: id(1), title: first, companyId: holding });
    await addSampleThing(tx, { id: id(2), title: second, companyId: holding });
    await addSampleThing(tx, { id: id(3), title: third, companyId: subsidiary });
  });
});
afterAll(() => database.close());

const pageOf = (companies: readonly string[], pageIndex: number) =>
  reading(database.pool, actor, (db) => listSampleThings(db, systemScope(companies, '2026-05-10'), { pageIndex, pageSize: 1 }));

test('a page holds the rows of the scope only', async () => {
  expect(await pageOf([subsidiary], 0)).toEqual({ rows: [{ id: id(3), title: third }], count: 1 });
  const titles = [(await pageOf([holding], 0)).rows[0]?.title, (await pageOf([holding], 1)).rows[0]?.title];
  expect(titles.sort()).toEqual([first, second].sort());
});

test('a title stands once per company', async () => {
  const again = writing(database.pool, actor, (tx) => addSampleThing(tx, { id: id(4), title: `${first} `, companyId: holding }));
  await expect(again).rejects.toMatchObject({ constraint: 'sample_area_sample_things_title' });
});
