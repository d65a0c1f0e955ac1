/** SQL of the ledger of loans. Who may ask for whose loan is the business of whoever calls; a loan is found in its own company alone. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import type { EntryKind, LineFacts, PlannedLine } from './loan-ledger.rules.ts';

/** Numbers of accounts and cheques. */
export const sealedTarget = defineSealedField({ table: 'loan_payment', column: 'target', key: 'loan_payment_id', boundTo: 'loan_payment_id', inAudit: null });

export type LoanStatus = 'LoanPaidOut' | 'LoanSettled' | 'LoanCancelled' | 'LoanWrittenOff';
export type ScheduleReason = 'paidOut' | 'opening' | 'postponed' | 'prepaid' | 'settled' | 'cancelled' | 'corrected';

/** Of which loans, or of whose; both where both are said. */
export interface AskedLoans {
  readonly companyId: string;
  readonly loanIds?: readonly string[];
  readonly partyIds?: readonly string[];
}

export interface NewLoan {
  readonly loanId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly employmentId: string;
  readonly welfareId: string;
  readonly version: number;
  readonly requestId: string | null;
  readonly principal: bigint;
  readonly count: number;
  /** ISO date. */
  readonly paidOn: string;
}

/** Moves what was granted; the table refuses what its flow does not allow. */
export const moveGrant = (tx: Tx, requestId: string, status: string): Promise<number> =>
  tx.run(sql`update loan_grant set status_id = ${status}, row_version = row_version + 1 where loan_request_id = ${requestId}::uuid`);

