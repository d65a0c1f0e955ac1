/** Each new day, and at the start, the words of units and seats follow what is said of that day. */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { reading, sql, systemActor, writing } from '#platform/db/db.ts';
import { refreshWords } from './structure-bulk.store.ts';

const MINUTE_MS = 60_000;

/** Brings the words of all companies to a day (ISO date). */
export async function refreshAllWords(pool: pg.Pool, today: string): Promise<void> {
  const companies = await reading(pool, systemActor('structure'), (db) => db.many<{ id: string }>(sql`select company_id as id from company`));
  const actor = systemActor(
    'structure',
    companies.map(({ id }) => id),
  );
  await writing(pool, actor, (tx) => refreshWords(tx, today));
}

export function startWordsKeeper(pool: pg.Pool, clock: Clock, report: (error: unknown) => void): { stop(): void } {
  let done = '';
  const look = (): void => {
    const today = todayIn('Asia/Tehran', clock.now());
    if (today === done) return;
    const before = done;
    done = today;
    refreshAllWords(pool, today).catch((error: unknown) => {
      // tried again a minute later
      done = before;
      report(error);
    });
  };
  look();
  const timer = setInterval(look, MINUTE_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
