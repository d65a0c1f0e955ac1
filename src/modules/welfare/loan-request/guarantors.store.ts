/** Who answers for a request for a loan: what a group expects of them, what they answer for already, and those who are no colleagues. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { NeededDocument } from './documents.store.ts';
import { guaranteedAmount, guaranteedByColleague, guaranteedByOutsider } from './guarantees.sql.ts';
import type { Borrower } from './loan-request.store.ts';

export type GuarantorType = 'InternalGuarantor' | 'ExternalGuarantor';

/** What a group expects of guarantors of a kind; null: no bound. */
export interface GuarantorTerms {
  readonly type: GuarantorType;
  readonly count: number;
  readonly leastAge: number | null;
  readonly mostAge: number | null;
  /** Rials a day. */
  readonly leastDailyWage: bigint | null;
  readonly mostGuarantees: number | null;
  /** Rials. */
  readonly mostGuaranteed: bigint | null;
  readonly isMutual: boolean;
  /** What each of them brings. */
  readonly documents: readonly NeededDocument[];
  readonly terms: string | null;
}

export const guarantorTermsOf = (db: Db, groupId: string, welfareId: string): Promise<GuarantorTerms[]> =>
  db.many(sql`
    select guarantor_type_enum_id as type, amount::int as count, least_age::int as "leastAge", most_age::int as "mostAge", least_daily_wage as "leastDailyWage",
      most_guarantees::int as "mostGuarantees", most_guaranteed as "mostGuaranteed", is_mutual = 'Y' as "isMutual", terms,
      coalesce((select jsonb_agg(jsonb_build_object('welfareDocEnumId', e.enum_id, 'title', e.description) order by e.sequence_num, e.enum_id)
        from enumeration e where e.enum_id in (select jsonb_array_elements_text(welfare_doc_enum_ids::jsonb))), '[]') as documents
    from welfare_group_guarantor where welfare_group_id = ${groupId}::uuid and welfare_id = ${welfareId}::uuid`);

/** What somebody answers for. */
export interface Burden {
  readonly count: number;
  readonly amount: bigint;
}

/** Without a RowScope: whether it is within bounds is said, to the guarantor and to whoever decides. */
export const burdenOfColleague = (db: Db, companyId: string, employmentId: string): Promise<Burden> =>
  db.one(sql`
    select b.count, b.amount from party_relationship r cross join lateral (select count(*)::int as count, ${guaranteedAmount} as amount from ${guaranteedByColleague}) b
    where r.party_relationship_id = ${employmentId}::uuid and r.company_id = ${companyId}::uuid`);

export const burdenOfOutsider = (db: Db, companyId: string, nationalCode: string): Promise<Burden> =>
  db.one(sql`select count(*)::int as count, ${guaranteedAmount} as amount from ${guaranteedByOutsider(companyId, nationalCode)}`);

/** The employment of a colleague on a day. Without a RowScope: of one who is named as guarantor. */
export const employmentOf = async (db: Db, { companyId, day }: Pick<Borrower, 'companyId' | 'day'>, partyId: string): Promise<string | null> =>
  (
    await db.maybe<{ id: string }>(sql`
      select party_relationship_id as id from party_relationship
      where party_id = ${partyId}::uuid and company_id = ${companyId}::uuid and relationship_type_enum_id = 'PrtEmployee' and valid @> ${day}::date limit 1`)
  )?.id ?? null;

/** Whether somebody with this national code works in the company on a day. Without a RowScope: it answers yes or no. */
export const isColleague = async (db: Db, { companyId, day }: Pick<Borrower, 'companyId' | 'day'>, nationalCode: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from party_identification i join party_relationship r on r.party_id = i.party_id and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${day}::date
    where i.company_id = ${companyId}::uuid and i.party_id_type_enum_id = 'Nationalcode' and i.id_value = ${nationalCode} and r.company_id = i.company_id limit 1`)) !== undefined;

/** As whoever asks says them. */
export interface OutsiderFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly fatherName: string | null;
  readonly nationalCode: string;
  readonly birthDate: string;
  readonly mobile: string;
  readonly address: string;
  readonly workplace: string;
}

export interface Outsider extends OutsiderFacts {
  readonly guarantorId: string;
  /** A stored file; null before somebody confirmed it. */
  readonly undertaking: string | null;
}

/** In the order they were named. Without a RowScope: of a request that was read in reach. */
export const outsidersOf = (db: Db, requestId: string): Promise<Outsider[]> =>
  db.many(sql`
    select loan_external_guarantor_id as "guarantorId", first_name as "firstName", last_name as "lastName", father_name as "fatherName", national_code as "nationalCode",
      birth_date as "birthDate", mobile, address, workplace, undertaking
    from loan_external_guarantor where loan_request_id = ${requestId}::uuid order by place, national_code`);

export const removeOutsider = (tx: Tx, guarantorId: string): Promise<unknown> =>
  tx.run(sql`delete from loan_external_guarantor where loan_external_guarantor_id = ${guarantorId}::uuid`);

export const insertOutsider = (
  tx: Tx,
  of: { readonly id: string; readonly companyId: string; readonly requestId: string; readonly place: number },
  said: OutsiderFacts,
): Promise<unknown> =>
  tx.run(sql`
    insert into loan_external_guarantor (loan_external_guarantor_id, company_id, loan_request_id, place, first_name, last_name, father_name, national_code, birth_date, mobile, address, workplace)
    values (${of.id}::uuid, ${of.companyId}::uuid, ${of.requestId}::uuid, ${of.place}, ${said.firstName}, ${said.lastName}, ${said.fatherName}, ${said.nationalCode},
      ${said.birthDate}::date, ${said.mobile}, ${said.address}, ${said.workplace})`);

export const placeOutsider = (tx: Tx, guarantorId: string, place: number): Promise<unknown> =>
  tx.run(sql`update loan_external_guarantor set place = ${place} where loan_external_guarantor_id = ${guarantorId}::uuid`);

export const confirmOutsider = (tx: Tx, guarantorId: string, undertaking: string, by: string, now: Date): Promise<unknown> =>
  tx.run(sql`
    update loan_external_guarantor set undertaking = ${undertaking}, confirmed_by = ${by}::uuid, confirmed_at = ${now.toISOString()}::timestamptz
    where loan_external_guarantor_id = ${guarantorId}::uuid`);

/** Whether somebody has or had a task of the case of a request in which it is decided on. Without a RowScope: it answers yes or no. */
export const decidesOn = async (db: Db, { requestId, partyId, form }: { readonly requestId: string; readonly partyId: string; readonly form: string }): Promise<boolean> =>
  (await db.maybe(sql`
    select from process_instance i join process_task t using (process_instance_id)
    where i.record_id = ${requestId}::uuid and t.form_key = ${form} and (t.completed_by = ${partyId}::uuid or exists (
      select from process_task_candidate c where c.task_id = t.task_id and c.party_id = ${partyId}::uuid)) limit 1`)) !== undefined;

/** The request that somebody outside answers for. */
export const requestOfOutsider = async (db: Db, guarantorId: string): Promise<string | undefined> =>
  (await db.maybe<{ id: string }>(sql`select loan_request_id as id from loan_external_guarantor where loan_external_guarantor_id = ${guarantorId}::uuid`))?.id;
