/** SQL of a bank's receipts of loans. Without a RowScope, all of it: a sheet is about the whole company that its bringer may write to. */
import { type Db, sql } from '#platform/db/db.server.ts';
import { RECEIPT } from '../loan-settlement/receipt-entries.service.ts';

/** References, in capitals, of receipts that stand. */
export const standingReferences = async (db: Db, companyId: string, references: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ reference: string }>(sql`
        select distinct upper(r.reference) as reference from loan_receipt r
        where r.company_id = ${companyId}::uuid and upper(r.reference) = any (${[...references]}::text[]) and r.reversed_on is null`)
    ).map(({ reference }) => reference),
  );

/** How many receipts of a run of imports pay lines on which something else was booked since, and still stands. */
export const bookedSince = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(distinct c.record_id)::int as n
      from import_change c join loan_entry e on e.source = ${RECEIPT} and e.source_id = c.record_id::text
        join loan_entry n on n.loan_id = e.loan_id and n.line_number = e.line_number and n.booked_at > c.changed_at and n.kind <> 'reversal'
      where c.run_id = ${runId}::uuid and not exists (select from loan_entry r where r.reverses = n.loan_entry_id)
        and not exists (select from import_change o where o.run_id = c.run_id and n.source = ${RECEIPT} and o.record_id::text = n.source_id)`)
  ).n;
