/** What somebody answers for and that may still cost them something: requests, and loans that were taken up as they ran. Fragments. */
import { type Sql, sql } from '#platform/db/db.server.ts';

/** Of a request `q` with its grant `g` and its loan `o`. */
const isLiving = sql`q.status_id in ('RqSent', 'RqReturned', 'RqApproved') and coalesce(g.status_id, '') not in ('LgWithdrawn', 'LgCancelled') and coalesce(o.status_id, 'LoanPaidOut') = 'LoanPaidOut'`;
const requests = sql`loan_request q left join loan_grant g using (loan_request_id) left join loan o on o.loan_request_id = q.loan_request_id`;

/** Of the colleague with the code of the employment `r`: `asked` and, of one that was paid out, `loan_id`. */
export const guaranteedByColleague = sql`(
  select q.final_loan_amount as asked, o.loan_id from ${requests}
  where q.company_id = r.company_id and (upper(q.guarantor_one) = r.code_key or upper(q.guarantor_two) = r.code_key) and ${isLiving}
  union all
  select l.principal, l.loan_id from loan_opening n join loan l using (loan_id)
  where n.company_id = r.company_id and (upper(n.guarantor_one) = r.code_key or upper(n.guarantor_two) = r.code_key) and l.status_id = 'LoanPaidOut') o`;

const byOutsider = (companyId: Sql, nationalCode: Sql): Sql => sql`
  select q.final_loan_amount as asked, o.loan_id from loan_external_guarantor x join ${requests} on q.loan_request_id = x.loan_request_id
  where x.company_id = ${companyId} and x.national_code = ${nationalCode} and ${isLiving}`;

/** Of somebody outside, by company and national code. */
export const guaranteedByOutsider = (companyId: string, nationalCode: string): Sql => sql`(${byOutsider(sql`${companyId}::uuid`, sql`${nationalCode}`)}) o`;

/** Of the guarantor `r`: a colleague with a code, or somebody from outside with a national code. */
export const guaranteedByEither = sql`(select o.asked, o.loan_id from ${guaranteedByColleague} union all ${byOutsider(sql`r.company_id`, sql`r.national_code`)}) o`;

/** Of rows of either: what is left of a loan that was paid out, what was asked for of the others. */
export const guaranteedAmount = sql`coalesce(sum(case when o.loan_id is null then o.asked else (select sum(n.open) from loan_line_now n where n.loan_id = o.loan_id) end), 0)::bigint`;
