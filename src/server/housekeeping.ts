/** Once an hour lets go of what is only kept for a while: answers to retried requests, ended sessions, old attempts, old sign-ins, recovery codes, requests for accounts, traces of messages, drafts of forms, and files that nothing claimed. */
import type pg from 'pg';
import { systemActor, writing } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createSweeper } from '#platform/files/sweep.ts';
import { forgetOldDrafts } from '#platform/forms/drafts.store.ts';
import { forgetOldKeys } from '#platform/http/idempotency.ts';
import { forgetOldIdentities } from '#platform/identity/forget.store.ts';
import { forgetOldRecoveries } from '#platform/identity/password-recovery/recovery.store.ts';
import { forgetEndedSessions } from '#platform/identity/session.store.ts';
import { forgetOldAttempts } from '#platform/identity/throttle.store.ts';
import { forgetOldMessages } from '#platform/messaging/outbox.store.ts';

const HOUR_MS = 3_600_000;

export function startHousekeeping(pool: pg.Pool, store: FileStore, report: (error: unknown) => void): { stop(): void } {
  const files = createSweeper(pool, store);
  const sweep = (): void => {
    writing(pool, systemActor('housekeeping'), async (tx) => {
      await forgetOldKeys(tx);
      await forgetEndedSessions(tx);
      await forgetOldAttempts(tx);
      await forgetOldRecoveries(tx);
      await forgetOldIdentities(tx, Date.now());
      await forgetOldMessages(tx);
      await forgetOldDrafts(tx, Date.now());
    }).catch(report);
    files.run(Date.now()).catch(report);
  };
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
