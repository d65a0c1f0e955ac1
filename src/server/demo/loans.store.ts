/** SQL of the demo's loans that were paid out. Without a RowScope: the demo lays whole companies. */
import type { Schedule } from '#kernel/rial/schedule.ts';
import { MAIN_ACCOUNT, sealedAccount } from '#modules/personnel/personnel.api.ts';
import { type LoanTerms, versionTerms } from '#modules/welfare/loan-figures/loan-terms.store.ts';
import { sealedTarget } from '#modules/welfare/loan-ledger/loan-ledger.store.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { insertRows, put } from './bulk.store.ts';

export interface Borrower {
  readonly partyId: string;
  readonly employmentId: string;
  readonly pseudoId: string;
  /** ISO days; `thru` null: still employed. */
  readonly from: string;
  readonly thru: string | null;
  /** Of the main account; null: none is known. */
  readonly iban: string | null;
  readonly bankName: string | null;
}

/** Employments that began before a day (ISO), `first` before everybody, those who left among them. Without a RowScope: the demo lays whole companies. */
export const borrowersIn = async (tx: Tx, companyId: string, before: string, first: string | null): Promise<Borrower[]> =>
  (
    await tx.many<Borrower>(sql`
      select r.party_id as "partyId", r.party_relationship_id as "employmentId", r.pseudo_id as "pseudoId", lower(r.valid)::text as from, (upper(r.valid) - 1)::text as thru,
        a.iban, (select b.description from bank b where b.bank_id = a.bank_id) as "bankName"
      from party_relationship r left join bank_account a
        on a.party_id = r.party_id and a.company_id = r.company_id and a.payment_method_purpose_enum_id = ${MAIN_ACCOUNT} and upper_inf(a.valid)
      where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and lower(r.valid) < ${before}::date
      order by r.party_id <> coalesce(${first}::uuid, r.party_id), md5(r.pseudo_id) limit 190`)
  ).map(({ iban, ...one }) => ({ ...one, iban: iban === null ? null : sealedAccount.iban.open(one.partyId, iban) }));

export interface DemoTerms extends LoanTerms {
  readonly code: string;
  readonly welfareId: string;
}

/** Terms of the loans of a company as they stand, by code. */
export async function termsIn(tx: Tx, companyId: string): Promise<ReadonlyMap<string, DemoTerms>> {
  const loans = await tx.many<{ code: string; welfareId: string; version: number }>(sql`
    select w.welfare_code as code, v.welfare_id as "welfareId", max(v.version)::int as version from welfare_loan w join welfare_loan_version v using (welfare_id)
    where w.company_id = ${companyId}::uuid group by w.welfare_code, v.welfare_id`);
  const all = new Map<string, DemoTerms>();
  for (const { code, welfareId, version } of loans) {
    const terms = await versionTerms(tx, companyId, welfareId, version);
    if (terms !== undefined) all.set(code, { ...terms, code, welfareId, version });
  }
  return all;
}

export interface DemoLoan {
  readonly loanId: string;
  readonly paymentId: string;
  readonly requestId: string;
  readonly borrower: Borrower;
  readonly terms: DemoTerms;
  readonly year: number;
  readonly number: number;
  /** Rials. */
  readonly principal: bigint;
  /** ISO day. */
  readonly paidOn: string;
  readonly plan: Schedule;
}

export interface DemoReceipt {
  readonly loanReceiptId: string;
  readonly companyId: string;
  readonly loanId: string;
  readonly method: 'slip' | 'transfer';
  readonly reference: string;
  readonly amount: string;
  readonly paidOn: string;
  readonly isWhole: 'Y' | 'N';
  readonly bookedBy: string | null;
}

/** A payment of a loan: to the main account, else by cheque. */
const partOf = ({ paymentId, number, borrower: { iban, bankName } }: DemoLoan) =>
  iban === null
    ? { method: 'cheque', target: sealedTarget.seal(paymentId, String(700_000 + number)), bankName: null }
    : { method: 'account', target: sealedTarget.seal(paymentId, iban), bankName };

