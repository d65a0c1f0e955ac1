/** SQL of loans that move together. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface AskedDays {
  readonly fromDate: string;
  readonly thruDate: string;
  /** Of what was lent; of everything where it is not said. */
  readonly welfareId?: string | undefined;
}

/** A loan with the first of its open lines that are due in some days. */
export interface LoanToMove {
  readonly loanId: string;
  readonly welfareId: string;
  readonly number: number;
}

/** Loans of people in reach that run and have an open line due in some days, one more than `most` where there are more. */
export const loansToMove = (db: Db, rows: RowScope, companyId: string, { fromDate, thruDate, welfareId }: AskedDays, most: number): Promise<LoanToMove[]> =>
  db.many<LoanToMove>(sql`
    select distinct on (n.loan_id) n.loan_id as "loanId", l.welfare_id as "welfareId", n.number::int as number
    from loan_line_now n join loan l on l.loan_id = n.loan_id
    where n.company_id = ${companyId}::uuid and n.open > 0 and n.due_date between ${fromDate}::date and ${thruDate}::date and l.status_id = 'LoanPaidOut'
      and (${welfareId === undefined}::boolean or l.welfare_id = ${welfareId ?? null}::uuid) and ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)}
    order by n.loan_id, n.due_date, n.number limit ${most + 1}`);
