/** A request of somebody for a service of welfare, with companions, guests and a place that is waited for: laid in the tables, since its event belongs to the company. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';

/** Of a member of a group of welfare with somebody in the family. Answers the ids of the event and of its slot, for which a request may still be made. */
export async function layServiceRequest({ owner }: Pick<TestApp, 'owner'>, partyId: string): Promise<{ readonly welfareEventId: string; readonly welfareSlotId: string }> {
  const [serviceId, eventId, slotId, requestId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const member = `select m.company_id, m.welfare_group_id from welfare_member m join party_relationship r using (party_relationship_id) where r.party_id = $1::uuid limit 1`;
  await owner.query(
    `with member as (${member}),
       service as (insert into welfare_service (welfare_service_id, company_id, service_code, title, kind)
         select $2::uuid, company_id, $2, 'Trip', 'trip' from member returning welfare_service_id, company_id),
       event as (insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru)
         select $3::uuid, company_id, $3, 'Spring', welfare_service_id, '2026-03-21', '2099-01-01' from service returning welfare_event_id, company_id),
       cost as (insert into welfare_event_cost (welfare_event_cost_id, company_id, welfare_event_id, cost) select gen_random_uuid(), company_id, welfare_event_id, 3000000 from event),
       share as (insert into welfare_group_share (welfare_group_share_id, company_id, welfare_group_id, welfare_service_id, employee_percent, employer_percent, valid)
         select gen_random_uuid(), m.company_id, m.welfare_group_id, s.welfare_service_id, 40, 60, '[2020-01-01,)' from member m, service s)
     insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity)
     select $4::uuid, company_id, welfare_event_id, 'D1', 'Departure', '2099-02-01', '2099-02-03', 10 from event`,
    [partyId, serviceId, eventId, slotId],
  );
  await owner.query(
    `with relative as (select array_agg(family_member_id) as ids from family_member where party_id = $1::uuid),
       member as (${member})
     insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one, companion_one, companion_two, companion_three, companion_four,
       guest_one_name, guest_one_code, guest_two_name, guest_two_code)
     select $2::uuid, company_id, $1::uuid, '2026-05-01', $3::uuid, ids[1], ids[1], ids[1], ids[1], 'First', '1111111111', 'Second', '2222222222' from relative, member`,
    [partyId, requestId, slotId],
  );
  await owner.query(
    `insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, cost, employee_share, employer_share)
     select $2::uuid, company_id, $1::uuid, $3::uuid, welfare_group_id, 'WpListed', 7, 7, 21000000, 8400000, 12600000 from (${member}) member`,
    [partyId, requestId, eventId],
  );
  await owner.query(
    `insert into welfare_allocation_move (welfare_allocation_move_id, company_id, welfare_request_id, from_place, to_place, reason, asked_at)
     select gen_random_uuid(), company_id, welfare_request_id, 1, 2, 'Was ill in spring', '2026-05-02' from welfare_request where welfare_request_id = $1`,
    [requestId],
  );
  return { welfareEventId: eventId, welfareSlotId: slotId };
}
