/** Each new day, and at the start, the words of units and seats follow what is said of that day. */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { reading, sql, systemActor, writing } from '#platform/db/db.ts';
import { type Keeper, keepByMinute } from '#platform/keeper/keeper.ts';
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

export function startWordsKeeper(pool: pg.Pool, clock: Clock, report: (error: unknown) => void): Keeper {
  let done = '';
  const look = async (today: string): Promise<void> => {
    if (today === done) return;
    await refreshAllWords(pool, today);
    done = today;
  };
  return keepByMinute(look, { clock, report });
}
