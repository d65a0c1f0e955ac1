/** SQL of loans as they are read by the office, by borrowers and by guarantors. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import type { EntryKind } from '../loan-ledger/loan-ledger.rules.ts';
import { type LoanStatus, sealedTarget } from '../loan-ledger/loan-ledger.store.ts';

export interface LoanHead {
  readonly loanId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly requestId: string | null;
  readonly year: number;
  readonly place: number;
  readonly loanTitle: string;
  readonly status: LoanStatus;
  readonly paidOn: string;
  readonly principal: bigint;
  readonly count: number;
}

const head = sql`l.loan_id as "loanId", l.company_id as "companyId", l.party_id as "partyId", l.loan_request_id as "requestId", l.loan_year::int as year, l.loan_number as place,
  w.title as "loanTitle", l.status_id as status, l.paid_on as "paidOn", l.principal, l.line_count::int as count`;

export interface StoredRecipient extends LoanHead {
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly companyName: string;
  readonly unitName: string | null;
  readonly positionName: string | null;
  readonly yearlyRate: string;
}

const recipientBy = (where: Sql, day: string): Sql => sql`
  select ${head}, ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId", co.organization_name as "companyName", u.organization_name as "unitName", e.description as "positionName",
    trim_scale((v.terms ->> 'loan_interest_amount')::numeric)::text as "yearlyRate"
  from loan l join welfare_loan w using (welfare_id) join welfare_loan_version v on v.welfare_id = l.welfare_id and v.version = l.version
    join person p on p.party_id = l.party_id join party_relationship r on r.party_relationship_id = l.party_relationship_id join company co on co.company_id = l.company_id
    ${positionJoin(day)}
  where ${where} limit 1`;

/** A loan of somebody in scope. */
export const recipientIn = (db: Db, rows: RowScope, loanId: string): Promise<StoredRecipient | undefined> =>
  db.maybe(recipientBy(sql`l.loan_id = ${loanId}::uuid and ${onePersonIn(rows, sql`l.party_id`, sql`l.company_id`)}`, rows.asOf));

/** Whose, and in which company. */
export interface Reader {
  readonly companyId: string;
  readonly partyId: string;
}

const ownedBy = ({ companyId, partyId }: Reader): Sql => sql`l.party_id = ${partyId}::uuid and l.company_id = ${companyId}::uuid`;

/** Newest first. Without a RowScope: the reader's own alone. */
export const ownHeads = (db: Db, reader: Reader): Promise<LoanHead[]> =>
  db.many(sql`select ${head} from loan l join welfare_loan w using (welfare_id) where ${ownedBy(reader)} order by l.paid_on desc, l.loan_id`);

export interface KnownEntry {
  readonly entryId: string;
  readonly day: string;
  readonly kind: EntryKind | 'reversal';
  readonly countsAs: EntryKind;
  readonly amount: bigint;
  readonly line: number | null;
  readonly note: string | null;
  readonly bookedByName: string | null;
  readonly isReversed: boolean;
}

/** What was booked up to a day, in its order. */
export const entriesOf = (db: Db, loanId: string, asOf: string): Promise<KnownEntry[]> =>
  db.many(sql`
    select e.loan_entry_id as "entryId", e.day, e.kind, e.counts_as as "countsAs", e.amount, e.line_number::int as line, e.note, ${nameOfPerson(sql`e.booked_by`)} as "bookedByName",
      exists (select from loan_entry r where r.reverses = e.loan_entry_id and r.day <= ${asOf}::date) as "isReversed"
    from loan_entry e where e.loan_id = ${loanId}::uuid and e.day <= ${asOf}::date order by e.day, e.booked_at, e.loan_entry_id`);

export interface KnownPart {
  readonly part: number;
  readonly method: 'account' | 'cheque';
  readonly amount: bigint;
  readonly target: string;
  readonly bankName: string | null;
  readonly paidOn: string;
}

export async function partsOf(db: Db, loanId: string): Promise<KnownPart[]> {
  const parts = await db.many<KnownPart & { readonly id: string }>(sql`
    select loan_payment_id as id, part::int as part, method, amount, target, bank_name as "bankName", paid_on as "paidOn" from loan_payment where loan_id = ${loanId}::uuid order by part`);
  return parts.map(({ id, target, ...part }) => ({ ...part, target: sealedTarget.open(id, target) }));
}

export interface Guarantor {
  /** Null: of no colleague. */
  readonly pseudoId: string | null;
  readonly fullName: string;
  /** Of somebody from outside; class identity. */
  readonly nationalCode: string | null;
}

