/** SQL of the lists of events: who asks, where everybody stands, and how the list stands. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { allocationSources, allocationWaits } from '../allocation/allocation.rules.ts';
import type { StoredWord } from '../draw-words/draw-words.store.ts';
import { allocationLines, allocations } from './service-allocation.contract.ts';

export type AllocationState = 'WaOpen' | 'WaRanked' | 'WaSent' | 'WaReturned' | 'WaApproved' | 'WaRejected';

export interface StoredAllocation extends StoredWord {
  readonly welfareEventId: string;
  readonly companyId: string;
  readonly eventCode: string;
  readonly title: string;
  readonly way: 'score' | 'draw';
  readonly remainders: 'next' | 'kept';
  readonly standBackMonths: number | null;
  /** ISO day. */
  readonly requestThru: string;
  readonly stateId: AllocationState;
  readonly rowVersion: number;
}

const stored = sql`
  select e.welfare_event_id as "welfareEventId", e.company_id as "companyId", e.event_code as "eventCode", e.title, e.way, e.remainders, e.stand_back_months::int as "standBackMonths", e.request_thru as "requestThru",
    a.state_id as "stateId", a.draw_word as word, a.draw_hash as "seedHash", a.row_version as "rowVersion"
  from welfare_allocation a join welfare_event e using (welfare_event_id) where e.way <> 'firstCome'`;

export const allocationOf = (db: Db, rows: RowScope, eventId: string): Promise<StoredAllocation | undefined> =>
  db.maybe(sql`${stored} and e.welfare_event_id::text = ${eventId} and ${companiesIn(rows, sql`e.company_id`)}`);

/** The same, held until the end of the transaction: what is done to a list is done one after the other. */
export const holdAllocation = (tx: Tx, rows: RowScope, eventId: string): Promise<StoredAllocation | undefined> =>
  tx.maybe(sql`${stored} and e.welfare_event_id::text = ${eventId} and ${companiesIn(rows, sql`e.company_id`)} for update of a, e`);

export const moveAllocation = (tx: Tx, eventId: string, state: AllocationState): Promise<number> =>
  tx.run(sql`update welfare_allocation set state_id = ${state}, row_version = row_version + 1 where welfare_event_id = ${eventId}::uuid`);

export interface Counts {
  readonly capacity: number;
  readonly listed: number;
  readonly undecided: number;
  readonly given: number;
}

/** Without a RowScope: it counts, and names nobody. A request that came back to whoever asked cannot be sent again after its window. */
export const countsOf = (db: Db, eventId: string): Promise<Counts> =>
  db.one(sql`
    select (select coalesce(sum(capacity), 0)::int from welfare_slot where welfare_event_id = ${eventId}::uuid) as capacity,
      (select count(*)::int from welfare_allocation_line where welfare_event_id = ${eventId}::uuid and source is not null) as given,
      count(*) filter (where r.status_id = 'RqApproved')::int as listed, count(*) filter (where r.status_id not in ('RqApproved', 'RqReturned'))::int as undecided
    from welfare_place p join welfare_request r using (welfare_request_id) where p.welfare_event_id = ${eventId}::uuid and p.status_id = 'WpListed'`);

/** Slots and quotas by id, with the places of each. */
export const offerOf = (db: Db, eventId: string): Promise<{ readonly slots: readonly (readonly [string, number])[]; readonly quotas: readonly (readonly [string, number])[] }> =>
  db.one(sql`
    select (select coalesce(jsonb_agg(jsonb_build_array(welfare_slot_id, capacity) order by slot_code), '[]') from welfare_slot where welfare_event_id = ${eventId}::uuid) as slots,
      (select coalesce(jsonb_agg(jsonb_build_array(welfare_group_id, places)), '[]') from welfare_quota_places where welfare_event_id = ${eventId}::uuid) as quotas`);

export interface Candidate {
  readonly requestId: string;
  readonly partyId: string;
  readonly groupId: string;
  readonly places: number;
  readonly choices: readonly string[];
  /** ISO instant. */
  readonly createdAt: string;
  readonly code: string;
  /** Places of services that were had before. */
  readonly uses: number;
  /** ISO day on which a place of the same service was last had. */
  readonly lastUsedOn: string | null;
}

