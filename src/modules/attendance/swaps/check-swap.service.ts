/** Judges an exchange of shifts by the rosters of both: who they are, the days, what is planned, the rest between shifts and the ceilings of planned work. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { type CompanyCalendar, calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { type DayLaw, lawReader } from '../day/day-law.service.ts';
import { house } from '../day/house.rules.ts';
import { isAway, lockAbsences } from '../leave/people.store.ts';
import { assignmentOn, type CalendarRule, datesFrom, type PersonDay, type PersonFacts, ruleOn } from '../plan/plan.rules.ts';
import { calendarRulesOf, personDays, personFactsOf } from '../plan/plan.store.ts';
import { isEmployed, isOnLeave } from '../requests/requests.store.ts';
import { closedSheetsOn } from '../sheets/sheets.store.ts';
import { swapErrors } from './swaps.errors.ts';
import { type SwapLimits, swapFault } from './swaps.rules.ts';
import { isAsked, isPartner, keepPlanned, type SwapDay, type SwapPerson } from './swaps.store.ts';

export interface AskedSwap {
  readonly partnerPartyId: string;
  readonly ownDay: string;
  /** A second day; null: none. */
  readonly partnerDay: string | null;
}

/** Days ahead that may be exchanged. */
const DAYS_AHEAD = 93;
/** How far plans are looked at around a day: four weeks of a rotation. */
const AROUND = 28;
const HOUR = 60;
const DAY = 1_440;

export const daysOf = ({ ownDay, partnerDay }: AskedSwap): string[] => [...new Set([ownDay, ...(partnerDay === null ? [] : [partnerDay])])].toSorted();

/** Of whoever asks first: what stands until the end of the transaction; of two people in the order of their ids. */
async function lockBoth(tx: Tx, { partyId }: SwapPerson, { partnerPartyId }: AskedSwap): Promise<void> {
  for (const one of [partyId, partnerPartyId].toSorted()) await lockAbsences(tx, one);
}

/** Throws sameDay, tooEarly, tooFar. `from`: the first day that may still be exchanged. */
function checkDays(asked: AskedSwap, from: string, today: string): void {
  if (asked.partnerDay === asked.ownDay) throw swapErrors.error('sameDay');
  for (const date of daysOf(asked)) {
    if (date < from) throw swapErrors.error('tooEarly');
    if (date > addDays(today, DAYS_AHEAD)) throw swapErrors.error('tooFar');
  }
}

/** Throws notEmployed, monthClosed, away. */
async function checkPresence(tx: Tx, people: readonly SwapPerson[], dates: readonly string[]): Promise<void> {
  for (const person of people)
    for (const date of dates) {
      if (!(await isEmployed(tx, person, date, date))) throw swapErrors.error('notEmployed');
      if ((await closedSheetsOn(tx, person.companyId, [person.partyId], date, date)).length > 0) throw swapErrors.error('monthClosed');
      const isGone = (await isOnLeave(tx, person, date, addDays(date, 1))) || (await isAway(tx, person.partyId, { fromDate: date, thruDate: date }, { from: 0, until: DAY }));
      if (isGone) throw swapErrors.error('away');
    }
}

const withDays = (facts: PersonFacts, days: readonly (readonly [string, string | null])[]): PersonFacts => ({ ...facts, days: new Map([...facts.days, ...days]) });

interface Plans {
  readonly calendar: CompanyCalendar;
  readonly rules: readonly CalendarRule[];
  readonly law: (date: string) => DayLaw;
  readonly dates: readonly string[];
}

/** What limits the days of somebody: the calendar on the first of them. */
function limitsOf({ calendar, rules, law }: Plans, facts: PersonFacts, date: string): SwapLimits {
  const rule = ruleOn(rules, assignmentOn(calendar, facts, date).workCalendarId, date);
  const rotationFrom = rule?.rotationFrom ?? null;
  const legal = (kind: 'LpFourWeekHours' | 'LpWeeklyHours'): number => law(date).hoursOrFirst(kind) * HOUR;
  const work = rotationFrom === null ? legal('LpWeeklyHours') : (rule?.fourWeeksCeiling ?? legal('LpFourWeekHours'));
  return { rest: rule?.restBetween ?? house.restBetween, work, rotationFrom };
}

