/** A request of somebody for a service of welfare, with companions, guests and a place that is waited for: laid in the tables, since its event belongs to the company. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';

export interface PaidPlace {
  readonly partyId: string;
  readonly eventId: string;
  readonly slotId: string;
  readonly groupId: string;
}

/** A confirmed place that is paid by the own hand, with a receipt that was sent back. */
export async function layReceipt(owner: Pick<TestApp['owner'], 'query'>, { partyId, eventId, slotId, groupId }: PaidPlace): Promise<void> {
  const requestId = randomUUID();
  await owner.query(
    `insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one)
     select $1::uuid, company_id, $2::uuid, '2026-04-01', $3::uuid from welfare_event where welfare_event_id = $4::uuid`,
    [requestId, partyId, slotId, eventId],
  );
  await owner.query(
    `insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, welfare_slot_id, status_id, places, persons, cost, employee_share, employer_share)
     select $1::uuid, company_id, $2::uuid, welfare_event_id, $3::uuid, $4::uuid, 'WpHeld', 1, 1, 9000000, 5000000, 4000000 from welfare_event where welfare_event_id = $5::uuid`,
    [requestId, partyId, groupId, slotId, eventId],
  );
  await owner.query(`update welfare_place set status_id = 'WpConfirmed' where welfare_request_id = $1`, [requestId]);
  await owner.query(
    `insert into welfare_receipt (welfare_receipt_id, company_id, party_id, welfare_request_id, receipt_number, paid_on, amount, file)
     select gen_random_uuid(), company_id, party_id, welfare_request_id, welfare_request_id::text, '2026-04-03', 7777, 'x.pdf;x.pdf' from welfare_place where welfare_request_id = $1`,
    [requestId],
  );
  await owner.query(`update welfare_receipt set status_id = 'WrReturned', reason = 'Cannot be read' where welfare_request_id = $1`, [requestId]);
}

/** Another event of the service of one, with a slot. */
async function layEvent(owner: TestApp['owner'], eventId: string): Promise<Pick<PaidPlace, 'eventId' | 'slotId'>> {
  const made = { eventId: randomUUID(), slotId: randomUUID() };
  await owner.query(
    `with event as (insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru)
       select $1::uuid, company_id, $1::uuid, 'Autumn', welfare_service_id, '2026-03-21', '2026-04-01' from welfare_event where welfare_event_id = $3::uuid returning welfare_event_id, company_id)
     insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity)
     select $2::uuid, company_id, welfare_event_id, 'D1', 'Departure', '2026-05-01', '2026-05-03', 10 from event`,
    [made.eventId, made.slotId, eventId],
  );
  return made;
}

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
  const { rows } = await owner.query<{ groupId: string }>(`select welfare_group_id as "groupId" from welfare_place where welfare_request_id = $1`, [requestId]);
  await layReceipt(owner, { partyId, groupId: rows[0]?.groupId ?? '', ...(await layEvent(owner, eventId)) });
  return { welfareEventId: eventId, welfareSlotId: slotId };
}
