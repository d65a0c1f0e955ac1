/** SQL of the insurance lists of a run. Amounts are rials as digits. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { FileEncoding } from '../state-files/letters.rules.ts';
import type { Workshop } from './insurance-lists.rules.ts';

/** Workshops of a company, by their codes and contract rows: those that are offered no more too, for lists of before. Without a RowScope: of a run within the reader's companies; of no person. */
export const workshopsOfCompany = (db: Db, companyId: string): Promise<Workshop[]> =>
  db.many<Workshop>(sql`
    select a.company_insurance_area_id as "areaId", a.relationship_name as title, a.pseudo_id as workshop, a.contract_number as "contractRow",
      a.company_insurance_name as "workshopName", a.employer_name as employer, a.address
    from company_insurance_area a where a.company_id = ${companyId}::uuid order by a.pseudo_id, a.contract_number nulls first`);

export interface TakenInsuranceList {
  readonly areaId: string;
  /** Jalali month that was paid late; null: that of the run. */
  readonly lateYear: number | null;
  readonly lateMonth: number | null;
  readonly listNumber: string;
  readonly layout: string;
  readonly encoding: FileEncoding;
  readonly people: number;
  readonly insurable: string;
  readonly sha256: string;
  /** ISO moment. */
  readonly takenAt: string;
  readonly takenBy: string | null;
}

/** Newest first. Without a RowScope: of a run within the reader's companies; it counts people and names none but who took the list. */
export const takenInsuranceLists = (db: Db, payRunId: string): Promise<TakenInsuranceList[]> =>
  db.many<TakenInsuranceList>(sql`
    select l.insurance_area_id as "areaId", l.late_year::int as "lateYear", l.late_month::int as "lateMonth", l.list_number as "listNumber", l.layout, l.encoding, l.people,
      l.insurable::text as insurable, l.sha256, to_char(l.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "takenAt", ${nameOfPerson(sql`l.party_id`)} as "takenBy"
    from insurance_list l where l.pay_run_id = ${payRunId}::uuid order by l.taken_at desc, l.insurance_list_id`);

interface ListsTaken {
  readonly payRunId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly lateYear: number | null;
  readonly lateMonth: number | null;
}

interface NewList extends Pick<TakenInsuranceList, 'areaId' | 'listNumber' | 'layout' | 'encoding' | 'people' | 'insurable' | 'sha256'> {
  readonly id: string;
}

/** The same bytes again are the same list, taken later. By the clock that the approval was told by. */
export const insertInsuranceLists = (tx: Tx, of: ListsTaken, lists: readonly NewList[]): Promise<number> =>
  tx.run(sql`
    insert into insurance_list (insurance_list_id, pay_run_id, company_id, insurance_area_id, late_year, late_month, list_number, layout, encoding, people, insurable, sha256, taken_at, party_id)
    select x.id, ${of.payRunId}::uuid, ${of.companyId}::uuid, x."areaId", ${of.lateYear}::smallint, ${of.lateMonth}::smallint, x."listNumber", x.layout, x.encoding, x.people,
      x.insurable, x.sha256, now(), ${of.partyId}::uuid
    from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as x (id uuid, "areaId" uuid, "listNumber" text, layout text, encoding text, people int, insurable bigint, sha256 text)
    on conflict on constraint insurance_list_once do update set taken_at = excluded.taken_at, party_id = excluded.party_id`);

/**
 * Keeps when the insurance lists of a run were last taken, once all of them were since its approval. Without a RowScope: of a run within the actor's
 * companies.
 */
export const noteInsuranceList = (tx: Tx, { payRunId, companyId }: { readonly payRunId: string; readonly companyId: string }, areaIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    insert into insurance_list_taken (pay_run_id, company_id, taken_at)
    select r.pay_run_id, ${companyId}::uuid, now() from pay_run r where r.pay_run_id = ${payRunId}::uuid and not exists (
      select from unnest(${[...areaIds]}::uuid[]) as due (area_id) where not exists (
        select from insurance_list l where l.pay_run_id = r.pay_run_id and l.insurance_area_id = due.area_id and l.late_year is null and l.taken_at >= r.approved_at))
    on conflict (pay_run_id) do update set taken_at = excluded.taken_at`);
