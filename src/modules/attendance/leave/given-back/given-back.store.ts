/** SQL of leave of which days are given back. Days are ISO dates. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

/** Writes until when leave lasts now and what stays taken of it; until when it was asked for is kept. Without a RowScope: of a request that whoever asks has found. */
export const shorten = (tx: Tx, requestId: string, { thruDate, minutes, days }: { readonly thruDate: string; readonly minutes: number; readonly days: number }): Promise<number> =>
  tx.run(sql`
    update leave_request set asked_thru_date = case when thru_date > ${thruDate}::date then coalesce(asked_thru_date, thru_date) else asked_thru_date end,
      thru_date = ${thruDate}::date, minutes = ${minutes}::int, days = ${days}::numeric, row_version = row_version + 1
    where leave_request_id = ${requestId}::uuid`);

export interface SpanOfLeave {
  readonly requestId: string;
  readonly fromDate: string;
  readonly thruDate: string;
}

/** Approved leave of whole days of a company that took something of a balance and ends on a day or later. Without a RowScope: a job looks after a whole company. */
export const takenSince = (db: Db, companyId: string, day: string): Promise<SpanOfLeave[]> =>
  db.many<SpanOfLeave>(sql`
    select l.leave_request_id as "requestId", l.from_date::text as "fromDate", l.thru_date::text as "thruDate" from leave_request l
    where l.company_id = ${companyId}::uuid and l.status_id = 'LvApproved' and l.mode = 'daily' and l.thru_date >= ${day}::date
      and exists (select from leave_request_part p where p.leave_request_id = l.leave_request_id) order by l.leave_request_id`);
