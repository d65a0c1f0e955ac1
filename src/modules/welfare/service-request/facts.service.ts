/** What requests for services are judged by, read at once: for whoever asks alone, and for everybody of a list by the same number of statements. */
import type { FormValues } from '#kernel/form/definition.ts';
import { readExact } from '#kernel/formula/exact.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { UnmetCondition } from '../event-conditions/event-conditions.rules.ts';
import { readUnmet } from '../event-conditions/event-conditions.service.ts';
import { groupsOf } from '../loan-request/loan-request.store.ts';
import type { ServiceTerms } from '../service-cost/service-cost.rules.ts';
import {
  type AskerFacts,
  askersOf,
  type Condition,
  conditionsOf,
  costsOf,
  type EarlierPlace,
  type OpenSlot,
  placesHad,
  type Relative,
  relativesOf,
  sharesOf,
  slotsById,
} from './service-request.store.ts';

export const choiceFields = ['slotOne', 'slotTwo', 'slotThree'] as const;
export const companionFields = ['companionOne', 'companionTwo', 'companionThree', 'companionFour'] as const;

export interface Said {
  readonly field: string;
  readonly value: string;
}

/** Those of the fields in which something is said, in their order. */
export const said = (values: FormValues, names: readonly string[]): Said[] =>
  names.flatMap((field) => (typeof values[field] === 'string' && values[field] !== '' ? [{ field, value: String(values[field]) }] : []));

/** A request, and whose. */
export interface Request {
  readonly partyId: string;
  readonly values: FormValues;
}

export interface Facts {
  /** By person: the group of welfare on the day. */
  readonly groups: ReadonlyMap<string, string>;
  readonly slots: ReadonlyMap<string, OpenSlot>;
  readonly askers: ReadonlyMap<string, AskerFacts>;
  /** By id, whosever they are. */
  readonly relatives: ReadonlyMap<string, Relative>;
  readonly had: readonly EarlierPlace[];
  /** By event. */
  readonly costs: ReadonlyMap<string, ServiceTerms['audience']>;
  sharesOf(groupId: string, serviceId: string): ServiceTerms['shares'];
  conditionOf(groupId: string, serviceId: string): Condition | undefined;
  /** Conditions of an event that do not hold of somebody. */
  unmetOf(partyId: string, eventId: string): readonly UnmetCondition[];
}

const distinct = (values: Iterable<string>): string[] => [...new Set(values)];
const valuesIn = (requests: readonly Request[], names: readonly string[]): string[] => distinct(requests.flatMap(({ values }) => said(values, names).map(({ value }) => value)));

/** Of requests in one company on a day (ISO). */
export async function readFacts(db: Db, { companyId, day }: { readonly companyId: string; readonly day: string }, requests: readonly Request[]): Promise<Facts> {
  const people = distinct(requests.map(({ partyId }) => partyId));
  const [groups, slots, askers, relatives, had] = await Promise.all([
    groupsOf(db, { companyId, day }, people),
    slotsById(db, companyId, valuesIn(requests, choiceFields), day),
    askersOf(db, people),
    relativesOf(db, people, valuesIn(requests, companionFields)),
    placesHad(db, people),
  ]);
  const pairs = { groupIds: distinct(groups.map(({ groupId }) => groupId)), serviceIds: distinct(slots.map(({ serviceId }) => serviceId)), day };
  const eventIds = distinct(slots.map(({ eventId }) => eventId));
  const [costs, shares, conditions, unmetOf] = await Promise.all([
    costsOf(db, eventIds),
    sharesOf(db, pairs),
    conditionsOf(db, pairs),
    readUnmet(db, { companyId, day }, eventIds, groups),
  ]);
  const isOf = (groupId: string, serviceId: string) => (one: { readonly groupId: string; readonly serviceId: string }) => one.groupId === groupId && one.serviceId === serviceId;
  return {
    groups: new Map(groups.map(({ partyId, groupId }) => [partyId, groupId])),
    slots: new Map(slots.map((slot) => [slot.slotId, slot])),
    askers: new Map(askers.map((one) => [one.partyId, one])),
    relatives: new Map(relatives.map((one) => [one.familyMemberId, one])),
    ...{ had, costs, unmetOf },
    sharesOf: (groupId, serviceId) =>
      shares.filter(isOf(groupId, serviceId)).map(({ relation, employee }) => ({ ...(relation === null ? {} : { relation }), employee: readExact(employee) ?? 0 })),
    conditionOf: (groupId, serviceId) => conditions.find(isOf(groupId, serviceId)),
  };
}
