/** Whose press lacks on a day that is over, as soon as the clocks at which they press have told everything of it. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import { NO_ID } from '#platform/keeper/in-pages.rules.ts';
import { type DayFacts, factsOf } from '../day-counting/count-days.service.ts';
import { heardUntil } from '../events/events.store.ts';
import { lacksAfter } from './missed-press.rules.ts';
import { pressedLately, type Reminder } from './reminders.store.ts';

const BATCH = 500;
/** Days back that tell at which clocks somebody presses. */
const HABIT = 14;

interface Moment {
  /** ISO day in Tehran. */
  readonly today: string;
  /** Tehran wall time. */
  readonly now: string;
}

async function lackingAmong(db: Db, facts: DayFacts, companyId: string, partyIds: readonly string[], { today, now }: Moment): Promise<Reminder[]> {
  const days = [addDays(today, -1), today] as const;
  const of = await factsOf(db, facts, companyId, partyIds, ...days);
  const lacking = partyIds.flatMap((partyId) =>
    days.flatMap((day) => {
      const after = lacksAfter(of(partyId), day);
      return after === undefined || after > now ? [] : [{ partyId, day, after }];
    }),
  );
  const heard = await heardUntil(
    db,
    companyId,
    lacking.map(({ partyId }) => partyId),
    addDays(today, -HABIT),
  );
  return lacking.flatMap(({ partyId, day, after }) => ((heard.get(partyId) ?? '') >= after ? [{ partyId, day, kind: 'missedPress' as const }] : []));
}

/** Of today and yesterday, whose shift may have ended after midnight. Without a RowScope: a job looks after a whole company. */
export async function missedPresses(db: Db, facts: DayFacts, companyId: string, moment: Moment): Promise<Reminder[]> {
  const found: Reminder[] = [];
  const days = [addDays(moment.today, -1), moment.today] as const;
  for (let after = NO_ID, taken = BATCH; taken === BATCH; ) {
    const people = await pressedLately(db, companyId, days, after, BATCH);
    if (people.length > 0) found.push(...(await lackingAmong(db, facts, companyId, people, moment)));
    taken = people.length;
    after = people.at(-1) ?? after;
  }
  return found;
}
