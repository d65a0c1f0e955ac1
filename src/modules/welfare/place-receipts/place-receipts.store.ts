/** SQL of receipts of places that people pay themselves. Rials as bigint; days ISO. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, latestEmployment, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { eventSums, OFFICE, type receiptStates, receipts } from './place-receipts.contract.ts';
import { receiptPicture } from './place-receipts.form.ts';

export const receiptFile = defineFileKind({
  kind: 'PcntWelfareReceipt',
  permission: `${OFFICE}/observe`,
  scope: 'rows',
  class: 'personal',
  accept: receiptPicture.accept,
  maxBytes: receiptPicture.maxFileSize,
});

export const receiptSource = defineSource<typeof receipts>({
  calls: receipts,
  parts: ({ rows }) => ({
    from: sql`welfare_receipt t join welfare_place o using (welfare_request_id) join welfare_event e on e.welfare_event_id = o.welfare_event_id
      join person p on p.party_id = t.party_id ${latestEmployment(sql`t`)}`,
    where: peopleIn(rows, sql`t.party_id`, sql`t.company_id`),
    key: sql`t.welfare_receipt_id`,
    subject: sql`t.party_id`,
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
      eventTitle: { value: sql`e.title` },
      receiptNumber: { value: sql`t.receipt_number` },
      paidOn: { value: sql`t.paid_on` },
      amount: { value: sql`t.amount` },
      statusId: { value: sql`t.status_id` },
      reason: { value: sql`t.reason` },
      file: { value: sql`t.file` },
      decidedByName: { value: nameOfPerson(sql`t.decided_by`) },
    },
    more: { rowVersion: sql`t.row_version` },
    search: ['fullName', 'eventTitle'],
    order: sql`(t.status_id = 'WrHanded') desc, t.handed_at desc, t.welfare_receipt_id`,
  }),
});

const standing = sql`('WpConfirmed', 'WpUsed', 'WpNoShow')`;

export const eventSumsSource = defineSource<typeof eventSums>({
  calls: eventSums,
  parts: ({ rows }) => ({
    from: sql`(
      select o.welfare_event_id, sum(o.places) filter (where o.status_id in ${standing}) as places, sum(o.cost) filter (where o.status_id in ${standing}) as cost,
        sum(o.employer_share) filter (where o.status_id in ${standing}) as employer_share,
        sum((select sum(d.amount) from welfare_place_due d where d.welfare_request_id = o.welfare_request_id)) as by_pay,
        sum(b.owed) as owed, sum(b.accepted) as accepted, sum(b.waiting) as waiting
      from welfare_place o left join welfare_place_bill b using (welfare_request_id)
      where o.status_id in ('WpConfirmed', 'WpUsed', 'WpNoShow', 'WpCancelled') and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}
      group by o.welfare_event_id) t join welfare_event e using (welfare_event_id)`,
    where: sql`true`,
    key: sql`t.welfare_event_id`,
    columns: {
      eventCode: { value: sql`e.event_code` },
      title: { value: sql`e.title` },
      places: { value: sql`coalesce(t.places, 0)::int` },
      cost: { value: sql`coalesce(t.cost, 0)` },
      employerShare: { value: sql`coalesce(t.employer_share, 0)` },
      byPay: { value: sql`coalesce(t.by_pay, 0)` },
      owed: { value: sql`coalesce(t.owed, 0)` },
      accepted: { value: sql`coalesce(t.accepted, 0)` },
      waiting: { value: sql`coalesce(t.waiting, 0)` },
    },
    search: ['eventCode', 'title'],
    order: sql`e.request_from desc, e.event_code, t.welfare_event_id`,
  }),
});

export interface OwnBill {
  readonly partyId: string;
  readonly requestId: string;
  readonly eventTitle: string;
  readonly slotTitle: string;
  readonly owed: string;
  readonly accepted: string;
  readonly waiting: string;
  readonly left: string;
  readonly receipts: {
    welfareReceiptId: string;
    receiptNumber: string;
    paidOn: string;
    amount: string;
    file: string;
    statusId: (typeof receiptStates)[number];
    reason: string | null;
  }[];
}

/** What somebody pays by their own hand, latest first. Without a RowScope: of whoever asks alone. */
export const billsOf = (db: Db, companyId: string, partyId: string): Promise<OwnBill[]> =>
  db.many(sql`
    select b.party_id as "partyId", b.welfare_request_id as "requestId", e.title as "eventTitle", coalesce(s.title, '') as "slotTitle", b.owed::text, b.accepted::text, b.waiting::text,
      greatest(b.owed - b.accepted - b.waiting, 0)::text as "left",
      (select coalesce(jsonb_agg(jsonb_build_object('welfareReceiptId', t.welfare_receipt_id, 'receiptNumber', t.receipt_number, 'paidOn', t.paid_on, 'amount', t.amount::text,
        'file', t.file, 'statusId', t.status_id, 'reason', t.reason) order by t.handed_at desc), '[]') from welfare_receipt t where t.welfare_request_id = b.welfare_request_id) as receipts
    from welfare_place_bill b join welfare_place p using (welfare_request_id) join welfare_event e on e.welfare_event_id = b.welfare_event_id
      left join welfare_slot s on s.welfare_slot_id = p.welfare_slot_id
    where b.company_id = ${companyId}::uuid and b.party_id = ${partyId}::uuid and (b.owed > 0 or b.accepted + b.waiting > 0) order by p.arrival desc limit 100`);

