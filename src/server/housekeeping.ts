/** Once an hour lets go of what is only kept for a while: answers to retried requests, ended sessions, old attempts, old sign-ins, recovery codes and ways of before, requests for accounts, traces of messages, drafts of forms, and files that nothing claimed. */
import type pg from 'pg';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { createSweeper } from '#platform/files/sweep.service.ts';
import { forgetOldDrafts } from '#platform/forms/drafts.store.ts';
import { forgetOldKeys } from '#platform/http/idempotency.server.ts';
import { forgetOldIdentities } from '#platform/identity/forget.store.ts';
import { forgetOldRecoveries } from '#platform/identity/password-recovery/recovery.store.ts';
import { waitDays } from '#platform/identity/recovery-ways/wait-days.server.ts';
import { forgetFormerWays } from '#platform/identity/recovery-ways/ways.store.ts';
import { forgetEndedSessions } from '#platform/identity/session.store.ts';
import { forgetOldAttempts } from '#platform/identity/throttle.store.ts';
import { forgetOldMessages } from '#platform/messaging/outbox.store.ts';

const HOUR_MS = 3_600_000;

export function startHousekeeping(pool: pg.Pool, store: FileStore, report: (error: unknown) => void): { stop(): Promise<unknown> } {
  const files = createSweeper(pool, store);
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = (): void => {
    const rows = writing(pool, systemActor('housekeeping'), async (tx) => {
      await forgetOldKeys(tx);
      await forgetEndedSessions(tx);
      await forgetOldAttempts(tx);
      await forgetOldRecoveries(tx);
      await forgetFormerWays(tx, waitDays());
      await forgetOldIdentities(tx, Date.now());
      await forgetOldMessages(tx);
      await forgetOldDrafts(tx, Date.now());
    }).catch(report);
    sweeping = Promise.all([rows, files.run(Date.now()).catch(report)]);
  };
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return sweeping;
    },
  };
}
