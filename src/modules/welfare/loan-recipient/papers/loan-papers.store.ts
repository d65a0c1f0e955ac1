/** SQL of the codes of loans on paper. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { shownNumber } from '#platform/papers/paper-marks.rules.ts';
import type { LoanStatus } from '../../loan-ledger/loan-ledger.store.ts';

/** Keeps the code of a loan; answers the one that stands. Without a RowScope: of a loan that was read in reach. */
export const keptCode = async (tx: Tx, { loanId, companyId }: { readonly loanId: string; readonly companyId: string }, code: string): Promise<string> =>
  (
    await tx.one<{ code: string }>(sql`
      insert into loan_paper_code (loan_id, company_id, code) values (${loanId}::uuid, ${companyId}::uuid, ${code})
      on conflict (loan_id) do update set code = loan_paper_code.code returning code`)
  ).code;

/** What of the fee was kept back or paid at payment, digits of rials. Without a RowScope: of a loan that was read in reach. */
export const feeAtPayment = async (tx: Tx, loanId: string): Promise<string> =>
  (await tx.one<{ fee: string }>(sql`select coalesce(sum(signed), 0)::text as fee from loan_entry where loan_id = ${loanId}::uuid and counts_as = 'fee'`)).fee;

/** Day (ISO) of the last receipt, deduction or rebate; null before any. Without a RowScope: of a loan that was read in reach. */
export const lastSettledOn = async (tx: Tx, loanId: string): Promise<string | null> =>
  (
    await tx.one<{ day: string | null }>(sql`
      select max(e.day)::text as day from loan_entry e where e.loan_id = ${loanId}::uuid and e.kind in ('received', 'deducted', 'rebate')
        and not exists (select from loan_entry r where r.reverses = e.loan_entry_id)`)
  ).day;

export interface FoundLoan {
  readonly state: LoanStatus;
  readonly loanTitle: string;
  readonly paidOn: string;
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

/** What the public page may know of a code. Without a RowScope: the code itself is what gives the right. */
export async function loanOfCode(db: Db, code: string): Promise<FoundLoan | undefined> {
  const found = await db.maybe<Omit<FoundLoan, 'number'> & { year: number; place: number }>(sql`
    select state, title as "loanTitle", paid_on as "paidOn", loan_year::int as year, loan_number as place, first_name as "firstName", last_name as "lastName",
      company_name as "companyName" from loan_of_code(${code})`);
  if (found === undefined) return undefined;
  const { year, place, ...loan } = found;
  return { ...loan, number: shownNumber(year, place) };
}
