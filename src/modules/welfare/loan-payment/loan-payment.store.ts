/** Granted loans on their way to the money. */
import { MAIN_ACCOUNT, sealedAccount } from '#modules/personnel/personnel.api.ts';
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { loansToPay } from './loan-payment.contract.ts';

export const PAYABLE = ['LgApproved', 'LgFunded'] as const;
const tehranDay = (at: ReturnType<typeof sql>) => sql`(${at} at time zone 'Asia/Tehran')::date`;

export const loansToPaySource = defineSource<typeof loansToPay>({
  calls: loansToPay,
  parts: ({ rows, today }) => ({
    from: sql`loan_grant g join loan_request q using (loan_request_id) join person p on p.party_id = q.party_id
      join party_relationship r on r.party_id = q.party_id and r.company_id = q.company_id and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${today}::date
      join welfare_loan l on l.welfare_id = q.welfare_id`,
    where: sql`g.status_id = any (${[...PAYABLE]}::text[]) and ${peopleIn(rows, sql`q.party_id`, sql`g.company_id`)}`,
    key: sql`g.loan_request_id`,
    subject: sql`q.party_id`,
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
      loanTitle: { value: sql`l.title` },
      amount: { value: sql`q.final_loan_amount::bigint` },
      count: { value: sql`q.final_installment_number::int` },
      meetDate: { value: sql`q.request_meet_date` },
      status: { value: sql`g.status_id` },
      grantedOn: { value: tehranDay(sql`g.granted_at`) },
    },
    search: ['fullName', 'pseudoId'],
    order: sql`g.granted_at, g.loan_request_id`,
  }),
});

export interface Grant {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly loanTitle: string;
  readonly status: string;
  readonly welfareId: string;
  readonly version: number;
  readonly amount: bigint;
  readonly count: number;
  /** ISO: the day in Tehran that it was asked for on. */
  readonly askedOn: string;
}

const grantBy = (rows: RowScope, requestId: string) => sql`
  select g.loan_request_id as "requestId", g.company_id as "companyId", q.party_id as "partyId", ${fullName(sql`p`)} as "fullName", l.title as "loanTitle", g.status_id as status,
    t.welfare_id as "welfareId", t.version, q.final_loan_amount::bigint as amount, q.final_installment_number::int as count, ${tehranDay(sql`q.created_at`)} as "askedOn"
  from loan_grant g join loan_request q using (loan_request_id) join loan_request_terms t using (loan_request_id) join welfare_loan l on l.welfare_id = q.welfare_id
    join person p on p.party_id = q.party_id
  where g.loan_request_id = ${requestId}::uuid and ${onePersonIn(rows, sql`q.party_id`, sql`g.company_id`)}`;

export const grantOf = (db: Db, rows: RowScope, requestId: string): Promise<Grant | undefined> => db.maybe(grantBy(rows, requestId));

/** The same, held until the transaction ends. */
export const holdGrant = (tx: Tx, rows: RowScope, requestId: string): Promise<Grant | undefined> => tx.maybe(sql`${grantBy(rows, requestId)} for update of g`);

/** The employment of somebody in the company on a day. Without a RowScope: of the borrower of a grant within reach. */
export const employmentOn = async (db: Db, { companyId, partyId }: Pick<Grant, 'companyId' | 'partyId'>, day: string): Promise<string | undefined> =>
  (
    await db.maybe<{ id: string }>(sql`
      select party_relationship_id as id from party_relationship
      where party_id = ${partyId}::uuid and company_id = ${companyId}::uuid and relationship_type_enum_id = 'PrtEmployee' and valid @> ${day}::date order by valid desc limit 1`)
  )?.id;

/** IBAN of the main account of the file on a day. Without a RowScope: of the borrower of a grant within reach. */
export async function mainAccount(
  db: Db,
  { companyId, partyId }: Pick<Grant, 'companyId' | 'partyId'>,
  day: string,
): Promise<{ readonly iban: string; readonly bankName: string | null } | undefined> {
  const found = await db.maybe<{ iban: string; bankName: string | null }>(sql`
    select a.iban, (select b.description from bank b where b.bank_id = a.bank_id) as "bankName" from bank_account a
    where a.party_id = ${partyId}::uuid and a.company_id = ${companyId}::uuid and a.payment_method_purpose_enum_id = ${MAIN_ACCOUNT} and a.valid @> ${day}::date and a.iban is not null`);
  return found && { ...found, iban: sealedAccount.iban.open(partyId, found.iban) };
}