/** Whose request is accepted and listed. Without a RowScope: the list of a whole company. */
export const candidatesOf = (db: Db, eventId: string): Promise<Candidate[]> =>
  db.many(sql`
    select p.welfare_request_id as "requestId", p.party_id as "partyId", p.welfare_group_id as "groupId", p.places, array_remove(array[r.slot_one, r.slot_two, r.slot_three], null)::text[] as choices,
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt", coalesce(n.code, '') as code, had.uses, had.last as "lastUsedOn"
    from welfare_place p join welfare_request r using (welfare_request_id) join welfare_event e on e.welfare_event_id = p.welfare_event_id
    left join lateral (select k.pseudo_id as code from party_relationship k where k.party_id = p.party_id and k.company_id = p.company_id and k.relationship_type_enum_id = 'PrtEmployee'
      order by lower(k.valid) desc limit 1) n on true
    cross join lateral (
      select count(*)::int as uses, max(s.from_date) filter (where x.welfare_service_id = e.welfare_service_id) as last
      from welfare_place o join welfare_slot s using (welfare_slot_id) join welfare_event x on x.welfare_event_id = o.welfare_event_id
      where o.party_id = p.party_id and o.status_id in ('WpConfirmed', 'WpUsed', 'WpNoShow') and o.welfare_event_id <> p.welfare_event_id) had
    where p.welfare_event_id = ${eventId}::uuid and p.status_id = 'WpListed' and r.status_id = 'RqApproved'`);

export interface NewLine {
  readonly request: string;
  readonly party: string;
  readonly place: number;
  readonly decider: string;
  readonly uses: number;
  readonly hash: string | null;
  readonly slot: string | null;
  readonly source: (typeof allocationSources)[number] | null;
  readonly waiting: (typeof allocationWaits)[number] | null;
}

/** In place of the list that stood. */
export async function writeLines(tx: Tx, { welfareEventId, companyId }: StoredAllocation, lines: readonly NewLine[]): Promise<void> {
  await tx.run(sql`delete from welfare_allocation_line where welfare_event_id = ${welfareEventId}::uuid`);
  await tx.run(sql`
    insert into welfare_allocation_line (welfare_request_id, company_id, party_id, welfare_event_id, place, decider, uses, hash, welfare_slot_id, source, waiting)
    select l.request, ${companyId}::uuid, l.party, ${welfareEventId}::uuid, l.place, l.decider, l.uses, l.hash, l.slot, l.source, l.waiting
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (request uuid, party uuid, place int, decider text, uses int, hash text, slot uuid, source text, waiting text)`);
}

export interface ListedLine extends Pick<Candidate, 'requestId' | 'partyId' | 'groupId' | 'places' | 'choices' | 'uses'> {
  readonly id: string;
  readonly place: number;
  readonly decider: string;
  readonly hash: string | null;
}

/** Lines of those who are still listed, by place, with what they ask for. Without a RowScope: the list of a whole company. */
export const listedLines = (db: Db, eventId: string): Promise<ListedLine[]> =>
  db.many(sql`
    select l.welfare_request_id as id, l.welfare_request_id as "requestId", l.party_id as "partyId", p.welfare_group_id as "groupId", p.places, l.place, l.decider, l.uses, l.hash,
      array_remove(array[r.slot_one, r.slot_two, r.slot_three], null)::text[] as choices
    from welfare_allocation_line l join welfare_place p using (welfare_request_id) join welfare_request r using (welfare_request_id)
    where l.welfare_event_id = ${eventId}::uuid and p.status_id = 'WpListed' order by l.place`);

/** Lines of those who are still listed, in their order. Without a RowScope: places are given to everybody in the list. */
export const linesToGive = (tx: Tx, eventId: string): Promise<{ readonly requestId: string; readonly slotId: string | null }[]> =>
  tx.many(sql`
    select l.welfare_request_id as "requestId", l.welfare_slot_id as "slotId" from welfare_allocation_line l join welfare_place p using (welfare_request_id)
    where l.welfare_event_id = ${eventId}::uuid and p.status_id = 'WpListed' order by l.place`);

/** The code of whoever asks for the place `o`, as employed there. */
const codeOf: Sql = sql`(select k.pseudo_id from party_relationship k where k.party_id = o.party_id and k.company_id = o.company_id and k.relationship_type_enum_id = 'PrtEmployee'
  order by lower(k.valid) desc limit 1)`;

export interface Shown {
  readonly requestId: string;
  readonly place: number;
  readonly fullName: string;
  readonly groupName: string;
  readonly slotTitle: string | null;
  readonly waiting: string | null;
  readonly decider: string;
  /** What was said of it by those who decided, oldest first. */
  readonly marks: readonly { readonly by: string | null; readonly note: string }[];
  /** Conditions that were overruled for the request, and why. */
  readonly overruled: readonly { readonly title: string; readonly reason: string }[];
}

/** Lines that are shown to whoever decides; the whole list is on the page. */
const MOST = 500;

