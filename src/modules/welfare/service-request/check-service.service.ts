/** Judges and counts a request for a service (guide welfare 7.10): the server alone says what is open, for whom, and what it costs. */

import type { FormValues } from '#kernel/form/definition.ts';
import { daysBetween, daysLater, monthsLater } from '#kernel/formula/days.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { UnmetCondition } from '../event-conditions/event-conditions.rules.ts';
import { ageOn, type CountedCost, costOf, GUEST, type ServiceTerms } from '../service-cost/service-cost.rules.ts';
import { choiceFields, companionFields, type Facts, readFacts, said } from './facts.service.ts';
import { serviceRequestErrors } from './service-request.errors.ts';
import type { OpenSlot } from './service-request.store.ts';

const SELF = 'self';
const STAY = 'stay';
const guestFields = ['guestOneName', 'guestTwoName'] as const;

/** Who asks, in which company, on which day (ISO). */
export interface Asker {
  readonly companyId: string;
  readonly partyId: string;
  readonly day: string;
}

/** Somebody who comes. */
export interface Person {
  /** Field of the form that names them; of whoever asks none. */
  readonly field: string | undefined;
  readonly name: string;
  readonly relation: string;
  readonly birthDate: string | undefined;
}

export interface PersonCost extends Pick<CountedCost, 'cost' | 'employeeShare' | 'employerShare'> {
  readonly person: Person;
  /** Whole years on the first day of use. */
  readonly age: number | undefined;
}

export interface Judged {
  readonly groupId: string;
  /** By preference. */
  readonly slots: readonly OpenSlot[];
  readonly people: readonly Person[];
  /** Places that it takes of a slot. */
  readonly places: number;
  /** Of each choice: what everybody costs there. */
  readonly costs: ReadonlyMap<string, readonly PersonCost[]>;
}

const fa = (value: number): string => toPersianDigits(String(value));

/** The choices, of one event. `mustBeOpen`: it may be asked for today. Throws notOpen, slotTwice. */
function choicesIn({ slots: found }: Facts, values: FormValues, mustBeOpen: boolean): OpenSlot[] {
  const asked = said(values, choiceFields);
  const ids = asked.map(({ value }) => value);
  const first = found.get(ids[0] ?? '');
  return asked.map(({ field, value }, at) => {
    const slot = found.get(value);
    if (slot === undefined || slot.eventId !== first?.eventId || (mustBeOpen && !slot.isOpen)) throw serviceRequestErrors.error('notOpen', { fields: { [field]: 'notOpen' } });
    if (ids.indexOf(value) < at) throw serviceRequestErrors.error('slotTwice', { fields: { [field]: 'slotTwice' } });
    return slot;
  });
}

/** Everybody who comes. Throws companion, companionTwice, notForRelation, guests, tooMany, notForSelf. */
function peopleIn({ relatives, askers }: Facts, { partyId }: Asker, values: FormValues, { audience, mostCompanions }: OpenSlot): Person[] {
  const asked = said(values, companionFields);
  const isFor = (relation: string): boolean => audience === null || audience.includes(relation);
  const companions = asked.map(({ field, value }, at): Person => {
    const one = relatives.get(value);
    if (one?.partyId !== partyId) throw serviceRequestErrors.error('companion', { fields: { [field]: 'companion' } });
    if (asked.findIndex((other) => other.value === value) < at) throw serviceRequestErrors.error('companionTwice', { fields: { [field]: 'companionTwice' } });
    if (!isFor(one.relation)) throw serviceRequestErrors.error('notForRelation', { fields: { [field]: 'notForRelation' } });
    return { field, name: one.title, relation: one.relation, birthDate: one.birthDate };
  });
  const guests = said(values, guestFields).map(({ field, value }): Person => ({ field, name: value, relation: GUEST, birthDate: undefined }));
  if (guests.length > 0 && audience?.includes(GUEST) !== true) throw serviceRequestErrors.error('guests');
  const others = [...companions, ...guests];
  const last = others[mostCompanions];
  if (last?.field !== undefined) throw serviceRequestErrors.error('tooMany', { fields: { [last.field]: 'tooMany' }, values: { most: fa(mostCompanions) } });
  if (!isFor(SELF)) {
    if (others.length === 0) throw serviceRequestErrors.error('notForSelf');
    return others;
  }
  const { name = '', birthDate } = askers.get(partyId) ?? {};
  return [{ field: undefined, name, relation: SELF, birthDate: birthDate ?? undefined }, ...others];
}

const nothing = { row: -1, perSlot: 0n, cost: 0n, employeeShare: 0n, employerShare: 0n };