/** The shift of a day that somebody else can work, null of rest. Throws noShift. */
function shiftIn(days: readonly PersonDay[], date: string): string | null {
  const day = days.find((one) => one.date === date);
  if (day === undefined || (day.minutes > 0 && day.shiftId === null)) throw swapErrors.error('noShift');
  return day.shiftId;
}

/**
 * What both are planned to work on the days now. Throws noShift, nothingToSwap, restBetween, ceiling.
 * Without a RowScope: of whoever asks and a colleague, or read by whoever decides.
 */
async function plannedDays(db: Db, { companyId, partyId }: SwapPerson, asked: AskedSwap): Promise<SwapDay[]> {
  const touched = daysOf(asked);
  const [first = '', last = ''] = [touched[0], touched.at(-1)];
  const [from, thru] = [addDays(first, -AROUND), addDays(last, AROUND)];
  const reader = await lawReader(db);
  const plans: Plans = { calendar: await calendarOf(db, companyId), rules: await calendarRulesOf(db, companyId), law: (date) => reader(date, []), dates: datesFrom(from, thru) };
  const factsOf = await personFactsOf(db, companyId, [partyId, asked.partnerPartyId], { from, thru });
  const planOf = (facts: PersonFacts): PersonDay[] => personDays(plans.calendar, plans.rules, facts, plans.dates);
  const [own, partner] = [factsOf(partyId), factsOf(asked.partnerPartyId)];
  const [ownPlan, partnerPlan] = [planOf(own), planOf(partner)];
  const days = touched.map((date): SwapDay => ({ date, own: shiftIn(ownPlan, date), partner: shiftIn(partnerPlan, date) }));
  if (days.every((day) => day.own === day.partner)) throw swapErrors.error('nothingToSwap');
  for (const [facts, before, taken] of [
    [own, ownPlan, days.map((day) => [day.date, day.partner] as const)],
    [partner, partnerPlan, days.map((day) => [day.date, day.own] as const)],
  ] as const) {
    const fault = swapFault(before, planOf(withDays(facts, taken)), touched, limitsOf(plans, facts, first));
    if (fault !== undefined) throw swapErrors.error(fault);
  }
  return days;
}

/** Throws what an exchange may not be, at its field; answers what both are planned to work. */
export async function checkSwap(tx: Tx, of: SwapPerson, asked: AskedSwap, today: string): Promise<SwapDay[]> {
  checkDays(asked, addDays(today, 1), today);
  if (!(await isPartner(tx, of, asked.partnerPartyId, today))) throw swapErrors.error('notColleague');
  await lockBoth(tx, of, asked);
  await checkPresence(tx, [of, { companyId: of.companyId, partyId: asked.partnerPartyId }], daysOf(asked));
  return plannedDays(tx, of, asked);
}

/** Keeps what both agree to. Throws alreadyAsked where one of them exchanges one of the days with somebody. Both are locked (`checkSwap`). */
export async function keepAsked(tx: Tx, of: SwapPerson, asked: AskedSwap, requestId: string): Promise<void> {
  if (await isAsked(tx, [of.partyId, asked.partnerPartyId], daysOf(asked), requestId)) throw swapErrors.error('alreadyAsked');
  await keepPlanned(tx, requestId, await plannedDays(tx, of, asked));
}

/** It stands as it was agreed to, on days that have not come; answers those. Throws what it may not be, and rosterChanged. */
export async function checkAgreed(tx: Tx, of: SwapPerson, asked: AskedSwap, today: string, agreed: readonly SwapDay[]): Promise<SwapDay[]> {
  checkDays(asked, addDays(today, 1), today);
  await lockBoth(tx, of, asked);
  await checkPresence(tx, [of, { companyId: of.companyId, partyId: asked.partnerPartyId }], daysOf(asked));
  const now = await plannedDays(tx, of, asked);
  const isSame = now.every(({ date, own, partner }) => agreed.some((day) => day.date === date && day.own === own && day.partner === partner));
  if (!isSame) throw swapErrors.error('rosterChanged');
  return now;
}
