/** SQL of instalments that pay takes, and of what payslips took of them. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { DueLook, TakenDeduction } from '../deductions/deductions.service.ts';

/** What of an entry is owed, and what lessens that. */
const owedBy = sql`case when e.counts_as in ('due', 'penalty') then e.signed when e.counts_as in ('received', 'deducted', 'rebate', 'writtenOff', 'remission') then -e.signed else 0 end`;

export interface DueLine {
  readonly loanId: string;
  readonly partyId: string;
  readonly employmentId: string;
  readonly year: number;
  readonly place: number;
  readonly title: string;
  readonly rank: number;
  readonly number: number;
  readonly originalNumber: number;
  readonly count: number;
  readonly dueDate: string;
  /** The one payslip type that takes it; null: whatever pays the month. */
  readonly payslipTypeId: string | null;
  /** Rials that are open of it, its penalty among them. */
  readonly open: bigint;
}

/**
 * Open lines, due until the end of the month, of loans that come back by deduction from pay; of people in reach, in one statement. Of everybody what is
 * open and due is found first, by its own index: loans that ever were are many more. Of some their loans are.
 */
export const dueLines = ({ db, rows, companyId, partyIds, thru }: DueLook): Promise<DueLine[]> =>
  db.many<DueLine>(sql`
    with due as ${partyIds === undefined ? sql`materialized` : sql`not materialized`} (
      select loan_id, number, version, due_date, open from loan_line_now where company_id = ${companyId}::uuid and open > 0 and due_date <= ${thru}::date)
    select n.loan_id as "loanId", l.party_id as "partyId", l.party_relationship_id as "employmentId", l.loan_year::int as year, l.loan_number as place, v.terms ->> 'title' as title,
      (v.terms ->> 'deduction_rank')::int as rank, v.terms ->> 'payslip_type_id' as "payslipTypeId", n.number::int as number, i.original_number::int as "originalNumber", l.line_count::int as count, n.due_date::text as "dueDate", n.open
    from due n join loan l on l.loan_id = n.loan_id join loan_line i on i.loan_id = n.loan_id and i.version = n.version and i.number = n.number
    join welfare_loan_version v on v.welfare_id = l.welfare_id and v.version = l.version
    where l.status_id = 'LoanPaidOut'
      and v.terms ->> 'installment_calculation_method_enum_id' = 'AutoDeduction'
      and (${partyIds === undefined}::boolean or l.party_id = any (${[...(partyIds ?? [])]}::uuid[])) and ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)}`);

/** The kind of entries' source that payslips book by. */
export const PAYSLIP = 'payslip';

export interface LineTaken {
  readonly loanId: string;
  readonly number: number;
  readonly companyId: string;
  /** Rials that are open of it. */
  readonly open: bigint;
  /** Rials that the run has taken of it and not given back. */
  readonly byRun: bigint;
  /** Day (ISO) that a deduction of the month counts from: when it was due, not before the month and not after today. */
  readonly day: string;
}

/** A line whose pay of a month (its first day, ISO) takes something. */
export interface LineOfMonth {
  readonly loanId: string;
  readonly number: number;
  readonly monthDay: string;
}

/**
 * Lines of loans with what a run has booked on them; whoever asks holds the loans until the transaction ends. Without a RowScope: approving a run
 * asks, of those whom it pays.
 */
export async function linesTaken(tx: Tx, lines: readonly LineOfMonth[], payRunId: string): Promise<LineTaken[]> {
  const loanIds = [...new Set(lines.map(({ loanId }) => loanId))].sort();
  await tx.run(sql`select from loan where loan_id = any (${loanIds}::uuid[]) order by loan_id for no key update`);
  return tx.many<LineTaken>(sql`
    select i.loan_id as "loanId", i.number::int as number, i.company_id as "companyId", (i.principal + i.profit + i.fee + coalesce(b.owed, 0))::bigint as open, coalesce(b.by_run, 0)::bigint as "byRun",
      least(greatest(i.due_date, asked.month_day), (now() at time zone 'Asia/Tehran')::date)::text as day
    from unnest(${lines.map(({ loanId }) => loanId)}::uuid[], ${lines.map(({ number }) => number)}::smallint[], ${lines.map(({ monthDay }) => monthDay)}::date[]) as asked (loan_id, number, month_day)
    join loan_line i on i.loan_id = asked.loan_id and i.number = asked.number and i.version = (select max(s.version) from loan_schedule s where s.loan_id = i.loan_id)
    left join lateral (
      select sum(${owedBy}) as owed, sum(e.signed) filter (where e.source = ${PAYSLIP} and e.source_id = ${payRunId}) as by_run
      from loan_entry e where e.loan_id = i.loan_id and e.line_number = i.number) b on true`);
}

/** The line that a deduction is of: its loan and its number. */
export const lineId = ({ loanId, number }: { readonly loanId: string; readonly number: number }): string => `${loanId}:${number}`;
export function lineOf({ sourceId }: Pick<TakenDeduction, 'sourceId'>): { readonly loanId: string; readonly number: number } {
  const [loanId = '', number = ''] = sourceId.split(':');
  return { loanId, number: Number(number) };
}
