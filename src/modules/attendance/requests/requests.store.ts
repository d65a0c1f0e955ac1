/** SQL of requests of attendance: what they are judged by, and their list. Days are ISO dates, moments Tehran wall time. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { fullName, latestEmployment, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { attendanceRequests } from './people-requests.contract.ts';

/** Whose days a request is about. */
export interface RequestHolder {
  readonly companyId: string;
  readonly partyId: string;
}

/** Whether somebody is employed on each day of a span, ends within. Without a RowScope: of whoever is asked for. */
export const isEmployed = async (db: Db, { companyId, partyId }: RequestHolder, from: string, thru: string): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select coalesce(range_agg(r.valid) @> daterange(${from}::date, ${thru}::date, '[]'), false) as is from party_relationship r
      where r.company_id = ${companyId}::uuid and r.party_id = ${partyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'`)
  ).is;

/** Whether leave that was approved, or waits, lies over a span of moments. Without a RowScope: as `isEmployed`. */
export const isOnLeave = async (db: Db, { partyId }: RequestHolder, from: string, until: string): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select exists (select from leave_request l where l.party_id = ${partyId}::uuid and l.status_id in ('LvSent', 'LvReturned', 'LvApproved')
        and l.span && tsrange(${from}::timestamp, ${until}::timestamp)) as is`)
  ).is;

/** Notes who asked for somebody else. */
export const noteAsker = (tx: Tx, requestId: string, askedBy: string): Promise<number> =>
  tx.run(sql`update attendance_request set asked_by = ${askedBy}::uuid where attendance_request_id = ${requestId}::uuid`);

/** Who asked for somebody else; null: they themselves. */
export const askerOf = async (db: Db, requestId: string): Promise<string | null> =>
  (await db.one<{ askedBy: string | null }>(sql`select asked_by as "askedBy" from attendance_request where attendance_request_id = ${requestId}::uuid`)).askedBy;

export const attendanceRequestSource = defineSource<typeof attendanceRequests>({
  calls: attendanceRequests,
  parts: ({ rows, today }) => ({
    from: sql`attendance_request t join person p on p.party_id = t.party_id
      ${latestEmployment(sql`t`)}`,
    joins: { position: positionJoin(today) },
    where: peopleIn(rows, sql`t.party_id`, sql`t.company_id`),
    key: sql`t.attendance_request_id`,
    subject: sql`t.party_id`,
    more: { partyId: sql`t.party_id` },
    columns: {
      fullName: { value: fullName(sql`p`) },
      pseudoId: { value: sql`r.pseudo_id` },
      unitName: { value: sql`u.organization_name`, join: 'position' },
      requestKind: { value: sql`t.request_kind` },
      fromDate: { value: sql`t.from_date` },
      lastDay: { value: sql`t.last_day` },
      fromTime: { value: sql`t.from_time` },
      toTime: { value: sql`t.to_time` },
      statusId: { value: sql`t.status_id` },
      askedByName: { value: nameOfPerson(sql`t.asked_by`) },
      createdAt: { value: sql`t.created_at` },
    },
    search: ['fullName', 'pseudoId'],
    order: sql`t.created_at desc, t.attendance_request_id`,
  }),
});
