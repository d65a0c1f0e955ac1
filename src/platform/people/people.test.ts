/** What is asked of people is found by an index, behind the row policies of whoever asks. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql, systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { firstOf, nameOfPerson } from './people.sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
});
afterAll(() => database.close());

const planOf = (asked: Sql): Promise<string> =>
  writing(database.pool, systemActor('test', [randomUUID()]), async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`);
    return (await tx.many<Record<string, string>>(sql`explain ${asked}`)).map((line) => line['QUERY PLAN']).join('\n');
  });
const named = (partyId: Sql): Sql => sql`select ${nameOfPerson(partyId)} from process_task t`;
const byIndex = /Index Cond: \(party_id = /;

test('a name is found by the id of its person', async () => expect(await planOf(named(sql`t.completed_by`))).toMatch(byIndex));

test('so is that of the first of two that is there, where coalesce reads the whole company', async () => {
  expect(await planOf(named(firstOf(sql`t.completed_by`, sql`t.assignee_party_id`)))).toMatch(byIndex);
  expect(await planOf(named(sql`coalesce(t.completed_by, t.assignee_party_id)`))).not.toMatch(byIndex);
});
