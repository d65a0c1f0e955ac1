/** SQL of what borrowers are told of their instalments. */
import { sql, type Tx } from '#platform/db/db.server.ts';

export interface Reminder {
  readonly partyId: string;
  readonly loanCode: string;
  readonly dueDate: string;
  readonly kind: 'soon' | 'late' | 'short';
}

/**
 * Marks and answers what nobody was told of before, by whatever process: open lines due within `soonDays`, and those past their day by up to `lateDays`,
 * so that loans taken up with old debts tell nothing of years ago. Of lines that pay takes those alone of which it took less than was due, until so many
 * days behind. Without a RowScope: a job reminds a whole company.
 */
export const markReminders = (tx: Tx, companyId: string, today: string, { soonDays, lateDays }: { readonly soonDays: number; readonly lateDays: number }): Promise<Reminder[]> =>
  tx.many<Reminder>(sql`
    with due as (
      select distinct l.loan_id, l.party_id, concat(l.loan_year, '/', l.loan_number) as code, n.due_date, 
        case when v.terms ->> 'installment_calculation_method_enum_id' = 'AutoDeduction' then 'short' when n.due_date < ${today}::date then 'late' else 'soon' end as kind
      from loan_line_now n join loan l using (loan_id) join welfare_loan_version v on v.welfare_id = l.welfare_id and v.version = l.version
      where n.company_id = ${companyId}::uuid and n.open > 0 and n.due_date between ${today}::date - ${lateDays}::int and ${today}::date + ${soonDays}::int
        and l.status_id = 'LoanPaidOut' and (v.terms ->> 'installment_calculation_method_enum_id' <> 'AutoDeduction' or exists (
          select from loan_entry e where e.loan_id = n.loan_id and e.line_number = n.number and e.kind = 'deducted' and not exists (select from loan_entry r where r.reverses = e.loan_entry_id)))
    ), marked as (
      insert into loan_line_reminder (loan_id, due_date, kind, company_id) select loan_id, due_date, kind, ${companyId}::uuid from due
      on conflict do nothing returning loan_id, due_date, kind
    )
    select d.party_id as "partyId", d.code as "loanCode", d.due_date as "dueDate", d.kind from due d join marked using (loan_id, due_date, kind) order by d.due_date, d.loan_id`);
