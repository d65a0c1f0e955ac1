/** SQL of loans that money comes in for. */
import { type Fraction, type RialRounding, readDecimal, ZERO } from '#kernel/rial/fraction.ts';
import type { ScheduleMethod } from '#kernel/rial/schedule.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { PenaltyMethod } from '../loan-figures/penalty.rules.ts';
import type { ReceiptMethod } from './receipt-methods.rules.ts';

export interface HeldLoan {
  readonly loanId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly title: string;
  readonly paidOn: string;
  readonly status: string;
  readonly yearlyRate: Fraction;
  readonly penaltyPoints: Fraction;
  readonly penaltyMethod: PenaltyMethod;
  readonly graceDays: number;
  /** Percent. */
  readonly rebateShare: Fraction;
  readonly method: ScheduleMethod;
  readonly roundingMode: RialRounding;
  /** Rials. */
  readonly roundingUnit: bigint;
  /** Months between lines. */
  readonly gapMonths: number;
  readonly mostPostponements: number;
  readonly postponements: number;
  /** Whether pay takes its lines. */
  readonly isDeducted: boolean;
}

interface Stored extends Omit<HeldLoan, 'yearlyRate' | 'penaltyPoints' | 'rebateShare'> {
  readonly yearlyRate: string;
  readonly penaltyPoints: string;
  readonly rebateShare: string;
}

const exact = (text: string): Fraction => readDecimal(text) ?? ZERO;

const loansBy = async (db: Db, where: Sql): Promise<HeldLoan[]> =>
  (
    await db.many<Stored>(sql`
      select l.loan_id as "loanId", l.party_id as "partyId", ${nameOfPerson(sql`l.party_id`)} as "fullName", t.title, l.paid_on::text as "paidOn", l.status_id as status,
        t.loan_interest_amount::text as "yearlyRate", t.loan_penalty_amount::text as "penaltyPoints", t.penalty_formula_id as "penaltyMethod", t.grace_days::int as "graceDays",
        t.rebate_share::text as "rebateShare", t.installment_gap::int as "gapMonths", t.most_postponements::int as "mostPostponements",
        t.payment_formula_id as method, t.rounding_mode as "roundingMode", t.rounding_unit as "roundingUnit",
        (select count(*)::int from loan_schedule s where s.loan_id = l.loan_id and s.reason = 'postponed') as postponements,
        t.installment_calculation_method_enum_id = 'AutoDeduction' as "isDeducted"
      from loan l join welfare_loan_version v on v.welfare_id = l.welfare_id and v.version = l.version
      cross join lateral jsonb_populate_record(null::welfare_loan, v.terms) t
      where ${where} order by l.loan_id`)
  ).map(({ yearlyRate, penaltyPoints, rebateShare, ...loan }) => ({
    ...loan,
    yearlyRate: exact(yearlyRate),
    penaltyPoints: exact(penaltyPoints),
    rebateShare: exact(rebateShare),
  }));

/** Loans of people in reach by the terms that they were asked under. */
export const loansIn = (db: Db, rows: RowScope, companyId: string, loanIds: readonly string[]): Promise<HeldLoan[]> =>
  loansBy(db, sql`l.company_id = ${companyId}::uuid and l.loan_id = any (${[...loanIds]}::uuid[]) and ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)}`);

/** Loans that run on a day (ISO), by the employments in reach that they were given to, the oldest first. */
export const runningLoans = (db: Db, rows: RowScope, companyId: string, employmentIds: readonly string[], day: string): Promise<{ loanId: string; employmentId: string }[]> =>
  db.many(sql`
    select l.loan_id as "loanId", l.party_relationship_id as "employmentId" from loan l
    where l.company_id = ${companyId}::uuid and l.party_relationship_id = any (${[...employmentIds]}::uuid[]) and l.status_id = 'LoanPaidOut' and l.paid_on <= ${day}::date
      and ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} order by l.paid_on, l.loan_id`);

