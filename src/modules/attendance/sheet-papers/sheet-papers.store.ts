/** What a printed sheet says beside the sheet itself. Without a RowScope where none is taken: of people whoever asks has found. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface PaperHead {
  readonly pseudoId: string | null;
  readonly confirmedBy: 'person' | 'silence' | 'office' | null;
  /** ISO instant of the closing; null: it is not closed. */
  readonly closedAt: string | null;
  readonly producerName: string | null;
}

/** Of somebody and, once it is drafted, their sheet. Without a RowScope: of a sheet whoever asks may read. */
export const paperHead = (db: Db, companyId: string, partyId: string, sheetId: string | null): Promise<PaperHead> =>
  db.one<PaperHead>(sql`
    select (
        select r.pseudo_id from party_relationship r where r.company_id = ${companyId}::uuid and r.party_id = ${partyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'
        order by lower(r.valid) desc limit 1) as "pseudoId",
      s.confirmed_by as "confirmedBy", s.closed_at as "closedAt", concat_ws(' ', p.first_name, p.last_name) as "producerName"
    from (select ${sheetId}::uuid as id) asked left join attendance_sheet s on s.attendance_sheet_id = asked.id and s.company_id = ${companyId}::uuid
    left join attendance_closing c using (attendance_closing_id) left join person p on p.party_id = c.producer_party_id`);

/** Whether a closing is one of a company in reach. */
export const isClosingIn = async (db: Db, rows: RowScope, companyId: string, closingId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from attendance_closing c where c.attendance_closing_id = ${closingId}::uuid and c.company_id = ${companyId}::uuid
      and exists (select from attendance_sheet s where s.attendance_closing_id = c.attendance_closing_id and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)})`)) !==
  undefined;

export interface ClosedSheet {
  readonly partyId: string;
  readonly periodId: string;
}

/** Closed sheets of a closing, of people in reach, by name; at most so many. */
export const closedIn = (db: Db, rows: RowScope, closingId: string, most: number): Promise<ClosedSheet[]> =>
  db.many<ClosedSheet>(sql`
    select s.party_id as "partyId", s.attendance_period_id as "periodId" from attendance_sheet s join person p using (party_id)
    where s.attendance_closing_id = ${closingId}::uuid and s.status_id = 'AsClosed' and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}
    order by p.sort_text, p.party_id limit ${most}`);
