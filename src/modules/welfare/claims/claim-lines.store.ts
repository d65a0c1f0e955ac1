/** SQL of claims and their lines: what tells of an illness, and the amounts with it, lies sealed. */
import { isUuid } from '#kernel/ids/ids.ts';
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import { claimStatus, type LineStatus, type RefusalReason } from './claim-line.rules.ts';
import type { ClaimBound } from './claims.rules.ts';

const place = { table: 'compensation_line', key: 'compensation_line_id', boundTo: 'compensation_line_id' } as const;

/** The sealed columns of a line, by the names of its fields. */
export const sealedLine = {
  insuredName: defineSealedField({ ...place, column: 'insured_name' }),
  costTypeEnumId: defineSealedField({ ...place, column: 'cost_type_enum_id' }),
  provider: defineSealedField({ ...place, column: 'provider' }),
  invoiceNumber: defineSealedField({ ...place, column: 'invoice_number' }),
  claimed: defineSealedField({ ...place, column: 'claimed' }),
  documents: defineSealedField({ ...place, column: 'documents' }),
  accepted: defineSealedField({ ...place, column: 'accepted' }),
  payable: defineSealedField({ ...place, column: 'payable' }),
  boundBy: defineSealedField({ ...place, column: 'bound_by' }),
  decisionReason: defineSealedField({ ...place, column: 'decision_reason' }),
  insurerAccepted: defineSealedField({ ...place, column: 'insurer_accepted' }),
  insurerPaid: defineSealedField({ ...place, column: 'insurer_paid' }),
  insurerReason: defineSealedField({ ...place, column: 'insurer_reason' }),
  settled: defineSealedField({ ...place, column: 'settled' }),
} as const;
type SealedName = keyof typeof sealedLine;
const sealedNames = Object.keys(sealedLine) as SealedName[];

const sealed = (name: SealedName, lineId: string, text: string | null): string | null => (text === null ? null : sealedLine[name].seal(lineId, text));

/** What a line says; amounts are digits of whole rials, days ISO. */
export interface LineFacts {
  readonly insuredId: string;
  readonly insuredName: string;
  /** First day of the membership that covers the day of service. */
  readonly joinedOn: string;
  readonly costTypeEnumId: string;
  readonly serviceDate: string;
  readonly provider: string;
  readonly invoiceNumber: string;
  readonly claimed: string;
  /** Claimed files: 'storedName;displayName'. */
  readonly documents: readonly string[];
}

export interface ClaimOf {
  readonly claimId: string;
  readonly companyId: string;
  /** The employee. */
  readonly partyId: string;
  readonly contractId: string;
}

export interface LineRow extends LineFacts, ClaimOf {
  readonly lineId: string;
  readonly lineNo: number;
  /** Day of arrival, the first one of a line that came back. */
  readonly filedOn: string;
  readonly status: LineStatus;
  readonly accepted: string | null;
  readonly payable: string | null;
  readonly boundBy: ClaimBound | null;
  readonly decisionReason: string | null;
  readonly refusalId: RefusalReason | null;
  readonly insurerAccepted: string | null;
  readonly insurerPaid: string | null;
  readonly insurerReason: string | null;
  readonly settled: string | null;
  readonly paidOn: string | null;
  /** The payment with the salary that it waits for or was in. */
  readonly payoutId: string | null;
  readonly rowVersion: number;
}

type StoredLine = Omit<LineRow, 'documents'> & { readonly documents: string };

const read = async (db: Db, where: Sql, rest: Sql = empty): Promise<LineRow[]> => {
  const rows = await db.many<StoredLine>(sql`
    select l.compensation_line_id as "lineId", l.compensation_claim_id as "claimId", l.company_id as "companyId", l.party_id as "partyId", l.insurance_contract_id as "contractId",
      l.line_no as "lineNo", l.insured_id as "insuredId", l.joined_on as "joinedOn", l.service_date as "serviceDate", l.filed_on as "filedOn", l.status_id as status,
      l.insured_name as "insuredName", l.cost_type_enum_id as "costTypeEnumId", l.provider, l.invoice_number as "invoiceNumber", l.claimed, l.documents, l.accepted, l.payable,
      l.bound_by as "boundBy", l.decision_reason as "decisionReason", l.refusal_id as "refusalId", l.insurer_accepted as "insurerAccepted", l.insurer_paid as "insurerPaid",
      l.insurer_reason as "insurerReason", l.settled, l.paid_on as "paidOn", l.compensation_payout_id as "payoutId", l.row_version as "rowVersion"
    from compensation_line l where ${where} ${rest}`);
  return rows.map((row) => {
    const open = Object.fromEntries(sealedNames.map((name) => [name, row[name] === null ? null : sealedLine[name].open(row.lineId, row[name])]));
    const whole = { ...row, ...open } as StoredLine;
    return { ...whole, documents: JSON.parse(whole.documents) as string[] };
  });
};

