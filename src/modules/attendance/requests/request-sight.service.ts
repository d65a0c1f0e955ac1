/** What somebody who decides on a request sees beside it: its days as they stand, the month so far, who else is away. */
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import { countDay, factsOf } from '../day-counting/count-days.service.ts';
import { dayFacts } from '../day-counting/facts.service.ts';
import { daysOfPeople, type StoredDay } from '../days/days.store.ts';
import { absencesOf, colleaguesOf } from '../leave/team/team.store.ts';
import { type AskedTime, lastDayOf } from './request-time.rules.ts';
import type { RequestHolder } from './requests.store.ts';

/** Days that are shown of a long one. */
const MOST_SHOWN = 7;

type Figures = Pick<StoredDay, 'planned' | 'inside' | 'outside' | 'covered' | 'delay' | 'gap' | 'hurry' | 'absence' | 'counted'>;

const lackingOf = ({ delay, gap, hurry, absence }: Figures): number => delay + gap + hurry + absence;
const sum = (days: readonly Figures[], of: (day: Figures) => number): number => days.reduce((total, day) => total + of(day), 0);

/** The days of a request: what is planned, pressed and counted now; figures are minutes, null of a day that has not come. */
async function daysOf(db: Db, { companyId, partyId }: RequestHolder, asked: AskedTime, today: string) {
  const last = lastDayOf(asked);
  const of = (await factsOf(db, dayFacts, companyId, [partyId], asked.fromDate, last))(partyId);
  const dates: string[] = [];
  for (let date = asked.fromDate; date <= last && dates.length < MOST_SHOWN; date = addDays(date, 1)) dates.push(date);
  return dates.map((date) => {
    const plan = of.plans.get(date);
    const counted = date > today ? undefined : countDay(of, partyId, date);
    return {
      date,
      kind: plan?.kind ?? null,
      plan: (plan?.shift?.lines ?? []).map(({ from, minutes }) => ({ from, minutes })),
      presses: of.presses.filter(({ at }) => at.startsWith(date)).map(({ at }) => at.slice(11, 16)),
      figures: counted === undefined ? null : { planned: counted.planned, inside: counted.inside, outside: counted.outside, lacking: lackingOf(counted), counted: counted.counted },
    };
  });
}

/** The Jalali month of the request, as its days are stored: minutes. */
async function monthOf(db: Db, { companyId, partyId }: RequestHolder, fromDate: string) {
  const { year, month } = toJalali(fromDate);
  const days = await daysOfPeople(db, companyId, [partyId], toIso({ year, month, day: 1 }), toIso({ year, month, day: daysInMonth(year, month) }));
  return { inside: sum(days, ({ inside }) => inside), lacking: sum(days, lackingOf), counted: sum(days, ({ counted }) => counted), covered: sum(days, ({ covered }) => covered) };
}

/** Without a RowScope: whoever reads it decides on the request. */
export async function sightOf(db: Db, holder: RequestHolder, asked: AskedTime, today: string) {
  const team = (await colleaguesOf(db, holder, today)).filter(({ partyId }) => partyId !== holder.partyId);
  const names = new Map(team.map(({ partyId, fullName }) => [partyId, fullName]));
  const absences = await absencesOf(db, [...names.keys()], { fromDate: asked.fromDate, thruDate: lastDayOf(asked) });
  return {
    days: await daysOf(db, holder, asked, today),
    month: await monthOf(db, holder, asked.fromDate),
    teamSize: names.size,
    away: [...new Set(absences.map(({ partyId }) => names.get(partyId) ?? ''))],
  };
}
