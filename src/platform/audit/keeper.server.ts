/** What keeps the audit while the server runs: a seal every few seconds, and the months once an hour. */
import type pg from 'pg';
import { tendMonths } from './months.service.ts';
import { createSealer } from './sealer.service.ts';
import { sealsFile } from './seals-file.service.ts';

const HOUR_MS = 3_600_000;

export interface AuditKeeping {
  readonly pool: pg.Pool;
  /** Connection of the owner of the tables, to whom alone the months belong. */
  readonly owner: pg.ClientConfig;
  /** Path of the copy of the seals. */
  readonly sealsFile: string;
  say(line: string): void;
  report(error: unknown): void;
}

/** Begins at once; `stop` resolves when what is under way has ended. */
export function startAuditSchedule(keeping: AuditKeeping): { stop(): Promise<void> } {
  const { pool, owner, say, report } = keeping;
  const sealer = createSealer(pool, sealsFile(keeping.sealsFile), report);
  let tending: Promise<void> | undefined;
  // rows without a month lie well with the rest: a month that cannot be made now is made an hour later
  const tend = (): void => {
    tending ??= tendMonths(owner, Date.now())
      .then(({ dropped, refused }) => {
        for (const month of dropped) say(`audit: the month ${month} was dropped, its seals are kept`);
        for (const month of refused) say(`audit: the month ${month} is kept, because a row of it is not as it was sealed: see npm run audit:verify`);
      }, report)
      .finally(() => {
        tending = undefined;
      });
  };
  sealer.start();
  tend();
  const timer = setInterval(tend, HOUR_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([sealer.stop(), tending]);
    },
  };
}