/** Loans with their payments and plans, as paying them out leaves them. */
export async function layLoans(tx: Tx, companyId: string, loans: readonly DemoLoan[]): Promise<void> {
  await insertRows(
    tx,
    'loan_counter',
    [...Map.groupBy(loans, ({ year }) => year)].map(([loanYear, own]) => ({ companyId, loanYear, lastNumber: own.length })),
  );
  const heads = loans.map((loan) => ({
    ...{ loan: loan.loanId, party: loan.borrower.partyId, employment: loan.borrower.employmentId, welfare: loan.terms.welfareId, version: loan.terms.version },
    ...{ request: loan.requestId, year: loan.year, number: loan.number, principal: loan.principal, lines: loan.plan.lines.length, day: loan.paidOn },
    ...{ payment: loan.paymentId, paid: loan.plan.paidOut, ...partOf(loan) },
  }));
  await put(
    tx,
    heads,
    (c) => sql`
      insert into loan (loan_id, company_id, party_id, party_relationship_id, welfare_id, version, loan_request_id, loan_year, loan_number, principal, line_count, paid_on)
      select loan, ${companyId}::uuid, party, employment, welfare, version, request, year, number, principal, lines, day
      from unnest(${c.loan}::uuid[], ${c.party}::uuid[], ${c.employment}::uuid[], ${c.welfare}::uuid[], ${c.version}::int[], ${c.request}::uuid[], ${c.year}::int[], ${c.number}::int[],
        ${c.principal}::bigint[], ${c.lines}::int[], ${c.day}::date[]) as l (loan, party, employment, welfare, version, request, year, number, principal, lines, day)`,
  );
  await put(
    tx,
    heads,
    (c) => sql`
      insert into loan_payment (loan_payment_id, company_id, loan_id, part, amount, method, target, bank_name, paid_on)
      select payment, ${companyId}::uuid, loan, 1, paid, method, target, bank, day
      from unnest(${c.payment}::uuid[], ${c.loan}::uuid[], ${c.paid}::bigint[], ${c.method}::text[], ${c.target}::text[], ${c.bankName}::text[], ${c.day}::date[])
        as p (payment, loan, paid, method, target, bank, day)`,
  );
  await put(
    tx,
    heads,
    (c) => sql`
      insert into loan_schedule (loan_id, version, company_id, reason, from_day, principal, line_count)
      select loan, 1, ${companyId}::uuid, 'paidOut', day, principal, lines
      from unnest(${c.loan}::uuid[], ${c.day}::date[], ${c.principal}::bigint[], ${c.lines}::int[]) as s (loan, day, principal, lines)`,
  );
  await put(
    tx,
    loans.flatMap(({ loanId, plan }) => plan.lines.map(({ number, dueDate, principal, profit, fee }) => ({ loanId, number, dueDate, principal, profit, fee }))),
    (c) => sql`
      insert into loan_line (loan_id, version, company_id, number, original_number, due_date, principal, profit, fee)
      select loan, 1, ${companyId}::uuid, number, number, due, principal, profit, fee
      from unnest(${c.loanId}::uuid[], ${c.number}::int[], ${c.dueDate}::date[], ${c.principal}::bigint[], ${c.profit}::bigint[], ${c.fee}::bigint[])
        as i (loan, number, due, principal, profit, fee)`,
  );
  const requests = loans.map(({ requestId }) => requestId);
  await tx.run(sql`update loan_grant set status_id = 'LgPaidOut' where loan_request_id = any (${requests}::uuid[])`);
}

export const layReceipts = (tx: Tx, receipts: readonly DemoReceipt[]): Promise<void> =>
  insertRows(
    tx,
    'loan_receipt',
    receipts.map((one) => ({ ...one, bookedAt: `${one.paidOn}T08:00:00Z` })),
  );
