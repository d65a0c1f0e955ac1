/** SQL of lists of the salary tax that were sent. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import type { TaxLayout } from '../state-files/tax-list.rules.ts';
import type { SentLine } from './tax-differences.rules.ts';

export interface Sending {
  readonly taxSendingId: string;
  readonly number: number;
  readonly layout: TaxLayout;
  readonly bom: 'Y' | 'N';
  /** ISO moment. */
  readonly sentAt: string;
  readonly sentBy: string | null;
  /** In reach or not. */
  readonly people: number;
}

/**
 * Of the month of a run, newest first: those of runs that were taken back, too, for the tax organisation knows the month alone. Without a RowScope:
 * of a run within the reader's companies; it counts people and names none but who sent the list.
 */
export const sendingsOf = (db: Db, run: PayRun): Promise<Sending[]> =>
  db.many<Sending>(sql`
    select t.tax_sending_id as "taxSendingId", t.number, t.layout, t.has_bom as bom, to_char(t.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "sentAt",
      ${nameOfPerson(sql`t.party_id`)} as "sentBy", (select count(*)::int from tax_sending_row w where w.tax_sending_id = t.tax_sending_id) as people
    from pay_run r join tax_sending t using (pay_run_id)
    where r.pay_group_id = ${run.payGroupId}::uuid and r.kind = ${run.kind} and r.jalali_year = ${run.year} and r.jalali_month = ${run.month}
      and r.pay_period_id is not distinct from ${run.payPeriodId}::uuid
    order by t.number desc, t.sent_at desc`);

export interface SentPerson extends SentLine {
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string;
}

/** Who stands in a list that was sent, within reach, in its order. */
export const sentPeople = (db: Db, rows: RowScope, taxSendingId: string): Promise<SentPerson[]> =>
  db.many<SentPerson>(sql`
    select w.party_relationship_id as "employmentId", w.party_id as "partyId", ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId",
      w.person_line as "personLine", w.amounts_line as "amountsLine"
    from tax_sending_row w join person p on p.party_id = w.party_id join party_relationship r on r.party_relationship_id = w.party_relationship_id
    where w.tax_sending_id = ${taxSendingId}::uuid and ${peopleIn(rows, sql`w.party_id`, sql`w.company_id`)} order by r.pseudo_id, w.tax_sending_row_id`);

export interface NewSending extends Pick<Sending, 'taxSendingId' | 'number' | 'layout' | 'bom'> {
  readonly companyId: string;
  readonly payRunId: string;
  readonly sha256: string;
  readonly now: Date;
  readonly partyId: string;
}

export async function insertSending(
  tx: Tx,
  { taxSendingId, companyId, payRunId, number, layout, bom, sha256, now, partyId }: NewSending,
  lines: readonly (SentLine & { readonly rowId: string; readonly partyId: string })[],
): Promise<void> {
  await tx.run(sql`
    insert into tax_sending (tax_sending_id, company_id, pay_run_id, number, layout, has_bom, sha256, sent_at, party_id)
    values (${taxSendingId}::uuid, ${companyId}::uuid, ${payRunId}::uuid, ${number}, ${layout}, ${bom}, ${sha256}, ${now}, ${partyId}::uuid)`);
  await tx.run(sql`
    insert into tax_sending_row (tax_sending_row_id, company_id, tax_sending_id, party_relationship_id, party_id, person_line, amounts_line)
    select x.id, ${companyId}::uuid, ${taxSendingId}::uuid, x.employment, x.party, x.person_line, x.amounts_line
    from unnest(${lines.map(({ rowId }) => rowId)}::uuid[], ${lines.map(({ employmentId }) => employmentId)}::uuid[], ${lines.map((line) => line.partyId)}::uuid[],
      ${lines.map(({ personLine }) => personLine)}::text[], ${lines.map(({ amountsLine }) => amountsLine)}::text[]) as x (id, employment, party, person_line, amounts_line)`);
}
