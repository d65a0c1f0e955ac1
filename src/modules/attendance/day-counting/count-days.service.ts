/** Days of many people counted at once: facts are read once for all, counted by the rules, written in two statements. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { calculateDay } from '../day/day.rules.ts';
import { type CountedDay, writeDays } from '../days/days.store.ts';
import type { MarkedDay } from '../days/marks.store.ts';
import { caseOf, type PersonFacts, type PlannedDay, type PressFact, type SlipFact } from './day-facts.rules.ts';

type ByPerson<T> = ReadonlyMap<string, T>;

/** Where facts of people come from: each asked once for all people and days, ends within. Who lacks in an answer has none. */
export interface DayFacts {
  plans(db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<ByPerson<ReadonlyMap<string, PlannedDay>>>;
  /** Presses of each person in order. */
  presses(db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<ByPerson<readonly PressFact[]>>;
  slips(db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<ByPerson<readonly SlipFact[]>>;
}

/** Days around those that are counted whose facts reach into them: of the plan the neighbours' neighbours, whose windows border on theirs. */
const AROUND = 2;

/** Facts of people around some days. Without a RowScope: they are counted, and who may see the outcome is decided where it is shown. */
export async function factsOf(db: Db, facts: DayFacts, companyId: string, partyIds: readonly string[], first: string, last: string): Promise<(partyId: string) => PersonFacts> {
  const [from, thru] = [addDays(first, -AROUND), addDays(last, AROUND)];
  // one after the other: they share a connection
  const plans = await facts.plans(db, companyId, partyIds, from, thru);
  const presses = await facts.presses(db, companyId, partyIds, from, thru);
  const slips = await facts.slips(db, companyId, partyIds, from, thru);
  const none = { plans: new Map<string, PlannedDay>(), presses: [], slips: [] };
  return (id) => ({ plans: plans.get(id) ?? none.plans, presses: presses.get(id) ?? none.presses, slips: slips.get(id) ?? none.slips });
}

/** Counts one day; undefined of a day on which nobody plans anything of the person. */
export function countDay(facts: PersonFacts, partyId: string, date: string): CountedDay | undefined {
  const found = caseOf(facts, date);
  if (found === undefined) return undefined;
  return { ...calculateDay(found), partyId, date, kind: found.kind, shiftClass: facts.plans.get(date)?.shiftClass };
}

/** Counts days of people of a company and writes them; days on which nothing is planned of somebody are gone. Without a RowScope: as `factsOf`. */
export async function countDays(tx: Tx, facts: DayFacts, companyId: string, days: readonly MarkedDay[]): Promise<readonly CountedDay[]> {
  const dates = days.map(({ day }) => day).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const of = await factsOf(tx, facts, companyId, [...new Set(days.map(({ partyId }) => partyId))], first, last);
  const counted: CountedDay[] = [];
  const gone: MarkedDay[] = [];
  for (const day of days) {
    const one = countDay(of(day.partyId), day.partyId, day.day);
    if (one === undefined) gone.push(day);
    else counted.push(one);
  }
  await writeDays(tx, companyId, counted, gone);
  return counted;
}
