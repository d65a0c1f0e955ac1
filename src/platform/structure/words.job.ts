/** Each new day, and at the start, the words of units and seats follow what is said of that day. */
import type pg from 'pg';
import { reading, sql, systemActor, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { refreshWords } from './structure-bulk.store.ts';

/** Brings the words of all companies to a day (ISO date). */
export async function refreshAllWords(pool: pg.Pool, today: string): Promise<void> {
  const companies = await reading(pool, systemActor('structure'), (db) => db.many<{ id: string }>(sql`select company_id as id from company`));
  const actor = systemActor(
    'structure',
    companies.map(({ id }) => id),
  );
  await writing(pool, actor, (tx) => refreshWords(tx, today));
}

export const job = defineJob({ name: 'words', every: 'day', run: ({ pool, today }) => refreshAllWords(pool, today) });
