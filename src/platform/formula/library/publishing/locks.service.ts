/** Which days are counted and closed: asked of the slices that close them (`x.period-lock.ts`), before a version begins in them. */
import type { Db } from '#platform/db/db.server.ts';

export interface PeriodLock {
  /** `slice/what`: payroll/legalYear. */
  readonly name: string;
  /** Whether a period that is locked holds days from `fromDate` to `today` (ISO), or later ones. */
  isLockedFrom(db: Db, companyId: string, fromDate: string, today: string): Promise<boolean>;
}

let known: readonly PeriodLock[] = [];

/** Called by the composition of the server, and by tests with locks of their own. */
export function announceLocks(locks: readonly PeriodLock[]): void {
  known = locks;
}

/** Whether a version that begins on a day changes what is counted and closed. */
export async function isLate(db: Db, companyId: string, fromDate: string, today: string): Promise<boolean> {
  const answers = await Promise.all(known.map((lock) => lock.isLockedFrom(db, companyId, fromDate, today)));
  return answers.includes(true);
}
