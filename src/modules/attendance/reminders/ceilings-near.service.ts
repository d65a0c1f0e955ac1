/** Who has nearly used up a ceiling of work or of overtime. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import { NO_ID } from '#platform/keeper/in-pages.rules.ts';
import { countsFrom, nearCeilings } from '../day/month.rules.ts';
import { daysOfPeople } from '../days/days.store.ts';
import { type Period, periodsOf } from '../periods/periods.store.ts';
import { overtimeDay } from '../sheets/count-sheets.service.ts';
import { monthRulesOf } from '../sheets/month-rules.service.ts';
import { broughtOvertime, employedSpans } from '../sheets/sheets.store.ts';
import { countedLately, type Reminder, type ReminderKind } from './reminders.store.ts';

const BATCH = 500;

async function nearAmong(db: Db, companyId: string, partyIds: readonly string[], period: Period, day: string): Promise<Reminder[]> {
  const rulesFor = await monthRulesOf(db, companyId, partyIds, period, await employedSpans(db, companyId, partyIds, period.from, period.thru));
  const limited = partyIds.filter((partyId) => rulesFor(partyId).ceilings.some(({ period: length }) => length !== 'day'));
  if (limited.length === 0) return [];
  const [earliest = period.from] = limited.map((partyId) => countsFrom(period.from, rulesFor(partyId))).toSorted();
  // months that were counted elsewhere use up the ceiling of their year too
  const elsewhere = earliest < period.from ? await broughtOvertime(db, companyId, limited, earliest, period.from) : [];
  const days = Map.groupBy([...elsewhere.map(overtimeDay), ...(await daysOfPeople(db, companyId, limited, earliest, day))], ({ partyId }) => partyId);
  return limited.flatMap((partyId) =>
    nearCeilings(days.get(partyId) ?? [], day, { ...rulesFor(partyId), first: period.from }).map(({ period: length, from }) => ({
      partyId,
      kind: `${length}Ceiling` as ReminderKind,
      day: from,
    })),
  );
}

/** By the last day that is over, of the weeks, the month and the four weeks that it lies in. Without a RowScope: a job looks after a whole company. */
export async function ceilingsNear(db: Db, companyId: string, today: string): Promise<Reminder[]> {
  const day = addDays(today, -1);
  const period = (await periodsOf(db, companyId)).find(({ from, thru }) => from <= day && day <= thru);
  if (period === undefined) return [];
  const found: Reminder[] = [];
  for (let after = NO_ID, taken = BATCH; taken === BATCH; ) {
    const people = await countedLately(db, companyId, period.from, after, BATCH);
    if (people.length > 0) found.push(...(await nearAmong(db, companyId, people, period, day)));
    taken = people.length;
    after = people.at(-1) ?? after;
  }
  return found;
}