/** Lines of claims, in their order. Without a RowScope: for processes, which ask by what they hold, and for whose the claims are. */
export const linesOf = (db: Db, claimIds: readonly string[]): Promise<LineRow[]> =>
  read(db, sql`l.compensation_claim_id = any (${[...claimIds]}::uuid[])`, sql`order by l.compensation_claim_id, l.line_no`);

/** The same, held until the end of the transaction. Without a RowScope: as above. */
export const lockLines = (tx: Tx, claimId: string): Promise<LineRow[]> => read(tx, sql`l.compensation_claim_id = ${claimId}::uuid`, sql`order by l.line_no for no key update of l`);

/** Whether a line is of somebody in reach. */
export const isLineIn = async (db: Db, rows: RowScope, lineId: string): Promise<boolean> =>
  isUuid(lineId) &&
  (await db.maybe(sql`
    select from compensation_line l where l.compensation_line_id = ${lineId}::uuid and ${onePersonIn(rows, sql`l.party_id`, sql`l.company_id`)}`)) !== undefined;

/** Without a RowScope: lines that the caller has found in reach. */
export const linesBy = (db: Db, lineIds: readonly string[]): Promise<LineRow[]> => read(db, sql`l.compensation_line_id = any (${[...lineIds]}::uuid[])`);

/** Lines by their ids, held in one order so that nobody waits in a circle. Without a RowScope: whoever calls has asked which they may. */
export const lockLinesBy = (tx: Tx, lineIds: readonly string[]): Promise<LineRow[]> =>
  read(tx, sql`l.compensation_line_id = any (${[...lineIds]}::uuid[])`, sql`order by l.compensation_line_id for no key update of l`);

/** Lines of a contract that stand somewhere, by day of service. Without a RowScope: of a company whose batches somebody makes. */
export const lockLinesIn = (tx: Tx, companyId: string, contractId: string, status: LineStatus, most: number): Promise<LineRow[]> =>
  read(
    tx,
    sql`l.company_id = ${companyId}::uuid and l.insurance_contract_id = ${contractId}::uuid and l.status_id = ${status}`,
    sql`order by l.service_date, l.compensation_line_id limit ${most} for no key update of l`,
  );

// ---- claims ----

export interface ClaimRow extends ClaimOf {
  readonly fullName: string;
  /** ISO instant. */
  readonly sentAt: string;
  readonly status: LineStatus;
  readonly lines: readonly LineRow[];
}

type StoredClaim = Omit<ClaimRow, 'status' | 'lines' | 'sentAt'> & { readonly sentAt: string | Date };

async function readClaims(db: Db, where: Sql, rest: Sql = empty, lines: (claimIds: readonly string[]) => Promise<LineRow[]> = (ids) => linesOf(db, ids)): Promise<ClaimRow[]> {
  const claims = await db.many<StoredClaim>(sql`
    select c.compensation_claim_id as "claimId", c.company_id as "companyId", c.party_id as "partyId", c.insurance_contract_id as "contractId", c.sent_at as "sentAt",
      ${nameOfPerson(sql`c.party_id`)} as "fullName"
    from compensation_claim c where ${where} ${rest}`);
  const all = claims.length === 0 ? [] : await lines(claims.map(({ claimId }) => claimId));
  return claims.map((claim) => {
    const own = all.filter(({ claimId }) => claimId === claim.claimId);
    return { ...claim, sentAt: new Date(claim.sentAt).toISOString(), status: claimStatus(own.map(({ status }) => status)), lines: own };
  });
}

/** Whatever the reach of the reader. Without a RowScope: for processes, which ask by whose task it is. */
export const claimBy = async (db: Db, claimId: string): Promise<ClaimRow | undefined> => (await readClaims(db, sql`c.compensation_claim_id = ${claimId}::uuid`))[0];