/** The next number of a company in a Jalali year: whoever takes one after this waits for the end of the transaction. */
export const nextLoanNumber = async (tx: Tx, companyId: string, year: number): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      insert into loan_counter (company_id, loan_year, last_number) values (${companyId}::uuid, ${year}, 1)
      on conflict (company_id, loan_year) do update set last_number = loan_counter.last_number + 1 returning last_number as n`)
  ).n;

export const writeLoan = (tx: Tx, loan: NewLoan, { year, number }: { readonly year: number; readonly number: number }): Promise<number> =>
  tx.run(sql`
    insert into loan (loan_id, company_id, party_id, party_relationship_id, welfare_id, version, loan_request_id, loan_year, loan_number, principal, line_count, paid_on)
    values (${loan.loanId}::uuid, ${loan.companyId}::uuid, ${loan.partyId}::uuid, ${loan.employmentId}::uuid, ${loan.welfareId}::uuid, ${loan.version}, ${loan.requestId}::uuid,
      ${year}, ${number}, ${loan.principal}, ${loan.count}, ${loan.paidOn}::date)`);

export interface StoredPart {
  readonly paymentId: string;
  readonly amount: bigint;
  readonly method: 'account' | 'cheque';
  readonly target: string;
  readonly bankName: string | null;
  readonly paidOn: string;
}

export async function writeParts(tx: Tx, { loanId, companyId }: Pick<NewLoan, 'loanId' | 'companyId'>, parts: readonly StoredPart[]): Promise<void> {
  for (const [index, { paymentId, amount, method, target, bankName, paidOn }] of parts.entries())
    await tx.run(sql`
      insert into loan_payment (loan_payment_id, company_id, loan_id, part, amount, method, target, bank_name, paid_on)
      values (${paymentId}::uuid, ${companyId}::uuid, ${loanId}::uuid, ${index + 1}, ${amount}, ${method}, ${sealedTarget.seal(paymentId, target)}, ${bankName}, ${paidOn}::date)`);
}

export interface NewSchedule {
  readonly loanId: string;
  readonly companyId: string;
  readonly version: number;
  readonly reason: ScheduleReason;
  readonly note: string | null;
  readonly fromDay: string;
  readonly madeBy: string | null;
}

export interface NewVersion {
  readonly schedule: NewSchedule;
  readonly lines: readonly PlannedLine[];
}

/** Versions of plans with all of their lines, of any number of loans in two statements. */
export async function writeSchedules(tx: Tx, versions: readonly NewVersion[]): Promise<void> {
  const plans = versions.map(({ schedule, lines }) => ({ ...schedule, principal: lines.reduce((sum, line) => sum + line.principal, 0n), count: lines.length }));
  const all = versions.flatMap(({ schedule: { loanId, companyId, version }, lines }) => lines.map((line) => ({ ...line, loanId, companyId, version })));
  await tx.run(sql`
    insert into loan_schedule (loan_id, version, company_id, reason, note, from_day, principal, line_count, made_by)
    select * from unnest(${plans.map((p) => p.loanId)}::uuid[], ${plans.map((p) => p.version)}::smallint[], ${plans.map((p) => p.companyId)}::uuid[], ${plans.map((p) => p.reason)}::text[],
      ${plans.map((p) => p.note)}::text[], ${plans.map((p) => p.fromDay)}::date[], ${plans.map((p) => p.principal)}::bigint[], ${plans.map((p) => p.count)}::smallint[], ${plans.map((p) => p.madeBy)}::uuid[])`);
  await tx.run(sql`
    insert into loan_line (loan_id, version, company_id, number, original_number, due_date, principal, profit, fee)
    select * from unnest(${all.map((l) => l.loanId)}::uuid[], ${all.map((l) => l.version)}::smallint[], ${all.map((l) => l.companyId)}::uuid[], ${all.map((l) => l.number)}::smallint[],
      ${all.map((l) => l.originalNumber)}::smallint[], ${all.map((l) => l.dueDate)}::date[], ${all.map((l) => l.principal)}::bigint[], ${all.map((l) => l.profit)}::bigint[],
      ${all.map((l) => l.fee)}::bigint[])`);
}

/** A version of a plan with all of its lines. */
export const writeSchedule = (tx: Tx, schedule: NewSchedule, lines: readonly PlannedLine[]): Promise<void> => writeSchedules(tx, [{ schedule, lines }]);

/** Holds loans until the transaction ends, in one order, so that nobody waits for somebody who waits for them. */
export const holdLoans = (tx: Tx, companyId: string, loanIds: readonly string[]): Promise<{ loanId: string; status: LoanStatus }[]> =>
  tx.many(sql`
    select loan_id as "loanId", status_id as status from loan where company_id = ${companyId}::uuid and loan_id = any (${[...loanIds]}::uuid[])
    order by loan_id for no key update`);

/** The version that holds, by loan. */
export const lastVersions = async (db: Db, loanIds: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await db.many<{ loanId: string; version: number }>(sql`
        select loan_id as "loanId", max(version)::int as version from loan_schedule where loan_id = any (${[...loanIds]}::uuid[]) group by loan_id`)
    ).map(({ loanId, version }) => [loanId, version]),
  );

/** Day (ISO) that the plan which holds was written for. */
export const lastFromDay = async (db: Db, loanId: string): Promise<string> =>
  (await db.one<{ day: string }>(sql`select max(from_day)::text as day from loan_schedule where loan_id = ${loanId}::uuid`)).day;

export const moveLoans = (tx: Tx, loanIds: readonly string[], status: LoanStatus): Promise<number> =>
  loanIds.length === 0
    ? Promise.resolve(0)
    : tx.run(sql`update loan set status_id = ${status}, row_version = row_version + 1 where loan_id = any (${[...loanIds]}::uuid[]) and status_id <> ${status}`);

export interface StoredEntry {
  readonly entryId: string;
  readonly companyId: string;
  readonly loanId: string;
  readonly kind: EntryKind | 'reversal';
  readonly countsAs: EntryKind;
  readonly amount: bigint;
  readonly day: string;
  readonly lineNumber: number | null;
  readonly source: string;
  readonly sourceId: string | null;
  readonly reverses: string | null;
  readonly note: string | null;
  readonly bookedBy: string | null;
}

export const writeEntries = (tx: Tx, entries: readonly StoredEntry[]): Promise<number> =>
  tx.run(sql`
    insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source, source_id, reverses, note, booked_by)
    select * from unnest(${entries.map((e) => e.entryId)}::uuid[], ${entries.map((e) => e.companyId)}::uuid[], ${entries.map((e) => e.loanId)}::uuid[],
      ${entries.map((e) => e.kind)}::text[], ${entries.map((e) => e.countsAs)}::text[], ${entries.map((e) => e.amount)}::bigint[], ${entries.map((e) => e.day)}::date[],
      ${entries.map((e) => e.lineNumber)}::smallint[], ${entries.map((e) => e.source)}::text[], ${entries.map((e) => e.sourceId)}::text[],
      ${entries.map((e) => e.reverses)}::uuid[], ${entries.map((e) => e.note)}::text[], ${entries.map((e) => e.bookedBy)}::uuid[])`);

/** By their ids, or all of a loan, or all that a source, or several of a kind, booked. */
export type AskedEntries = { readonly entryIds: readonly string[] } | { readonly loanId: string } | { readonly source: string; readonly sourceId: string | readonly string[] };

/** Entries that are taken back: those of the ids, or those that sources booked and nobody has taken back. */
export const entriesToReverse = (db: Db, companyId: string, asked: AskedEntries): Promise<StoredEntry[]> =>
  db.many(sql`
    select loan_entry_id as "entryId", company_id as "companyId", loan_id as "loanId", kind, counts_as as "countsAs", amount, day, line_number::int as "lineNumber", source, source_id as "sourceId",
      reverses, note, booked_by as "bookedBy"
    from loan_entry e where company_id = ${companyId}::uuid and kind <> 'reversal' and ${
      'entryIds' in asked
        ? sql`loan_entry_id = any (${[...asked.entryIds]}::uuid[])`
        : sql`${'loanId' in asked ? sql`loan_id = ${asked.loanId}::uuid` : sql`source = ${asked.source} and source_id = any (${[asked.sourceId].flat()}::text[])`} and not exists (select from loan_entry r where r.reverses = e.loan_entry_id)`
    } order by loan_id, loan_entry_id`);

export interface StoredLine extends LineFacts {
  readonly loanId: string;
  readonly partyId: string;
  readonly employmentId: string;
  readonly status: LoanStatus;
  readonly year: number;
  readonly place: number;
  readonly version: number;
}

/**
 * Lines of loans as they stood at the end of a day: of the version that held then, with what was booked up to then; by loan and number.
 * Without a RowScope: the caller says whose loans, or which.
 */
export const storedLines = (db: Db, { companyId, loanIds, partyIds }: AskedLoans, asOf: string): Promise<StoredLine[]> =>
  db.many(sql`
    with asked as materialized (
      select l.loan_id, l.party_id, l.party_relationship_id, l.status_id, l.loan_year, l.loan_number,
        (select max(s.version) from loan_schedule s where s.loan_id = l.loan_id and s.from_day <= ${asOf}::date) as version
      from loan l where l.company_id = ${companyId}::uuid
        and (${loanIds === undefined}::boolean or l.loan_id = any (${[...(loanIds ?? [])]}::uuid[])) and (${partyIds === undefined}::boolean or l.party_id = any (${[...(partyIds ?? [])]}::uuid[]))
    ), booked as materialized (
      select e.loan_id, e.line_number,
        sum(e.signed) filter (where e.counts_as = 'due') as added,
        sum(e.signed) filter (where e.counts_as = 'received') as received,
        sum(e.signed) filter (where e.counts_as = 'deducted') as deducted,
        sum(e.signed) filter (where e.counts_as = 'penalty') as penalty,
        sum(e.signed) filter (where e.counts_as = 'remission') as remission,
        sum(e.signed) filter (where e.counts_as = 'rebate') as rebate,
        sum(e.signed) filter (where e.counts_as = 'writtenOff') as written_off,
        sum(e.signed) filter (where e.counts_as = 'moved') as moved
      from loan_entry e join asked using (loan_id) where e.day <= ${asOf}::date and e.line_number is not null group by e.loan_id, e.line_number
    )
    select a.loan_id as "loanId", a.party_id as "partyId", a.party_relationship_id as "employmentId", a.status_id as status, a.loan_year::int as year, a.loan_number as place,
      i.version::int as version, i.number::int as number, i.original_number::int as "originalNumber", i.due_date as "dueDate", i.principal, i.profit, i.fee,
      coalesce(b.added, 0)::bigint as added, coalesce(b.received, 0)::bigint as received, coalesce(b.deducted, 0)::bigint as deducted, coalesce(b.penalty, 0)::bigint as penalty,
      coalesce(b.remission, 0)::bigint as remission, coalesce(b.rebate, 0)::bigint as rebate, coalesce(b.written_off, 0)::bigint as "writtenOff", coalesce(b.moved, 0)::bigint as moved
    from asked a join loan_line i on i.loan_id = a.loan_id and i.version = a.version left join booked b on b.loan_id = i.loan_id and b.line_number = i.number
    order by a.loan_id, i.number`);