/** Who answers for a loan: colleagues in the order of the request or of the sheet that it came in, then people from outside. Without a RowScope: of a loan within reach. */
export const guarantorsOf = (db: Db, { loanId, companyId }: Pick<LoanHead, 'loanId' | 'companyId'>): Promise<Guarantor[]> =>
  db.many(sql`
    (select distinct on (g.at) r.pseudo_id as "pseudoId", ${fullName(sql`p`)} as "fullName", null as "nationalCode"
    from loan l left join loan_request q using (loan_request_id) left join loan_opening o on o.loan_id = l.loan_id
      cross join lateral (values (1, coalesce(q.guarantor_one, o.guarantor_one)), (2, coalesce(q.guarantor_two, o.guarantor_two))) g (at, code)
      join party_relationship r on r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.code_key = upper(g.code) join person p on p.party_id = r.party_id
    where l.loan_id = ${loanId}::uuid and l.company_id = ${companyId}::uuid order by g.at, r.valid desc)
    union all
    (select null, concat(x.first_name, ' ', x.last_name), x.national_code from loan l join loan_external_guarantor x using (loan_request_id)
    where l.loan_id = ${loanId}::uuid and l.company_id = ${companyId}::uuid order by x.place, x.national_code)`);

export interface GuaranteedLoan extends Omit<LoanHead, 'partyId'> {
  readonly borrowerName: string;
}

/** Loans that somebody answers for, newest first. Without a RowScope: of the reader, who sees terms alone. */
export const guaranteedBy = (db: Db, { companyId, partyId }: Reader): Promise<GuaranteedLoan[]> =>
  db.many(sql`
    select ${head}, ${fullName(sql`p`)} as "borrowerName" from loan l join welfare_loan w using (welfare_id) join person p on p.party_id = l.party_id
      left join loan_request q using (loan_request_id) left join loan_opening o on o.loan_id = l.loan_id
    where l.company_id = ${companyId}::uuid and l.party_id <> ${partyId}::uuid and exists (
      select from party_relationship r where r.party_id = ${partyId}::uuid and r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'
        and r.code_key in (upper(q.guarantor_one), upper(q.guarantor_two), upper(o.guarantor_one), upper(o.guarantor_two)))
    order by l.paid_on desc, l.loan_id`);

export interface WaitingGrant {
  readonly loanRequestId: string;
  readonly partyId: string;
  readonly loanTitle: string;
  readonly status: 'LgApproved' | 'LgWaiting' | 'LgFunded';
  readonly amount: bigint;
  readonly count: number;
}

const waitingBy = ({ companyId, partyId }: Reader): Sql => sql`
  select g.loan_request_id as "loanRequestId", q.party_id as "partyId", w.title as "loanTitle", g.status_id as status, q.final_loan_amount::bigint as amount, q.final_installment_number::int as count
  from loan_grant g join loan_request q using (loan_request_id) join welfare_loan w using (welfare_id)
  where q.party_id = ${partyId}::uuid and g.company_id = ${companyId}::uuid`;

/** What is granted and not paid. Without a RowScope: the reader's own alone. */
export const waitingOf = (db: Db, reader: Reader): Promise<WaitingGrant[]> =>
  db.many(sql`${waitingBy(reader)} and g.status_id in ('LgApproved', 'LgWaiting', 'LgFunded') order by g.granted_at, g.loan_request_id`);

/** One of them in whatever state, held until the transaction ends. Without a RowScope: the reader's own alone. */
export const holdOwnGrant = (tx: Tx, reader: Reader, requestId: string): Promise<{ readonly status: string } | undefined> =>
  tx.maybe(sql`${waitingBy(reader)} and g.loan_request_id = ${requestId}::uuid for update of g`);

/** Where one of them stands in a list that is not closed, with the state of the grant. Without a RowScope: the reader's own alone. */
export const ownPlace = (tx: Tx, reader: Reader, requestId: string): Promise<{ readonly placeId: string; readonly status: string } | undefined> =>
  tx.maybe(sql`
    select o.loan_budget_place_id as "placeId", g.status_id as status
    from loan_budget_place o join loan_budget b using (loan_budget_id) join loan_grant g on g.loan_request_id = o.loan_request_id
    where o.loan_request_id = ${requestId}::uuid and o.party_id = ${reader.partyId}::uuid and o.company_id = ${reader.companyId}::uuid
      and o.status_id in ('LpWaiting', 'LpFunded') and b.state_id in ('LbRanked', 'LbSent', 'LbReturned', 'LbApproved')`);