/** A loan as papers write it: Jalali year and number. */
export interface LoanNumber {
  readonly year: number;
  readonly place: number;
}

/** Loans of a company by their numbers. Without a RowScope: a sheet is about the whole company that its bringer may write to. */
export const loansByNumber = (db: Db, companyId: string, numbers: readonly LoanNumber[]): Promise<HeldLoan[]> =>
  loansBy(
    db,
    sql`l.company_id = ${companyId}::uuid and (l.loan_year, l.loan_number) in (
      select * from unnest(${numbers.map(({ year }) => year)}::smallint[], ${numbers.map(({ place }) => place)}::int[]))`,
  );

/** Day (ISO) that the penalty of a line was last booked for, by `loanId number`. Without a RowScope: of loans that the caller has found in reach. */
export const chargedThru = async (db: Db, loanIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ key: string; day: string }>(sql`
        select concat(e.loan_id, ' ', e.line_number) as key, max(e.day)::text as day from loan_entry e
        where e.loan_id = any (${[...loanIds]}::uuid[]) and e.kind = 'penalty' and not exists (select from loan_entry r where r.reverses = e.loan_entry_id) group by 1`)
    ).map(({ key, day }) => [key, day]),
  );

export interface NewReceipt {
  readonly receiptId: string;
  readonly companyId: string;
  readonly loanId: string;
  readonly method: ReceiptMethod;
  readonly reference: string | null;
  /** Rials. */
  readonly amount: bigint;
  readonly paidOn: string;
  readonly isWhole: 'Y' | 'N';
  readonly note: string | null;
  readonly bookedBy: string | null;
  /** Version of the plan that is made with it. */
  readonly planVersion?: number;
}

export const writeReceipts = (tx: Tx, all: readonly NewReceipt[]): Promise<number> =>
  tx.run(sql`
    insert into loan_receipt (loan_receipt_id, company_id, loan_id, method, reference, amount, paid_on, is_whole, note, booked_by, plan_version)
    select * from unnest(${all.map((one) => one.receiptId)}::uuid[], ${all.map((one) => one.companyId)}::uuid[], ${all.map((one) => one.loanId)}::uuid[],
      ${all.map((one) => one.method)}::text[], ${all.map((one) => one.reference)}::text[], ${all.map((one) => one.amount)}::bigint[], ${all.map((one) => one.paidOn)}::date[],
      ${all.map((one) => one.isWhole)}::text[], ${all.map((one) => one.note)}::text[], ${all.map((one) => one.bookedBy)}::uuid[], ${all.map((one) => one.planVersion ?? null)}::smallint[])`);

export const writeReceipt = (tx: Tx, one: NewReceipt): Promise<number> => writeReceipts(tx, [one]);

export interface StoredReceipt {
  readonly receiptId: string;
  readonly loanId: string;
  readonly partyId: string;
  readonly reversedOn: string | null;
  /** Version of the plan that was made with it. */
  readonly planVersion: number | null;
}

/** A receipt of somebody in reach, held until the transaction ends. */
export const holdReceipt = (tx: Tx, rows: RowScope, companyId: string, receiptId: string): Promise<StoredReceipt | undefined> =>
  tx.maybe<StoredReceipt>(sql`
    select r.loan_receipt_id as "receiptId", r.loan_id as "loanId", l.party_id as "partyId", r.reversed_on::text as "reversedOn", r.plan_version::int as "planVersion"
    from loan_receipt r join loan l using (loan_id)
    where r.loan_receipt_id = ${receiptId}::uuid and r.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} for update of r`);

/** Receipts as one, on a day (ISO). */
export const markReversed = (tx: Tx, receiptIds: readonly string[], { day, why }: { readonly day: string; readonly why: string }): Promise<number> =>
  tx.run(sql`update loan_receipt set reversed_on = ${day}::date, reversed_why = ${why} where loan_receipt_id = any (${[...receiptIds]}::uuid[])`);
