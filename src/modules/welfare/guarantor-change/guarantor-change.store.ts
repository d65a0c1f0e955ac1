/** Running loans of which a guarantor left, and who takes their place. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';

/** A colleague who is named for the loan `l` and works here no longer on a day (ISO): `code`, as it was named; who comes back later has not left. Without a RowScope: of loans that the caller says. */
const goneOf = (day: string): Sql => sql`(
  select g.code from unnest(array[q.guarantor_one, q.guarantor_two, o.guarantor_one, o.guarantor_two]) as g (code)
  where g.code is not null and not exists (
    select from party_relationship r where r.company_id = l.company_id and r.relationship_type_enum_id = 'PrtEmployee' and r.code_key = upper(g.code)
      and (upper_inf(r.valid) or upper(r.valid) > ${day}::date))
  order by g.code limit 1)`;
const loans = sql`loan l join welfare_loan w using (welfare_id) left join loan_request q on q.loan_request_id = l.loan_request_id left join loan_opening o on o.loan_id = l.loan_id`;

/** Whose, in which company, on which day. */
export interface Reader {
  readonly companyId: string;
  readonly partyId: string;
  readonly day: string;
}

export interface LoanWithout {
  readonly loanId: string;
  readonly title: string;
  readonly loanCode: string;
}

/** Own running loans of which a guarantor left; any own loan by its id. Without a RowScope: the reader's own alone. */
export const loansWithout = (db: Db, { companyId, partyId, day }: Reader, loanId?: string): Promise<LoanWithout[]> =>
  db.many(sql`
    select l.loan_id as "loanId", w.title, concat(l.loan_year, '/', l.loan_number) as "loanCode" from ${loans}
    where l.party_id = ${partyId}::uuid and l.company_id = ${companyId}::uuid and ${
      loanId === undefined ? sql`l.status_id = 'LoanPaidOut' and exists ${goneOf(day)}` : sql`l.loan_id = ${loanId}::uuid`
    } order by l.paid_on desc, l.loan_id`);

export interface GuaranteedLoan {
  readonly loanId: string;
  readonly welfareId: string;
  /** Null of a loan that was taken up as it ran. */
  readonly requestId: string | null;
  /** Code of who left; null: nobody did, or the loan runs no longer. */
  readonly gone: string | null;
  /** Codes of all who are named. */
  readonly codes: readonly string[];
  /** Rials that are open of it. */
  readonly open: bigint;
}

/** A loan of somebody with who answers for it, held until the end of a transaction. Without a RowScope: the borrower's own. */
export const guaranteedLoan = (tx: Tx, { companyId, partyId, day }: Reader, loanId: string): Promise<GuaranteedLoan | undefined> =>
  tx.maybe(sql`
    select l.loan_id as "loanId", l.welfare_id as "welfareId", l.loan_request_id as "requestId", case when l.status_id = 'LoanPaidOut' then ${goneOf(day)} end as gone,
      array_remove(array[q.guarantor_one, q.guarantor_two, o.guarantor_one, o.guarantor_two], null) as codes,
      coalesce((select sum(n.open) from loan_line_now n where n.loan_id = l.loan_id), 0)::bigint as open
    from ${loans} where l.party_id = ${partyId}::uuid and l.company_id = ${companyId}::uuid and l.loan_id = ${loanId}::uuid for no key update of l`);

/** Another colleague stands where the one stood who left. */
export async function replaceGuarantor(
  tx: Tx,
  { loanId, requestId, from, to }: { readonly loanId: string; readonly requestId: string | null; readonly from: string; readonly to: string },
): Promise<void> {
  await tx.run(sql`
    update loan_request set guarantor_one = case when guarantor_one = ${from} then ${to} else guarantor_one end, guarantor_two = case when guarantor_two = ${from} then ${to} else guarantor_two end
    where loan_request_id = ${requestId}::uuid and ${from} in (guarantor_one, guarantor_two)`);
  await tx.run(sql`
    update loan_opening set guarantor_one = case when guarantor_one = ${from} then ${to} else guarantor_one end, guarantor_two = case when guarantor_two = ${from} then ${to} else guarantor_two end
    where loan_id = ${loanId}::uuid and ${from} in (guarantor_one, guarantor_two)`);
}

export const writeFormer = (tx: Tx, changeId: string, former: string): Promise<number> =>
  tx.run(sql`update guarantor_change set former_guarantor = ${former} where guarantor_change_id = ${changeId}::uuid`);

export interface Gone {
  readonly partyId: string;
  readonly loanCode: string;
}

/** Marks and answers guarantors who left and of whom nobody was told. Without a RowScope: a job looks at a whole company. */
export const markGone = (tx: Tx, companyId: string, today: string): Promise<Gone[]> =>
  tx.many(sql`
    with gone as (
      select l.loan_id, l.party_id, concat(l.loan_year, '/', l.loan_number) as number, g.code from ${loans} cross join lateral ${goneOf(today)} g
      where l.company_id = ${companyId}::uuid and l.status_id = 'LoanPaidOut'
    ), marked as (
      insert into guarantor_gone (loan_id, guarantor, company_id) select loan_id, upper(code), ${companyId}::uuid from gone on conflict do nothing returning loan_id
    )
    select g.party_id as "partyId", g.number as "loanCode" from gone g join marked using (loan_id) order by g.party_id, g.number`);

export interface LoanTold extends LoanWithout {
  readonly welfareId: string;
  readonly requestId: string | null;
  readonly principal: bigint;
  readonly count: number;
}

/** Without a RowScope: of a change that the reader is asked about. */
export const termsOfLoan = (db: Db, companyId: string, loanId: string): Promise<LoanTold | undefined> =>
  db.maybe(sql`
    select l.loan_id as "loanId", w.title, concat(l.loan_year, '/', l.loan_number) as "loanCode", l.welfare_id as "welfareId", l.loan_request_id as "requestId", l.principal,
      l.line_count::int as count
    from loan l join welfare_loan w using (welfare_id) where l.loan_id = ${loanId}::uuid and l.company_id = ${companyId}::uuid`);
