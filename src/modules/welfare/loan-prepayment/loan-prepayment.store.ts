/** SQL of plans that change with money that came in before its time. Without a RowScope: of loans that the caller has found in reach. */
import { type Db, sql } from '#platform/db/db.server.ts';
import type { PlannedLine } from '../loan-ledger/loan-ledger.rules.ts';

/** The plan that holds: since when (ISO day). */
export const planSince = async (db: Db, loanId: string): Promise<string> =>
  (await db.one<{ day: string }>(sql`select max(from_day)::text as day from loan_schedule where loan_id = ${loanId}::uuid`)).day;

/** Numbers of lines that something was ever booked on. */
export const touchedLines = async (db: Db, loanId: string): Promise<ReadonlySet<number>> =>
  new Set(
    (await db.many<{ number: number }>(sql`select distinct line_number::int as number from loan_entry where loan_id = ${loanId}::uuid and line_number is not null`)).map(
      ({ number }) => number,
    ),
  );

/** Lines as a version of a plan has them. */
export const linesOfVersion = (db: Db, loanId: string, version: number): Promise<PlannedLine[]> =>
  db.many<PlannedLine>(sql`
    select number::int as number, original_number::int as "originalNumber", due_date::text as "dueDate", principal, profit, fee
    from loan_line where loan_id = ${loanId}::uuid and version = ${version} order by number`);