/** Throws noShare, noCost. */
function costsIn(terms: Omit<ServiceTerms, 'slots'>, { kind, isFree, fromDate, thruDate }: OpenSlot, people: readonly Person[]): PersonCost[] {
  const slots = kind === STAY ? daysBetween({ date: fromDate }, { date: thruDate }) + 1 : 1;
  return people.map((person) => {
    const age = ageOn(person.birthDate, fromDate);
    const found = isFree ? nothing : costOf({ ...terms, slots }, { relation: person.relation, age });
    if (found === 'noShare') throw serviceRequestErrors.error('noShare');
    if (found === 'notAllowed') throw serviceRequestErrors.error('noCost', { fields: { [person.field ?? 'slotOne']: 'noCost' } });
    return { person, age, cost: found.cost, employeeShare: found.employeeShare, employerShare: found.employerShare };
  });
}

/** Throws overlap, tooOften, tooSoon. */
function checkUses({ had, conditionOf }: Facts, { partyId }: Asker, groupId: string, slots: readonly OpenSlot[]): void {
  const [first] = slots;
  if (first === undefined) return;
  const earlier = had.filter((one) => one.partyId === partyId && one.eventId !== first.eventId);
  const meets = (slot: OpenSlot) => earlier.some(({ kind, fromDate, thruDate }) => kind === STAY && fromDate <= slot.thruDate && thruDate >= slot.fromDate);
  if (first.kind === STAY && slots.some(meets)) throw serviceRequestErrors.error('overlap');
  const condition = conditionOf(groupId, first.serviceId);
  if (condition === undefined) return;
  const { mostUses, withinMonths, gapCount, gapUnit } = condition;
  const uses = earlier.filter(({ serviceId }) => serviceId === first.serviceId).map(({ fromDate }) => fromDate);
  if (mostUses !== null && withinMonths !== null) {
    const since = monthsLater({ date: first.fromDate }, -withinMonths).date;
    if (uses.filter((date) => date > since).length >= mostUses) throw serviceRequestErrors.error('tooOften', { values: { most: fa(mostUses), months: fa(withinMonths) } });
  }
  const last = uses.toSorted().at(-1);
  if (last === undefined || gapCount === 0) return;
  const from = (gapUnit === 'days' ? daysLater({ date: last }, gapCount) : monthsLater({ date: last }, gapCount)).date;
  if (first.fromDate < from) throw serviceRequestErrors.error('tooSoon', { values: { day: formatJalaliFa(from) } });
}

interface Strictness {
  /** Of a request that is written, and not of one that is decided on. */
  readonly mustBeOpen: boolean;
  /** Conditions that were overruled for it; where absent, those that somebody may overrule are left to them. */
  readonly overruled?: ReadonlySet<string> | undefined;
}

/** What a request is, by facts of the day. Throws what it may not be. */
export function judgeBy(facts: Facts, asker: Asker, values: FormValues, { mustBeOpen, overruled }: Strictness): Judged {
  const groupId = facts.groups.get(asker.partyId);
  if (groupId === undefined) throw serviceRequestErrors.error('noGroup');
  const slots = choicesIn(facts, values, mustBeOpen);
  const [first] = slots;
  if (first === undefined) throw serviceRequestErrors.error('notOpen', { fields: { slotOne: 'notOpen' } });
  if (first.gender !== 'all') {
    if ((first.gender === 'Male' ? 'Y' : 'N') !== facts.askers.get(asker.partyId)?.gender) throw serviceRequestErrors.error('gender');
  }
  const stands = ({ conditionId, overruledBy }: UnmetCondition): boolean => (overruled === undefined ? overruledBy === 'nobody' : !overruled.has(conditionId));
  const unmet = facts.unmetOf(asker.partyId, first.eventId).find(stands);
  if (unmet !== undefined) throw serviceRequestErrors.error('condition', { values: { why: unmet.refusal } });
  const people = peopleIn(facts, asker, values, first);
  const { serviceId, eventId } = first;
  const terms = { audience: facts.costs.get(eventId) ?? [], shares: facts.sharesOf(groupId, serviceId) };
  const costs = new Map(slots.map((slot) => [slot.slotId, costsIn(terms, slot, people)]));
  checkUses(facts, asker, groupId, slots);
  return { groupId, slots, people, places: first.kind === STAY ? 1 : people.length, costs };
}

/** The same, with the facts as they stand now. */
export const judge = async (db: Db, asker: Asker, values: FormValues, strictness: Strictness): Promise<Judged> =>
  judgeBy(await readFacts(db, asker, [{ partyId: asker.partyId, values }]), asker, values, strictness);

export interface Sums {
  readonly cost: bigint;
  readonly employeeShare: bigint;
  readonly employerShare: bigint;
}

/** What all of them cost, in rials. */
export const sumOf = (costs: readonly Sums[]): Sums =>
  costs.reduce<Sums>((all, one) => ({ cost: all.cost + one.cost, employeeShare: all.employeeShare + one.employeeShare, employerShare: all.employerShare + one.employerShare }), {
    cost: 0n,
    employeeShare: 0n,
    employerShare: 0n,
  });
