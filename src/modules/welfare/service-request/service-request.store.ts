/** What a request for a service is judged by: the event, the family and the earlier places of whoever asks. */
import { type Db, join, sql } from '#platform/db/db.server.ts';
import type { ServiceTerms } from '../service-cost/service-cost.rules.ts';

export interface OpenSlot {
  readonly slotId: string;
  readonly title: string;
  readonly eventId: string;
  readonly serviceId: string;
  readonly kind: string;
  readonly isFree: boolean;
  readonly way: 'firstCome' | 'score' | 'draw';
  readonly gender: string;
  /** Relations, `self` and `guest` among them; null: the family. */
  readonly audience: readonly string[] | null;
  readonly mostCompanions: number;
  readonly confirmDays: number | null;
  readonly fromDate: string;
  readonly thruDate: string;
  /** Whether it may be asked for on the day. */
  readonly isOpen: boolean;
}

const openSlot = sql`
  select s.welfare_slot_id as "slotId", concat_ws(' - ', e.title, s.title) as title, e.welfare_event_id as "eventId", v.welfare_service_id as "serviceId", v.kind,
    v.payment = 'free' as "isFree", e.way, v.gender, v.audience::jsonb as audience, e.most_companions::int as "mostCompanions", e.confirm_days::int as "confirmDays",
    s.from_date as "fromDate", s.thru_date as "thruDate"`;
const slotsFrom = sql`from welfare_slot s join welfare_event e using (welfare_event_id) join welfare_service v using (welfare_service_id)`;

/** Slots by id, of one company. `day`: ISO. */
export const slotsById = (db: Db, companyId: string, ids: readonly string[], day: string): Promise<OpenSlot[]> =>
  db.many(sql`
    ${openSlot}, e.status_id = 'ActiveEvent' and v.status_id = 'ActiveService' and ${day}::date between e.request_from and e.request_thru and s.from_date > ${day}::date as "isOpen"
    ${slotsFrom} where s.company_id = ${companyId}::uuid and s.welfare_slot_id::text = any(${[...ids]}::text[])`);

/** Slots that may be asked for today and whose service has shares for the group. */
export const openSlotsOf = (db: Db, companyId: string, groupId: string, day: string): Promise<OpenSlot[]> =>
  db.many(sql`
    ${openSlot}, true as "isOpen" ${slotsFrom}
    where s.company_id = ${companyId}::uuid and e.status_id = 'ActiveEvent' and v.status_id = 'ActiveService' and ${day}::date between e.request_from and e.request_thru
      and s.from_date > ${day}::date
      and (v.payment = 'free' or exists (select from welfare_group_share h where h.welfare_group_id = ${groupId}::uuid and h.welfare_service_id = v.welfare_service_id and h.valid @> ${day}::date))
    order by s.from_date, s.slot_code limit 200`);

export interface Relative {
  readonly partyId: string;
  readonly familyMemberId: string;
  readonly title: string;
  readonly relation: string;
  readonly birthDate: string;
}

/** Relatives of people who live and are still of the family. Without a RowScope: of those who ask. */
export const relativesOf = (db: Db, partyIds: readonly string[], ids?: readonly string[]): Promise<Relative[]> =>
  db.many(sql`
    select f.party_id as "partyId", f.family_member_id as "familyMemberId", concat_ws(' ', f.first_name, f.last_name) as title, f.relationship_type_enum_id as relation, f.birth_date as "birthDate"
    from family_member f where f.party_id = any (${[...partyIds]}::uuid[]) and f.death_date is null and f.divorce_date is null
      and (${ids === undefined} or f.family_member_id::text = any(${[...(ids ?? [])]}::text[])) order by f.birth_date, f.family_member_id`);

/** One of them by id, whether or not they may still come: what an earlier request names. Without a RowScope: of whoever asks alone. */
export const relativeById = (db: Db, partyId: string, familyMemberId: string): Promise<Pick<Relative, 'familyMemberId' | 'title'>[]> =>
  db.many(sql`
    select f.family_member_id as "familyMemberId", concat_ws(' ', f.first_name, f.last_name) as title
    from family_member f where f.party_id = ${partyId}::uuid and f.family_member_id::text = ${familyMemberId}`);

