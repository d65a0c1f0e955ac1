/** SQL of the sheet of costs that were paid before. Without a RowScope, all of it: a sheet is about the whole company that its bringer may write to. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { type ClaimOf, type LineFacts, sealedLine } from '../claims/claim-lines.store.ts';

/** Which marks of invoices, in hexadecimal, stand in a company. */
export const knownInvoices = async (db: Db, companyId: string, marks: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ mark: string }>(sql`
        select encode(invoice_mark, 'hex') as mark from compensation_line
        where company_id = ${companyId}::uuid and status_id <> 'ClmWithdrawn' and invoice_mark = any (select decode(one, 'hex') from unnest(${[...marks]}::text[]) one)`)
    ).map(({ mark }) => mark),
  );

export interface PaidLine extends LineFacts {
  readonly lineId: string;
  readonly mark: string;
  /** Digits of rials. */
  readonly paid: string;
  readonly paidOn: string;
  readonly byPartyId: string | null;
  readonly now: Date;
}

/** A line as the insurer has paid it, in a claim of its own. Throws the constraint compensation_line_invoice for an invoice that is there. */
export const insertPaidLine = (tx: Tx, { claimId, companyId, partyId, contractId }: ClaimOf, line: PaidLine): Promise<number> => {
  const seal = (name: keyof typeof sealedLine, text: string): string => sealedLine[name].seal(line.lineId, text);
  const { paid, mark, insuredId, joinedOn, serviceDate, paidOn, now, byPartyId } = line;
  return tx.run(sql`
    insert into compensation_line (compensation_line_id, company_id, party_id, compensation_claim_id, insurance_contract_id, line_no, insured_id, joined_on, service_date, filed_on,
      status_id, insured_name, cost_type_enum_id, provider, invoice_number, claimed, documents, accepted, payable, bound_by, insurer_accepted, insurer_paid, settled,
      invoice_mark, decided_at, decided_by_party_id, paid_on)
    values (${line.lineId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${claimId}::uuid, ${contractId}::uuid, 1, ${insuredId}::uuid, ${joinedOn}::date, ${serviceDate}::date,
      ${serviceDate}::date, 'ClmPaid', ${seal('insuredName', line.insuredName)}, ${seal('costTypeEnumId', line.costTypeEnumId)}, ${seal('provider', line.provider)},
      ${seal('invoiceNumber', line.invoiceNumber)}, ${seal('claimed', line.claimed)}, ${seal('documents', '[]')}, ${seal('accepted', paid)}, ${seal('payable', paid)},
      ${seal('boundBy', 'accepted')}, ${seal('insurerAccepted', paid)}, ${seal('insurerPaid', paid)}, ${seal('settled', paid)}, decode(${mark}, 'hex'),
      ${now.toISOString()}::timestamptz, ${byPartyId}::uuid, ${paidOn}::date)`);
};

/** How many lines of a run were changed since. */
export const changedSince = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from import_change i join compensation_line l on l.compensation_line_id = i.record_id
      where i.run_id = ${runId}::uuid and (l.status_id <> 'ClmPaid' or l.row_version > 1)`)
  ).count;

export const withdrawPaid = (tx: Tx, lineIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    update compensation_line set status_id = 'ClmWithdrawn', paid_on = null, row_version = row_version + 1
    where compensation_line_id = any (${[...lineIds]}::uuid[]) and status_id = 'ClmPaid'`);
