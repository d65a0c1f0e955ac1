/** SQL of ordered payslips. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import { MAX_UPLOAD_BYTES } from '#platform/files/files.contract.ts';
import type { Layout } from '../payslips/payslip-paper.contract.ts';
import { MAY_ORDER } from './payslip-papers.contract.ts';

/** Nobody reads a part by its name: all of an order go out together, by its own call. */
export const paperFile = defineFileKind({
  kind: 'PcntPayslipPaper',
  permission: MAY_ORDER,
  scope: 'rows',
  class: 'pay',
  accept: ['.pdf'],
  maxBytes: MAX_UPLOAD_BYTES,
  byRecord: true,
});

/** Of whom an order is, and of which run of pay. */
export interface OrderKey {
  readonly payRunId: string;
  readonly partyId: string;
}

export interface PaperOrder extends OrderKey {
  readonly runId: string;
  readonly layout: Layout;
  /** Last ISO day in Tehran on which it is read; whether that has passed. */
  readonly thruDate: string;
  readonly isExpired: boolean;
}

/** Without a RowScope: the reader's own alone. */
export const orderOf = (db: Db, { payRunId, partyId }: OrderKey, now: Date): Promise<PaperOrder | undefined> =>
  db.maybe<PaperOrder>(sql`
    select pay_run_id as "payRunId", party_id as "partyId", run_id as "runId", layout, (expires_at at time zone 'Asia/Tehran')::date as "thruDate",
      expires_at <= ${now}::timestamptz as "isExpired"
    from payslip_order where pay_run_id = ${payRunId}::uuid and party_id = ${partyId}::uuid`);

export interface NewOrder extends OrderKey {
  readonly companyId: string;
  readonly runId: string;
  readonly layout: Layout;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Puts an order in the place of the one before it, whose files go. */
export async function replaceOrder(tx: Tx, { payRunId, partyId, companyId, runId, layout, now, expiresAt }: NewOrder): Promise<void> {
  await tx.run(sql`delete from payslip_order where pay_run_id = ${payRunId}::uuid and party_id = ${partyId}::uuid`);
  await tx.run(sql`
    insert into payslip_order (pay_run_id, company_id, party_id, run_id, layout, ordered_at, expires_at)
    values (${payRunId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${runId}::uuid, ${layout}, ${now}, ${expiresAt})`);
}

export const keepUntil = (tx: Tx, { payRunId, partyId }: OrderKey, expiresAt: Date): Promise<number> =>
  tx.run(sql`update payslip_order set expires_at = ${expiresAt} where pay_run_id = ${payRunId}::uuid and party_id = ${partyId}::uuid`);

/** Orders that nobody reads any more go, and their files with them. */
export const dropExpired = (tx: Tx, now: Date): Promise<number> => tx.run(sql`delete from payslip_order where expires_at <= ${now}`);

export interface Paper {
  /** Place of its first payslip in the order. */
  readonly partNo: number;
  readonly firstCode: string;
  readonly lastCode: string;
  /** 'storedName;displayName' */
  readonly file: string;
  readonly people: number;
  /** People whose account and whose national code stand on it. */
  readonly withBank: number;
  readonly withIdentity: number;
}

export const insertPaper = (
  tx: Tx,
  { payRunId, partyId }: OrderKey,
  { id, companyId, partNo, firstCode, lastCode, file, people, withBank, withIdentity }: Paper & { readonly id: string; readonly companyId: string },
): Promise<number> =>
  tx.run(sql`
    insert into payslip_paper (payslip_paper_id, pay_run_id, company_id, party_id, part_no, first_code, last_code, file, people, with_bank, with_identity)
    values (${id}::uuid, ${payRunId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${partNo}, ${firstCode}, ${lastCode}, ${file}, ${people}, ${withBank}, ${withIdentity})`);

/** Without a RowScope: of an own order. */
export const papersOfOrder = (db: Db, { payRunId, partyId }: OrderKey): Promise<Paper[]> =>
  db.many<Paper>(sql`
    select part_no as "partNo", first_code as "firstCode", last_code as "lastCode", file, people, with_bank as "withBank", with_identity as "withIdentity"
    from payslip_paper where pay_run_id = ${payRunId}::uuid and party_id = ${partyId}::uuid order by part_no`);

/** Whom the payslips are of that a run has made. Without a RowScope: of an own order. */
export const peopleOfOrder = async (db: Db, runId: string): Promise<{ readonly payslipId: string; readonly partyId: string | null }[]> =>
  db.many(sql`
    select i.subject_id as "payslipId", s.party_id as "partyId" from run_item i left join payslip s on s.payslip_id = i.subject_id
    where i.run_id = ${runId}::uuid and i.state = 'done'`);