export interface Bill {
  readonly partyId: string;
  readonly companyId: string;
  /** Null where nothing is paid by the own hand. */
  readonly owed: bigint | null;
  readonly accepted: bigint;
  readonly waiting: bigint;
  /** ISO day, the first one of requests. */
  readonly requestFrom: string;
}

/** What is owed of a place, which is held until the transaction ends. Without a RowScope: whoever asks compares the owner, or has read the receipt in reach. */
export async function holdBill(tx: Tx, requestId: string): Promise<Bill | undefined> {
  await tx.maybe(sql`select from welfare_place where welfare_request_id = ${requestId}::uuid for update`);
  return tx.maybe(sql`
    select p.party_id as "partyId", p.company_id as "companyId", b.owed, coalesce(b.accepted, 0)::bigint as accepted, coalesce(b.waiting, 0)::bigint as waiting,
      e.request_from as "requestFrom"
    from welfare_place p join welfare_event e on e.welfare_event_id = p.welfare_event_id left join welfare_place_bill b using (welfare_request_id)
    where p.welfare_request_id = ${requestId}::uuid`);
}

export interface NewReceipt {
  readonly id: string;
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly receiptNumber: string;
  readonly paidOn: string;
  readonly amount: bigint;
  readonly file: string;
}

export const insertReceipt = (tx: Tx, one: NewReceipt): Promise<number> =>
  tx.run(sql`
    insert into welfare_receipt (welfare_receipt_id, company_id, party_id, welfare_request_id, receipt_number, paid_on, amount, file)
    values (${one.id}::uuid, ${one.companyId}::uuid, ${one.partyId}::uuid, ${one.requestId}::uuid, ${one.receiptNumber}, ${one.paidOn}::date, ${one.amount}, ${one.file})`);

export interface StoredReceipt {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly eventTitle: string;
  readonly amount: bigint;
  readonly statusId: string;
  readonly rowVersion: number;
}

/** A receipt of somebody in reach, held until the transaction ends. */
export const holdReceipt = (tx: Tx, rows: RowScope, id: string): Promise<StoredReceipt | undefined> =>
  tx.maybe(sql`
    select t.welfare_request_id as "requestId", t.company_id as "companyId", t.party_id as "partyId", e.title as "eventTitle", t.amount, t.status_id as "statusId", t.row_version as "rowVersion"
    from welfare_receipt t join welfare_place o using (welfare_request_id) join welfare_event e on e.welfare_event_id = o.welfare_event_id
    where t.welfare_receipt_id = ${id}::uuid and ${peopleIn(rows, sql`t.party_id`, sql`t.company_id`)} for update of t`);

/** Writes the decision of somebody on a receipt that is held. */
export const writeDecision = (
  tx: Tx,
  { id, statusId, reason, by }: { readonly id: string; readonly statusId: string; readonly reason: string | null; readonly by: string },
): Promise<number> =>
  tx.run(sql`
    update welfare_receipt set status_id = ${statusId}, reason = ${reason}, decided_by = ${by}::uuid, decided_at = now(), row_version = row_version + 1
    where welfare_receipt_id = ${id}::uuid`);
