/** Where the report on loans reads: the plan that holds of each loan, what its ledger says was settled of each line, and what is open beside it. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource, type Look } from '#platform/tables/source.define.ts';
import { guaranteedAmount, guaranteedByColleague } from '../loan-request/guarantees.sql.ts';
import { payKnown } from '../loan-settlement/known-pay.sql.ts';
import { AGES, monthStarts } from './loan-ages.rules.ts';
import { guarantors, loanReport } from './loan-report.contract.ts';
import type { loanReportTable } from './loan-report.table.ts';

const SETTLING = ['received', 'deducted', 'rebate', 'writtenOff'] as const;

/** Of each loan: all that is to be paid back, and what was settled. Penalties are of the settlement. */
const figures = sql`
  join lateral (
    select coalesce(sum(i.due), 0)::bigint as payable, coalesce(sum(i.settled), 0)::bigint as paid
    from (
      select n.principal + n.profit + n.fee as due, coalesce((
        select sum(e.signed) from loan_entry e where e.loan_id = n.loan_id and e.line_number = n.number and e.counts_as = any (${[...SETTLING]}::text[])), 0) as settled
      from loan_line n where n.loan_id = o.loan_id and n.version = (select max(s.version) from loan_schedule s where s.loan_id = o.loan_id)) i) f on true`;

const LATENESS: readonly string[] = ['overdue', 'daysLate', 'age'] satisfies readonly (typeof loanReportTable)['columns'][number]['name'][];

/** Whether rows are chosen or put in order by how late they are: then every loan is asked, and not those of a page. */
const isByLateness = ({ filters = [], query: { orderByField = '' } }: Look<typeof loanReport>): boolean =>
  [...filters.map(({ column }) => column), ...orderByField.split(',').map((key) => key.replace(/^-/, ''))].some((name) => LATENESS.includes(name));

/**
 * What is past its day of the loans that run, as it stands beside the ledger, with penalties that were booked. Of a page each loan is looked up by its key;
 * of all of them the late lines are read once, by their index.
 */
function lateness(look: Look<typeof loanReport>): Sql {
  const late = (where: Sql) => sql`
    select n.loan_id, sum(n.open)::bigint as overdue, ${look.today}::date - min(n.due_date) as days
    from loan_line_now n where n.open > 0 and n.due_date < ${look.today}::date ${where} group by n.loan_id`;
  return isByLateness(look)
    ? sql`left join (${late(sql``)}) d on d.loan_id = o.loan_id and o.status_id = 'LoanPaidOut'`
    : sql`left join lateral (${late(sql`and n.loan_id = o.loan_id`)}) d on o.status_id = 'LoanPaidOut'`;
}

export const loanReportSource = defineSource<typeof loanReport>({
  calls: loanReport,
  // who has a loan at all is told to nobody without the class of pay
  parts: (look) => ({
    from: sql`loan o join party_relationship r on r.party_relationship_id = o.party_relationship_id join welfare_loan l on l.welfare_id = o.welfare_id`,
    // of the rows that are shown alone
    joins: { figures, lateness: lateness(look) },
    where: sql`${peopleIn(look.rows, sql`o.party_id`, sql`o.company_id`)} and ${payKnown(look.actor, loanReport.list)}`,
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
      overdue: { value: sql`coalesce(d.overdue, 0)`, join: 'lateness' },
      daysLate: { value: sql`coalesce(d.days, 0)`, join: 'lateness' },
      age: {
        value: sql`case when d.days is null then 'none' when d.days <= 30 then 'd30' when d.days <= 60 then 'd60' when d.days <= 90 then 'd90' else 'more' end`,
        join: 'lateness',
      },
    },
    search: ['pseudoId', 'fullName', 'loanTitle'],
    order: sql`o.paid_on desc, o.loan_id`,
  }),
});

/** Of each: what is left of loans that were paid out, what was asked for of the others. */
const burden = sql`
  join lateral (
    select count(*)::int as guarantees, ${guaranteedAmount} as amount,
      coalesce(sum((select sum(n.open) from loan_line_now n where n.loan_id = o.loan_id and n.open > 0 and n.due_date < current_day.day)), 0)::bigint as overdue
    from ${guaranteedByColleague}) b on true`;

export const guarantorSource = defineSource<typeof guarantors>({
  calls: guarantors,
  // who answers for whom is told to nobody without the class of pay
  parts: ({ rows, today, actor }) => ({
    from: sql`party_relationship r join person p on p.party_id = r.party_id cross join (select ${today}::date as day) current_day`,
    joins: { burden },
    where: sql`r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${today}::date and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
      and ${payKnown(actor, guarantors.list)} and exists (select from ${guaranteedByColleague})`,
    key: sql`r.party_relationship_id`,
    subject: sql`r.party_id`,
    more: { partyId: sql`r.party_id` },
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
      guarantees: { value: sql`b.guarantees`, join: 'burden' },
      guaranteedAmount: { value: sql`b.amount`, join: 'burden' },
      overdue: { value: sql`b.overdue`, join: 'burden' },
    },
    search: ['pseudoId', 'fullName'],
    order: sql`p.sort_text, r.party_relationship_id`,
  }),
});

interface FiguresLook {
  readonly db: Db;
  readonly rows: RowScope;
  readonly today: string;
}

/** Late lines by age, and open ones of a year by Jalali month: what stands beside the ledger, found by due date. */
export async function figuresOf({ db, rows, today }: FiguresLook) {
  const starts = monthStarts(today);
  const [late, months] = [
    await db.many<{ age: 'd30' | 'd60' | 'd90' | 'more'; loans: number; lines: number; openAmount: string }>(sql`
      select case when ${today}::date - n.due_date <= 30 then 'd30' when ${today}::date - n.due_date <= 60 then 'd60' when ${today}::date - n.due_date <= 90 then 'd90' else 'more' end as age,
        count(distinct n.loan_id)::int as loans, count(*)::int as lines, sum(n.open)::text as "openAmount"
      from loan_line_now n join loan o on o.loan_id = n.loan_id
      where n.open > 0 and n.due_date < ${today}::date and o.status_id = 'LoanPaidOut' and ${peopleIn(rows, sql`o.party_id`, sql`n.company_id`)} group by 1`),
    await db.many<{ month: string; lines: number; openAmount: string }>(sql`
      select m.month::text as month, count(n.loan_id)::int as lines, coalesce(sum(n.open), 0)::text as "openAmount"
      from unnest(${starts.slice(0, -1)}::date[], ${starts.slice(1)}::date[]) as m (month, next)
      left join lateral (
        select n.loan_id, n.open from loan_line_now n join loan o on o.loan_id = n.loan_id
        where n.open > 0 and n.due_date >= greatest(m.month, ${today}::date) and n.due_date < m.next and o.status_id = 'LoanPaidOut' and ${peopleIn(rows, sql`o.party_id`, sql`n.company_id`)}) n on true
      group by 1 order by 1`),
  ];
  const none = { loans: 0, lines: 0, openAmount: '0' };
  return { ages: AGES.map((age) => ({ ...(late.find((one) => one.age === age) ?? none), age })), months };
}
