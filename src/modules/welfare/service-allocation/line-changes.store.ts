/** SQL of what is said of the lines of a list, and of changes of its order by hand. */
import { isUuid } from '#kernel/ids/ids.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { MoveDecision, NewMove, StoredMove } from '../approved-list/moves.define.ts';
import { lineMoves } from './service-allocation.contract.ts';

/** A line within the rows of somebody. */
export const lineOf = async (db: Db, rows: RowScope, requestId: string): Promise<{ readonly listId: string; readonly partyId: string } | undefined> =>
  isUuid(requestId)
    ? db.maybe(sql`
    select l.welfare_event_id as "listId", l.party_id as "partyId" from welfare_allocation_line l
    where l.welfare_request_id = ${requestId}::uuid and ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)}`)
    : undefined;

export const moveOf = async (db: Db, rows: RowScope, moveId: string): Promise<StoredMove | undefined> =>
  isUuid(moveId)
    ? db.maybe(sql`
    select o.welfare_event_id as "listId", o.welfare_request_id as "placeId", o.party_id as "partyId", m.to_place as "toPlace", m.asked_by as "askedBy"
    from welfare_allocation_move m join welfare_place o using (welfare_request_id)
    where m.welfare_allocation_move_id = ${moveId}::uuid and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}`)
    : undefined;

export const insertMove = (tx: Tx, { id, companyId, placeId, from, to, reason, by, now }: NewMove): Promise<number> =>
  tx.run(sql`
    insert into welfare_allocation_move (welfare_allocation_move_id, company_id, welfare_request_id, from_place, to_place, reason, asked_by, asked_at)
    values (${id}::uuid, ${companyId}::uuid, ${placeId}::uuid, ${from}, ${to}, ${reason}, ${by}::uuid, ${now.toISOString()}::timestamptz)`);

export const writeDecision = (tx: Tx, moveId: string, decision: MoveDecision, by: string, now: Date): Promise<number> =>
  tx.run(sql`
    update welfare_allocation_move set decision = ${decision}, decided_by = ${by}::uuid, decided_at = ${now.toISOString()}::timestamptz
    where welfare_allocation_move_id = ${moveId}::uuid and decision is null`);

/** Moves of a list that nobody has decided on. Without a RowScope: how many. */
export const openMovesOf = async (db: Db, eventId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from welfare_allocation_move m join welfare_place o using (welfare_request_id)
      where o.welfare_event_id = ${eventId}::uuid and o.status_id = 'WpListed' and m.decision is null`)
  ).count;

/** What is said of a line. */
export interface Mark {
  readonly requestId: string;
  readonly note: string;
}

/** Answers how many were of the list. */
export const insertMarks = (
  tx: Tx,
  { eventId, companyId, by, now }: { readonly eventId: string; readonly companyId: string; readonly by: string | null; readonly now: Date },
  marks: readonly (Mark & { readonly id: string })[],
): Promise<number> =>
  tx.run(sql`
    insert into welfare_allocation_mark (welfare_allocation_mark_id, company_id, welfare_request_id, marked_by, marked_at, note)
    select m.id, ${companyId}::uuid, l.welfare_request_id, ${by}::uuid, ${now.toISOString()}::timestamptz, m.note
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (id uuid, "requestId" uuid, note text)
    join welfare_allocation_line l on l.welfare_request_id = m."requestId" and l.welfare_event_id = ${eventId}::uuid`);

export const moveSource = defineSource<typeof lineMoves>({
  calls: lineMoves,
  parts: ({ rows, query }) => ({
    from: sql`welfare_allocation_move m join welfare_place o using (welfare_request_id)`,
    where: sql`o.welfare_event_id = ${query.welfareEventId}::uuid and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}`,
    key: sql`m.welfare_allocation_move_id`,
    subject: sql`o.party_id`,
    more: { partyId: sql`o.party_id` },
    columns: {
      pseudoId: {
        value: sql`(select k.pseudo_id from party_relationship k where k.party_id = o.party_id and k.company_id = o.company_id and k.relationship_type_enum_id = 'PrtEmployee'
          order by lower(k.valid) desc limit 1)`,
      },
      fullName: { value: nameOfPerson(sql`o.party_id`) },
      fromPlace: { value: sql`m.from_place` },
      toPlace: { value: sql`m.to_place` },
      reason: { value: sql`m.reason` },
      askedByName: { value: nameOfPerson(sql`m.asked_by`) },
      askedAt: { value: sql`m.asked_at` },
      decision: { value: sql`m.decision` },
      decidedByName: { value: nameOfPerson(sql`m.decided_by`) },
    },
    search: ['pseudoId', 'fullName'],
    order: sql`m.asked_at desc`,
  }),
});
