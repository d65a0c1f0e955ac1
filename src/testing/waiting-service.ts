/** A request of somebody for a service of welfare, laid in the tables: it is accepted by others before it may be confirmed or given back. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { companyOf, type PersonName, partyId } from './organisation.ts';
import { layReceipt } from './service-rows.ts';

/** Answers the ids of a request that is accepted and waits for a place in a slot, in a group of its own, of another place that is asked for it, and of a receipt. */
export async function layServiceRequest(
  owner: Pick<pg.Pool, 'query'>,
  name: PersonName,
  slotId: string,
  hasSums = false,
): Promise<{ readonly serviceRequestId: string; readonly allocationMoveId: string; readonly welfareReceiptId: string }> {
  const [company, person, serviceRequestId, group] = [companyOf(name), partyId(name), randomUUID(), randomUUID()];
  const [allocationMoveId, welfareReceiptId] = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id)
     select $1::uuid, $2, $1::uuid::text, 'Guests', empl_position_id from empl_position where company_id = $2 limit 1`,
    [group, company],
  );
  await owner.query(`insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one) values ($1, $2, $3, '2026-04-01', $4)`, [
    ...[serviceRequestId, company, person, slotId],
  ]);
  await owner.query(`update welfare_request set status_id = 'RqApproved', closed_at = '2026-04-02' where welfare_request_id = $1`, [serviceRequestId]);
  await owner.query(
    `insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, cost, employee_share, employer_share)
     select $1, $2, $3, welfare_event_id, $5, 'WpWaiting', 1, 1, 0, 0, 0 from welfare_slot where welfare_slot_id = $4`,
    [serviceRequestId, company, person, slotId, group],
  );
  await owner.query(
    `insert into welfare_allocation_line (welfare_request_id, company_id, party_id, welfare_event_id, place, decider, uses, waiting)
     select p.welfare_request_id, p.company_id, p.party_id, p.welfare_event_id, (select count(*) + 1 from welfare_allocation_line l where l.welfare_event_id = p.welfare_event_id),
       'date', 0, 'slotFull' from welfare_place p where p.welfare_request_id = $1`,
    [serviceRequestId],
  );
  await owner.query(
    `insert into welfare_allocation_move (welfare_allocation_move_id, company_id, welfare_request_id, from_place, to_place, reason, asked_at) values ($1, $2, $3, 1, 2, 'x', '2026-04-03')`,
    [allocationMoveId, company, serviceRequestId],
  );
  await owner.query(
    `insert into welfare_receipt (welfare_receipt_id, company_id, party_id, welfare_request_id, receipt_number, paid_on, amount, file)
     values ($1::uuid, $2, $3, $4, $1::uuid::text, '2026-04-03', 1, 'x.pdf;x.pdf')`,
    [welfareReceiptId, company, person, serviceRequestId],
  );
  // what the event costs is told of a place that somebody has
  if (hasSums) {
    const { rows } = await owner.query<{ eventId: string }>('select welfare_event_id as "eventId" from welfare_slot where welfare_slot_id = $1', [slotId]);
    await layReceipt(owner, { partyId: partyId('accountant'), eventId: rows[0]?.eventId ?? '', slotId, groupId: group });
  }
  return { serviceRequestId, allocationMoveId, welfareReceiptId };
}