/** Without a RowScope: whoever the step asks reads the list that they decide on. */
export const listToDecide = (db: Db, eventId: string): Promise<Shown[]> =>
  db.many(sql`
    select l.welfare_request_id as "requestId", l.place, ${nameOfPerson(sql`l.party_id`)} as "fullName", g.description as "groupName", s.title as "slotTitle", l.waiting, l.decider,
      (select coalesce(jsonb_agg(jsonb_build_object('by', ${nameOfPerson(sql`m.marked_by`)}, 'note', m.note) order by m.marked_at, m.welfare_allocation_mark_id), '[]')
        from welfare_allocation_mark m where m.welfare_request_id = l.welfare_request_id) as marks,
      (select coalesce(jsonb_agg(jsonb_build_object('title', v.title, 'reason', v.reason) order by v.overruled_at, v.title), '[]')
        from welfare_overrule v where v.welfare_request_id = l.welfare_request_id) as overruled
    from welfare_allocation_line l join welfare_place p using (welfare_request_id) join welfare_group g using (welfare_group_id)
    left join welfare_slot s on s.welfare_slot_id = l.welfare_slot_id where l.welfare_event_id = ${eventId}::uuid order by l.place limit ${MOST}`);

export interface PrintedLine extends Omit<Shown, 'marks' | 'overruled'> {
  readonly pseudoId: string | null;
  readonly places: number;
}

/** The whole list, of people in scope, as it stands on paper. */
export const printedLines = (db: Db, rows: RowScope, eventId: string): Promise<PrintedLine[]> =>
  db.many(sql`
    select l.welfare_request_id as "requestId", l.place, ${codeOf} as "pseudoId", ${nameOfPerson(sql`o.party_id`)} as "fullName", g.description as "groupName", o.places, s.title as "slotTitle",
      l.waiting, l.decider
    from welfare_allocation_line l join welfare_place o using (welfare_request_id) join welfare_group g using (welfare_group_id)
    left join welfare_slot s on s.welfare_slot_id = l.welfare_slot_id
    where l.welfare_event_id = ${eventId}::uuid and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)} order by l.place`);

const countListed: Sql = sql`(select count(*)::int from welfare_place p join welfare_request r using (welfare_request_id)
  where p.welfare_event_id = e.welfare_event_id and p.status_id = 'WpListed' and r.status_id = 'RqApproved')`;

export const allocationSource = defineSource<typeof allocations>({
  calls: allocations,
  parts: ({ rows }) => ({
    from: sql`welfare_event e join welfare_allocation a using (welfare_event_id)`,
    where: sql`e.way <> 'firstCome' and ${companiesIn(rows, sql`e.company_id`)}`,
    key: sql`e.welfare_event_id`,
    columns: {
      eventCode: { value: sql`e.event_code` },
      title: { value: sql`e.title` },
      way: { value: sql`e.way` },
      requestThru: { value: sql`e.request_thru` },
      capacity: { value: sql`(select coalesce(sum(s.capacity), 0)::int from welfare_slot s where s.welfare_event_id = e.welfare_event_id)` },
      listed: { value: countListed },
      stateId: { value: sql`a.state_id` },
    },
    search: ['eventCode', 'title'],
    order: sql`e.request_thru desc`,
  }),
});

export const lineSource = defineSource<typeof allocationLines>({
  calls: allocationLines,
  parts: ({ rows, query }) => ({
    from: sql`welfare_place o join welfare_request r using (welfare_request_id) join welfare_group g using (welfare_group_id)
      left join welfare_allocation_line l on l.welfare_request_id = o.welfare_request_id left join welfare_slot s on s.welfare_slot_id = l.welfare_slot_id`,
    where: sql`o.welfare_event_id = ${query.welfareEventId}::uuid and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}`,
    key: sql`o.welfare_request_id`,
    subject: sql`o.party_id`,
    more: { partyId: sql`o.party_id` },
    columns: {
      pseudoId: { value: codeOf },
      fullName: { value: nameOfPerson(sql`o.party_id`) },
      place: { value: sql`l.place` },
      groupName: { value: sql`g.description` },
      requestedOn: { value: sql`(r.created_at at time zone 'Asia/Tehran')::date` },
      places: { value: sql`o.places` },
      uses: { value: sql`l.uses` },
      slotTitle: { value: sql`s.title` },
      source: { value: sql`l.source` },
      waiting: { value: sql`l.waiting` },
      decider: { value: sql`l.decider` },
      overruled: {
        value: sql`(select string_agg(v.title || ': ' || v.reason, ' / ' order by v.overruled_at, v.title) from welfare_overrule v where v.welfare_request_id = o.welfare_request_id)`,
      },
      statusId: { value: sql`o.status_id` },
    },
    search: ['pseudoId', 'fullName'],
    order: sql`l.place nulls last, o.arrival`,
  }),
});
