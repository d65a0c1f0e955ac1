/** Events that open, and whom they are for. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface OpenedEvent {
  readonly eventId: string;
  readonly title: string;
  /** ISO day, the last one of requests. */
  readonly thru: string;
}

/** Marks events that are open on a day (ISO) and of which nobody was told; answers them, each once in however many processes it is asked. */
export const markOpened = (tx: Tx, companyId: string, day: string): Promise<OpenedEvent[]> =>
  tx.many(sql`
    with opened as (
      insert into welfare_event_told (welfare_event_id, company_id)
      select e.welfare_event_id, e.company_id from welfare_event e join welfare_service v using (welfare_service_id)
      where e.company_id = ${companyId}::uuid and e.status_id = 'ActiveEvent' and v.status_id = 'ActiveService' and ${day}::date between e.request_from and e.request_thru
        and exists (select from welfare_slot s where s.welfare_event_id = e.welfare_event_id and s.from_date > ${day}::date)
        and not exists (select from welfare_event_told t where t.welfare_event_id = e.welfare_event_id)
      on conflict do nothing returning welfare_event_id)
    select e.welfare_event_id as "eventId", e.title, e.request_thru as thru from opened join welfare_event e using (welfare_event_id) order by e.event_code`);

/** Members of groups that have the service of an event on a day; of a free one of all groups. Without a RowScope: people are told what is open to them. */
export const membersFor = async (db: Db, eventId: string, day: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select distinct r.party_id as id from welfare_event e join welfare_service v using (welfare_service_id)
      join welfare_member m on m.company_id = e.company_id and m.valid @> ${day}::date
      join welfare_group g on g.welfare_group_id = m.welfare_group_id and g.welfare_group_status_id = 'ActiveWelfareGroup'
      join party_relationship r on r.party_relationship_id = m.party_relationship_id and r.valid @> ${day}::date join person p on p.party_id = r.party_id
      where e.welfare_event_id = ${eventId}::uuid and (v.gender = 'all' or p.gender = case v.gender when 'Male' then 'Y' else 'N' end)
        and (v.payment = 'free' or exists (select from welfare_group_share h
          where h.welfare_group_id = m.welfare_group_id and h.welfare_service_id = v.welfare_service_id and h.valid @> ${day}::date))`)
  ).map(({ id }) => id);
