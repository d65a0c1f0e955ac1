/** Where the report on loans reads: what each comes to and what is open of it, as it stands beside the ledger. */
import { classesOf } from '#platform/access/access.rules.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource, type Look } from '#platform/tables/source.define.ts';
import { guaranteedAmount, guaranteedByEither } from '../loan-request/guarantees.sql.ts';
import { payKnown } from '../loan-settlement/known-pay.sql.ts';
import { AGES, monthStarts } from './loan-ages.rules.ts';
import { guarantors, loanReport } from './loan-report.contract.ts';
import type { loanReportTable } from './loan-report.table.ts';

/** Of each loan: all that is to be paid back, and what was settled, as they stand beside the ledger. Penalties are of the settlement. */
const figures = sql`left join loan_sum f on f.loan_id = o.loan_id`;

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
    where: sql`${peopleIn(look.rows, sql`o.party_id`, sql`o.company_id`)} and ${payKnown(look.actor, loanReport.list, sql`o.party_id`)}`,
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
      payable: { value: sql`coalesce(f.payable, 0)`, join: 'figures' },
      paid: { value: sql`coalesce(f.settled, 0)`, join: 'figures' },
      remaining: { value: sql`(coalesce(f.payable, 0) - coalesce(f.settled, 0))`, join: 'figures' },
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
    from ${guaranteedByEither}) b on true`;

/** Colleagues, and people from outside as the last request names them, in the name of its borrower; who those are is told with the class of identity alone. */
const everybody = ({ rows, today, actor }: Look<typeof guarantors>): Sql => sql`(
  select r.party_relationship_id as id, r.party_id, r.company_id, r.pseudo_id, r.code_key, null::text as national_code, 'InternalGuarantor' as type, ${fullName(sql`p`)} as name,
    p.search_text as folded, p.sort_text as sorted
  from party_relationship r join person p on p.party_id = r.party_id
  where r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${today}::date and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
  union all (
  select distinct on (x.company_id, x.national_code) x.loan_external_guarantor_id, q.party_id, x.company_id, null, null, x.national_code, 'ExternalGuarantor',
    concat_ws(' ', x.first_name, x.last_name), lower(concat_ws(' ', x.first_name, x.last_name)), concat_ws(' ', x.last_name, x.first_name)
  from loan_external_guarantor x join loan_request q on q.loan_request_id = x.loan_request_id
  where ${classesOf(actor, guarantors.list)(undefined).has('identity')}::boolean and ${peopleIn(rows, sql`q.party_id`, sql`q.company_id`)}
  order by x.company_id, x.national_code, x.loan_external_guarantor_id desc)) r`;

export const guarantorSource = defineSource<typeof guarantors>({
  calls: guarantors,
  // who answers for whom is told to nobody without the class of pay
  parts: (look) => ({
    from: sql`${everybody(look)} cross join (select ${look.today}::date as day) current_day`,
    joins: { burden },
    where: sql`${payKnown(look.actor, guarantors.list, sql`r.party_id`)} and exists (select from ${guaranteedByEither})`,
    key: sql`r.id`,
    subject: sql`r.party_id`,
    more: { partyId: sql`r.party_id` },
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: sql`r.name`, folded: sql`r.folded`, sort: sql`r.sorted` },
      type: { value: sql`r.type` },
      guarantees: { value: sql`b.guarantees`, join: 'burden' },
      guaranteedAmount: { value: sql`b.amount`, join: 'burden' },
      overdue: { value: sql`b.overdue`, join: 'burden' },
    },
    search: ['pseudoId', 'fullName'],
    order: sql`r.sorted, r.id`,
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
