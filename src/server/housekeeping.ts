/** Once an hour lets go of what is only kept for a while: answers to retried requests, ended sessions, old attempts. */
import type pg from 'pg';
import { systemActor, writing } from '#platform/db/db.ts';
import { forgetOldKeys } from '#platform/http/idempotency.ts';
import { forgetEndedSessions } from '#platform/identity/session.store.ts';
import { forgetOldAttempts } from '#platform/identity/throttle.store.ts';

const HOUR_MS = 3_600_000;

export function startHousekeeping(pool: pg.Pool, report: (error: unknown) => void): { stop(): void } {
  const sweep = (): void => {
    writing(pool, systemActor('housekeeping'), async (tx) => {
      await forgetOldKeys(tx);
      await forgetEndedSessions(tx);
      await forgetOldAttempts(tx);
    }).catch(report);
  };
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