/** Held with its lines until the end of the transaction. Without a RowScope: as above. */
export const lockClaim = async (tx: Tx, claimId: string): Promise<ClaimRow | undefined> =>
  (await readClaims(tx, sql`c.compensation_claim_id = ${claimId}::uuid`, sql`for no key update of c`, () => lockLines(tx, claimId)))[0];

/** Claims of one person, newest first. Without a RowScope: of whoever asks alone. */
export const claimsOf = (db: Db, companyId: string, partyId: string, most: number): Promise<ClaimRow[]> =>
  readClaims(db, sql`c.company_id = ${companyId}::uuid and c.party_id = ${partyId}::uuid`, sql`order by c.sent_at desc, c.compensation_claim_id desc limit ${most}`);

export const insertClaim = (tx: Tx, { claimId, companyId, partyId, contractId }: ClaimOf, now: Date): Promise<number> =>
  tx.run(sql`
    insert into compensation_claim (compensation_claim_id, company_id, party_id, insurance_contract_id, sent_at)
    values (${claimId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${contractId}::uuid, ${now.toISOString()}::timestamptz)`);

const factNames = sql`insured_id, joined_on, service_date, insured_name, cost_type_enum_id, provider, invoice_number, claimed, documents, invoice_mark`;
const factsAs = (lineId: string, { insuredId, joinedOn, serviceDate, documents, ...texts }: LineFacts, mark: Buffer): Sql => sql`
  ${insuredId}::uuid, ${joinedOn}::date, ${serviceDate}::date, ${sealed('insuredName', lineId, texts.insuredName)}, ${sealed('costTypeEnumId', lineId, texts.costTypeEnumId)},
  ${sealed('provider', lineId, texts.provider)}, ${sealed('invoiceNumber', lineId, texts.invoiceNumber)}, ${sealed('claimed', lineId, texts.claimed)},
  ${sealed('documents', lineId, JSON.stringify(documents))}, ${mark}::bytea`;

/** Throws the constraint compensation_line_invoice for an invoice that is there. */
export const insertLine = (tx: Tx, of: ClaimOf & { readonly lineId: string; readonly lineNo: number; readonly filedOn: string }, facts: LineFacts, mark: Buffer): Promise<number> =>
  tx.run(sql`
    insert into compensation_line (compensation_line_id, company_id, party_id, compensation_claim_id, insurance_contract_id, line_no, filed_on, ${factNames})
    values (${of.lineId}::uuid, ${of.companyId}::uuid, ${of.partyId}::uuid, ${of.claimId}::uuid, ${of.contractId}::uuid, ${of.lineNo}::smallint, ${of.filedOn}::date,
      ${factsAs(of.lineId, facts, mark)})`);

/** Puts right what a line says that came back. */
export const rewriteLine = (tx: Tx, lineId: string, facts: LineFacts, mark: Buffer): Promise<number> =>
  tx.run(sql`update compensation_line set (${factNames}) = row (${factsAs(lineId, facts, mark)}), row_version = row_version + 1 where compensation_line_id = ${lineId}::uuid`);

export const moveLines = (tx: Tx, lineIds: readonly string[], status: LineStatus): Promise<number> =>
  tx.run(
    sql`update compensation_line set status_id = ${status}, row_version = row_version + 1 where compensation_line_id = any (${[...lineIds]}::uuid[]) and status_id <> ${status}`,
  );

/** What was decided on a line; amounts in digits of rials. */
export interface Decided {
  readonly status: LineStatus;
  readonly accepted: string | null;
  readonly payable: string | null;
  readonly boundBy: ClaimBound | null;
  readonly decisionReason: string | null;
  readonly refusalId: RefusalReason | null;
  readonly byPartyId: string;
  readonly now: Date;
}

export const writeDecision = (tx: Tx, lineId: string, { status, accepted, payable, boundBy, decisionReason, refusalId, byPartyId, now }: Decided): Promise<number> =>
  tx.run(sql`
    update compensation_line set status_id = ${status}, accepted = ${sealed('accepted', lineId, accepted)}, payable = ${sealed('payable', lineId, payable)},
      bound_by = ${sealed('boundBy', lineId, boundBy)}, decision_reason = ${sealed('decisionReason', lineId, decisionReason)}, refusal_id = ${refusalId},
      decided_at = ${now.toISOString()}::timestamptz, decided_by_party_id = ${byPartyId}::uuid, row_version = row_version + 1
    where compensation_line_id = ${lineId}::uuid`);

