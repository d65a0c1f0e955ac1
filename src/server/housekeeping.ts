/** Once an hour lets go of what is only kept for a while: answers to retried requests, ended sessions, old attempts, recovery codes and traces of messages. */
import type pg from 'pg';
import { systemActor, writing } from '#platform/db/db.ts';
import { forgetOldKeys } from '#platform/http/idempotency.ts';
import { forgetOldRecoveries } from '#platform/identity/password-recovery/recovery.store.ts';
import { forgetEndedSessions } from '#platform/identity/session.store.ts';
import { forgetOldAttempts } from '#platform/identity/throttle.store.ts';
import { forgetOldMessages } from '#platform/messaging/outbox.store.ts';

const HOUR_MS = 3_600_000;

export function startHousekeeping(pool: pg.Pool, report: (error: unknown) => void): { stop(): void } {
  const sweep = (): void => {
    writing(pool, systemActor('housekeeping'), async (tx) => {
      await forgetOldKeys(tx);
      await forgetEndedSessions(tx);
      await forgetOldAttempts(tx);
      await forgetOldRecoveries(tx);
      await forgetOldMessages(tx);
    }).catch(report);
  };
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
