/** Own deadlines of the quick panel. Pure; dates are ISO. */
import { addDays, compareIso } from '#kernel/jalali/jalali.ts';
import { OWN_DEADLINE_DAYS, type OwnDeadline } from './quick.contract.ts';

/** What ends from today up to 90 days ahead, the first to end first. */
export function deadlinesOf(ends: Readonly<Record<OwnDeadline['kind'], string | null>>, today: string): OwnDeadline[] {
  const last = addDays(today, OWN_DEADLINE_DAYS);
  return (['employment', 'account', 'password'] as const)
    .flatMap((kind) => {
      const date = ends[kind];
      return date !== null && date >= today && date <= last ? [{ kind, date }] : [];
    })
    .sort((a, b) => compareIso(a.date, b.date));
}
