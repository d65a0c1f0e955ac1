/** Marks of days: set by each company that employs somebody, never lost and never waited for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { markDays, markSpan } from './marks.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

const marked = async () =>
  (await database.owner.query<{ party: string; day: string }>(`select distinct party_id as party, day::text as day from attendance_mark order by party_id, day`)).rows;

test('days are marked in the companies of the actor, twice as once, and nobody of another company', async () => {
  await writing(database.pool, systemActor('test', [companyId('holding')]), async (tx) => {
    await markDays(tx, [
      { partyId: partyId('seller'), day: '2026-05-10' },
      { partyId: partyId('seller'), day: '2026-05-10' },
      { partyId: partyId('worker'), day: '2026-05-10' },
    ]);
    await markSpan(tx, partyId('seller'), { fromDate: '2026-05-10', thruDate: '2026-05-12' });
  });
  expect(await marked()).toEqual(['2026-05-10', '2026-05-11', '2026-05-12'].map((day) => ({ party: partyId('seller'), day })));
});

test('a mark that is written while a day is counted stays, and neither waits for the other', async () => {
  await database.owner.query('delete from attendance_mark');
  const one = { partyId: partyId('seller'), day: '2026-05-10' };
  const actor = systemActor('test', [companyId('holding')]);
  await writing(database.pool, actor, (tx) => markDays(tx, [one]));
  await writing(database.pool, actor, async (counting) => {
    await writing(database.pool, actor, (marking) => markDays(marking, [one]));
    const [first] = await counting.many<{ no: string }>(sql`select min(attendance_mark_no) as no from attendance_mark`);
    await counting.run(sql`delete from attendance_mark where attendance_mark_no = ${first?.no ?? '0'}::bigint`);
  });
  expect(await marked()).toEqual([{ party: one.partyId, day: one.day }]);
});
