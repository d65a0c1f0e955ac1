/** Where the report on loans reads: the plan that holds of each loan, and what its ledger says was settled of each line. */
import { classesOf } from '#platform/access/access.rules.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { loanReport } from './loan-report.contract.ts';

const SETTLING = ['received', 'deducted', 'rebate', 'writtenOff'] as const;

/** Of each loan, on a day (ISO): all that is to be paid back, what was settled, and what is past its day. Penalties are of the settlement. */
const figures = (day: string) => sql`
  join lateral (
    select coalesce(sum(i.due), 0)::bigint as payable, coalesce(sum(i.settled), 0)::bigint as paid,
      coalesce(sum(greatest(i.due - i.settled, 0)) filter (where i.due_date < ${day}::date), 0)::bigint as overdue,
      (${day}::date - min(i.due_date) filter (where i.due_date < ${day}::date and i.due > i.settled)) as days
    from (
      select n.due_date, n.principal + n.profit + n.fee as due, coalesce((
        select sum(e.signed) from loan_entry e where e.loan_id = n.loan_id and e.line_number = n.number and e.counts_as = any (${[...SETTLING]}::text[])), 0) as settled
      from loan_line n where n.loan_id = o.loan_id and n.version = (select max(s.version) from loan_schedule s where s.loan_id = o.loan_id)) i) f on true`;

export const loanReportSource = defineSource<typeof loanReport>({
  calls: loanReport,
  // who has a loan at all is told to nobody without the class of pay
  parts: ({ rows, today, actor }) => ({
    from: sql`loan o join party_relationship r on r.party_relationship_id = o.party_relationship_id join welfare_loan l on l.welfare_id = o.welfare_id`,
    // of the rows that are shown alone
    joins: { figures: figures(today) },
    where: sql`${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)} and ${classesOf(actor, loanReport.list)(undefined).has('pay') ? sql`true` : sql`false`}`,
    key: sql`o.loan_id`,
    subject: sql`o.party_id`,
    more: { partyId: sql`o.party_id` },
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: nameOfPerson(sql`o.party_id`) },
      loanTitle: { value: sql`l.title` },
      number: { value: sql`concat(o.loan_year, '/', o.loan_number)` },
      statusId: { value: sql`o.status_id` },
      paidOn: { value: sql`o.paid_on` },
      principal: { value: sql`o.principal` },
      lineCount: { value: sql`o.line_count::int` },
      payable: { value: sql`f.payable`, join: 'figures' },
      paid: { value: sql`f.paid`, join: 'figures' },
      remaining: { value: sql`(f.payable - f.paid)`, join: 'figures' },
      overdue: { value: sql`f.overdue`, join: 'figures' },
      daysLate: { value: sql`coalesce(f.days, 0)`, join: 'figures' },
      age: {
        value: sql`case when f.days is null then 'none' when f.days <= 30 then 'd30' when f.days <= 60 then 'd60' when f.days <= 90 then 'd90' else 'more' end`,
        join: 'figures',
      },
    },
    search: ['pseudoId', 'fullName', 'loanTitle'],
    order: sql`o.paid_on desc, o.loan_id`,
  }),
});