// ---- documents ----

/** Writes down which files a line has, by their content. Throws the constraint compensation_document_once for one that the company has already. */
export async function keepDocuments(tx: Tx, companyId: string, lineId: string, storedNames: readonly string[]): Promise<void> {
  await tx.run(sql`delete from compensation_document where compensation_line_id = ${lineId}::uuid and stored_name <> all (${[...storedNames]}::text[])`);
  await tx.run(sql`
    insert into compensation_document (company_id, compensation_line_id, stored_name, sha256)
    select ${companyId}::uuid, ${lineId}::uuid, f.stored_name, f.sha256 from stored_file f
    where f.stored_name = any (${[...storedNames]}::text[])
      and not exists (select from compensation_document d where d.compensation_line_id = ${lineId}::uuid and d.stored_name = f.stored_name)`);
}

/** Whether another line of the company has one of these files, by its content, or two of them are alike. */
export const documentsKnown = async (db: Db, companyId: string, lineId: string, storedNames: readonly string[]): Promise<boolean> =>
  (await db.maybe(sql`
    select from stored_file f where f.stored_name = any (${[...storedNames]}::text[]) and f.company_id = ${companyId}::uuid and (
      exists (select from compensation_document d where d.company_id = f.company_id and d.sha256 = f.sha256 and d.compensation_line_id <> ${lineId}::uuid)
      or exists (select from stored_file g where g.stored_name = any (${[...storedNames]}::text[]) and g.stored_name > f.stored_name and g.sha256 = f.sha256)) limit 1`)) !==
  undefined;

/** Whether another line of the company is about the same invoice. */
export const invoiceKnown = async (db: Db, companyId: string, mark: Buffer, lineId: string): Promise<boolean> =>
  (await db.maybe(sql`
    select from compensation_line where company_id = ${companyId}::uuid and invoice_mark = ${mark}::bytea and status_id <> 'ClmWithdrawn'
      and compensation_line_id <> ${lineId}::uuid limit 1`)) !== undefined;

// ---- the insurer ----

/** What the insurer says of a line, in digits of rials; `settled` where that is what we had counted. Without a RowScope: lines that the caller holds. */
export const writeAnswer = (
  tx: Tx,
  lineId: string,
  answer: { readonly accepted: string; readonly paid: string; readonly reason: string | null },
  settled: string | null,
): Promise<number> =>
  tx.run(sql`
    update compensation_line set insurer_accepted = ${sealed('insurerAccepted', lineId, answer.accepted)}, insurer_paid = ${sealed('insurerPaid', lineId, answer.paid)},
      insurer_reason = ${sealed('insurerReason', lineId, answer.reason)}, settled = ${sealed('settled', lineId, settled)}, row_version = row_version + 1
    where compensation_line_id = ${lineId}::uuid`);

/** Takes answers back: lines wait for them again. Without a RowScope: lines that the caller holds. */
export const clearAnswers = (tx: Tx, lineIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    update compensation_line set insurer_accepted = null, insurer_paid = null, insurer_reason = null, settled = null, row_version = row_version + 1
    where compensation_line_id = any (${[...lineIds]}::uuid[])`);

/** Without a RowScope: a line that the caller holds. */
export const writeSettled = (
  tx: Tx,
  lineId: string,
  { settled, reason, status }: { readonly settled: string; readonly reason: string; readonly status: LineStatus },
): Promise<number> =>
  tx.run(sql`
    update compensation_line set settled = ${sealed('settled', lineId, settled)}, decision_reason = ${sealed('decisionReason', lineId, reason)}, status_id = ${status},
      is_settled_by_hand = true, refusal_id = case when ${status} = 'ClmRejected' then coalesce(refusal_id, 'RfOther') else refusal_id end, row_version = row_version + 1
    where compensation_line_id = ${lineId}::uuid`);

/** Without a RowScope: lines that the caller holds. `paidOn`: ISO day. */
export const writePaid = (tx: Tx, lineIds: readonly string[], paidOn: string): Promise<number> =>
  tx.run(sql`
    update compensation_line set status_id = 'ClmPaid', paid_on = ${paidOn}::date, row_version = row_version + 1 where compensation_line_id = any (${[...lineIds]}::uuid[])`);