export interface AskerFacts {
  readonly partyId: string;
  readonly birthDate: string | null;
  readonly gender: string | null;
  readonly name: string;
}

/** Birth and gender. Without a RowScope: of those who ask. */
export const askersOf = (db: Db, partyIds: readonly string[]): Promise<AskerFacts[]> =>
  db.many(sql`
    select party_id as "partyId", birth_date as "birthDate", gender, concat_ws(' ', first_name, last_name) as name from person where party_id = any (${[...partyIds]}::uuid[])`);

interface StoredTerms {
  readonly eventId: string;
  readonly audience: readonly { readonly relation?: string; readonly ageFrom?: number; readonly ageThru?: number; readonly cost: string }[];
}

/** Costs of events by audience, in rials; of an event without any nothing. */
export async function costsOf(db: Db, eventIds: readonly string[]): Promise<ReadonlyMap<string, ServiceTerms['audience']>> {
  const stored = await db.many<StoredTerms>(sql`
    select welfare_event_id as "eventId",
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('relation', relation, 'ageFrom', age_from, 'ageThru', age_thru, 'cost', cost::text)) order by welfare_event_cost_id) as audience
    from welfare_event_cost where welfare_event_id = any (${[...eventIds]}::uuid[]) group by welfare_event_id`);
  return new Map(stored.map(({ eventId, audience }) => [eventId, audience.map(({ cost, ...row }) => ({ ...row, cost: BigInt(cost) }))]));
}

/** Groups and services, each with each. */
export interface Pairs {
  readonly groupIds: readonly string[];
  readonly serviceIds: readonly string[];
  /** ISO. */
  readonly day: string;
}

/** What a group bears of a service. */
interface OfPair {
  readonly groupId: string;
  readonly serviceId: string;
}

/** Percent of the employee, exact; a row without relation speaks of all others. */
export const sharesOf = (db: Db, { groupIds, serviceIds, day }: Pairs): Promise<(OfPair & { readonly relation: string | null; readonly employee: string })[]> =>
  db.many(sql`
    select welfare_group_id as "groupId", welfare_service_id as "serviceId", relation, trim_scale(employee_percent)::text as employee from welfare_group_share
    where welfare_group_id = any (${[...groupIds]}::uuid[]) and welfare_service_id = any (${[...serviceIds]}::uuid[]) and valid @> ${day}::date`);

export interface Condition extends OfPair {
  readonly mostUses: number | null;
  readonly withinMonths: number | null;
  readonly gapCount: number;
  readonly gapUnit: 'days' | 'months';
}

export const conditionsOf = (db: Db, { groupIds, serviceIds, day }: Pairs): Promise<Condition[]> =>
  db.many(sql`
    select welfare_group_id as "groupId", welfare_service_id as "serviceId", most_uses::int as "mostUses", within_months::int as "withinMonths", gap_count::int as "gapCount", gap_unit as "gapUnit"
    from welfare_group_use where welfare_group_id = any (${[...groupIds]}::uuid[]) and welfare_service_id = any (${[...serviceIds]}::uuid[]) and valid @> ${day}::date`);

export interface EarlierPlace {
  readonly partyId: string;
  readonly eventId: string;
  readonly serviceId: string;
  readonly kind: string;
  readonly fromDate: string;
  readonly thruDate: string;
}

const living = join(['WpHeld', 'WpOffered', 'WpConfirmed', 'WpUsed'].map((status) => sql`${status}`));

/** Places that people have of events. Without a RowScope: of those who ask. */
export const placesHad = (db: Db, partyIds: readonly string[]): Promise<EarlierPlace[]> =>
  db.many(sql`
    select p.party_id as "partyId", p.welfare_event_id as "eventId", v.welfare_service_id as "serviceId", v.kind, s.from_date as "fromDate", s.thru_date as "thruDate"
    from welfare_place p join welfare_slot s using (welfare_slot_id) join welfare_event e on e.welfare_event_id = s.welfare_event_id join welfare_service v using (welfare_service_id)
    where p.party_id = any (${[...partyIds]}::uuid[]) and p.status_id in (${living})`);
