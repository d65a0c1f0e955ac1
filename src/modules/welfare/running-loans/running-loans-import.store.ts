/** SQL of the sheet of running loans. Without a RowScope, all of it: a sheet is about the whole company that its bringer may write to. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface TermsVersion {
  /** In capitals. */
  readonly code: string;
  readonly welfareId: string;
  readonly version: number;
  /** Percent a year, without zeros behind. */
  readonly yearlyRate: string;
}

/** Versions of what a company lends, by codes in capitals, the last one first. */
export const termsByCode = (db: Db, companyId: string, codes: readonly string[]): Promise<TermsVersion[]> =>
  db.many<TermsVersion>(sql`
    select upper(w.welfare_code) as code, v.welfare_id as "welfareId", v.version, trim_scale((v.terms ->> 'loan_interest_amount')::numeric)::text as "yearlyRate"
    from welfare_loan w join welfare_loan_version v using (welfare_id)
    where w.company_id = ${companyId}::uuid and upper(w.welfare_code) = any (${[...codes]}::text[]) order by v.welfare_id, v.version desc`);

/** Former numbers, in capitals, of loans that were taken up. */
export const standingCodes = async (db: Db, companyId: string, codes: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ code: string }>(sql`
        select upper(old_code) as code from loan_opening where company_id = ${companyId}::uuid and upper(old_code) = any (${[...codes]}::text[]) and withdrawn_on is null`)
    ).map(({ code }) => code),
  );

export interface NewOpening {
  readonly loanId: string;
  readonly companyId: string;
  readonly oldCode: string;
  readonly guarantorOne: string | null;
  readonly guarantorTwo: string | null;
}

export const writeOpenings = (tx: Tx, all: readonly NewOpening[]): Promise<number> =>
  tx.run(sql`
    insert into loan_opening (loan_id, company_id, old_code, guarantor_one, guarantor_two)
    select * from unnest(${all.map((one) => one.loanId)}::uuid[], ${all.map((one) => one.companyId)}::uuid[], ${all.map((one) => one.oldCode)}::text[],
      ${all.map((one) => one.guarantorOne)}::text[], ${all.map((one) => one.guarantorTwo)}::text[])`);

export const withdrawOpenings = (tx: Tx, loanIds: readonly string[], day: string): Promise<number> =>
  tx.run(sql`update loan_opening set withdrawn_on = ${day}::date where loan_id = any (${[...loanIds]}::uuid[])`);

/** How many loans of a run of imports were used since: booked on, or planned anew. */
export const usedSince = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from import_change c join loan l on l.loan_id = c.record_id
      where c.run_id = ${runId}::uuid and (
        exists (select from loan_schedule s where s.loan_id = l.loan_id and s.version > 1)
        or exists (select from loan_entry e where e.loan_id = l.loan_id and e.line_number is not null and e.kind <> 'reversal'
          and not exists (select from loan_entry r where r.reverses = e.loan_entry_id)))`)
  ).n;
