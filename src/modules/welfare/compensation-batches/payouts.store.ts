/** Where payments of costs of treatment with the salary lie. Rials; days ISO. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface NewPayout {
  readonly payoutId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly batchId: string;
  readonly amount: bigint;
  readonly byPartyId: string;
  readonly now: Date;
  readonly lineIds: readonly string[];
}

/** Without a RowScope: of lines that the caller holds. */
export async function insertPayout(tx: Tx, { payoutId, companyId, partyId, batchId, amount, byPartyId, now, lineIds }: NewPayout): Promise<void> {
  await tx.run(sql`
    insert into compensation_payout (compensation_payout_id, company_id, party_id, compensation_batch_id, amount, made_at, made_by_party_id)
    values (${payoutId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${batchId}::uuid, ${String(amount)}::bigint, ${now.toISOString()}::timestamptz, ${byPartyId}::uuid)`);
  await tx.run(sql`
    update compensation_line set compensation_payout_id = ${payoutId}::uuid, row_version = row_version + 1 where compensation_line_id = any (${[...lineIds]}::uuid[])`);
}

export interface WaitingPayout {
  readonly payoutId: string;
  readonly partyId: string;
  readonly batchNumber: string;
  readonly amount: bigint;
}

/** Payments of people in reach that no run has made. */
export const waitingPayouts = (db: Db, rows: RowScope, companyId: string, partyIds: readonly string[]): Promise<WaitingPayout[]> =>
  db.many<WaitingPayout>(sql`
    select o.compensation_payout_id as "payoutId", o.party_id as "partyId", b.batch_number::text as "batchNumber", o.amount
    from compensation_payout o join compensation_batch b using (compensation_batch_id)
    where o.company_id = ${companyId}::uuid and o.party_id = any (${[...partyIds]}::uuid[]) and o.pay_run_id is null and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}
    order by b.batch_number, o.compensation_payout_id`);

export interface HeldPayout {
  readonly payoutId: string;
  readonly amount: bigint;
  readonly payRunId: string | null;
}

/** Payments, held until the end of the transaction. Without a RowScope: approving a run asks, of those whom it pays, and whoever takes a list back. */
export const holdPayouts = (tx: Tx, payoutIds: readonly string[]): Promise<HeldPayout[]> =>
  tx.many<HeldPayout>(sql`
    select compensation_payout_id as "payoutId", amount, pay_run_id as "payRunId" from compensation_payout
    where compensation_payout_id = any (${[...payoutIds]}::uuid[]) order by compensation_payout_id for no key update`);

/** Writes which run made payments, and with it their lines as paid today. Without a RowScope: of payments that the caller holds. */
export async function writeMade(tx: Tx, payoutIds: readonly string[], payRunId: string): Promise<void> {
  await tx.run(sql`update compensation_payout set pay_run_id = ${payRunId}::uuid where compensation_payout_id = any (${[...payoutIds]}::uuid[])`);
  await tx.run(sql`
    update compensation_line set status_id = 'ClmPaid', paid_on = (now() at time zone 'Asia/Tehran')::date, row_version = row_version + 1
    where compensation_payout_id = any (${[...payoutIds]}::uuid[]) and status_id = 'ClmSentToInsurer'`);
}

/** Payments wait for a run again. Without a RowScope: as above. */
export async function writeUnmade(tx: Tx, payoutIds: readonly string[]): Promise<void> {
  await tx.run(sql`update compensation_payout set pay_run_id = null where compensation_payout_id = any (${[...payoutIds]}::uuid[])`);
  await tx.run(sql`
    update compensation_line set status_id = 'ClmSentToInsurer', paid_on = null, row_version = row_version + 1
    where compensation_payout_id = any (${[...payoutIds]}::uuid[]) and status_id = 'ClmPaid'`);
}

/** Lines are with the insurer again, settled and not paid; payments that no run has made are let go. Without a RowScope: of lines that the caller holds. */
export async function writeUnpaid(tx: Tx, lineIds: readonly string[], payoutIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    update compensation_line set status_id = 'ClmSentToInsurer', paid_on = null, compensation_payout_id = null, row_version = row_version + 1
    where compensation_line_id = any (${[...lineIds]}::uuid[])`);
  await tx.run(sql`delete from compensation_payout where compensation_payout_id = any (${[...payoutIds]}::uuid[]) and pay_run_id is null`);
}
