/** Links by which receipts of orders are confirmed. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { WaitingOrder } from './acknowledgements.store.ts';

export interface NewLink {
  readonly linkId: string;
  readonly orderId: string;
  readonly companyId: string;
}

export const insertLinks = (tx: Tx, links: readonly NewLink[], sentAt: Date, expiresAt: Date): Promise<number> =>
  tx.run(sql`
    insert into empl_order_link (empl_order_link_id, empl_order_id, company_id, sent_at, expires_at)
    select l.*, ${sentAt}, ${expiresAt} from unnest(${links.map(({ linkId }) => linkId)}::uuid[], ${links.map(({ orderId }) => orderId)}::uuid[],
      ${links.map(({ companyId }) => companyId)}::uuid[]) as l (link, "order", company)`);

/** What the messages say of orders. Without a RowScope: of orders that the caller holds. */
export const namesOf = async (db: Db, orders: readonly WaitingOrder[]): Promise<ReadonlyMap<string, { readonly type: string; readonly number: string }>> =>
  new Map(
    (
      await db.many<{ id: string; type: string; number: string }>(sql`
        select o.empl_order_id as id, t.title as type, o.shown_number as number from empl_order o join order_type t using (order_type_id)
        where o.empl_order_id = any (${orders.map(({ orderId }) => orderId)}::uuid[])`)
    ).map(({ id, ...named }) => [id, named]),
  );

export interface LinkedOrder {
  readonly orderId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly state: string;
  readonly acknowledgedAt: string | null;
  readonly expiresAt: string;
  readonly usedAt: string | null;
  readonly title: string;
  readonly orderDate: string;
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

/** What a link is about. Without a RowScope: the link itself is what gives the right. */
export const orderOfLink = (db: Db, linkId: string): Promise<LinkedOrder | undefined> =>
  db.maybe<LinkedOrder>(sql`
    select order_id as "orderId", party_id as "partyId", company_id as "companyId", state, acknowledged_at as "acknowledgedAt", expires_at as "expiresAt", used_at as "usedAt",
      title, order_date as "orderDate", number, first_name as "firstName", last_name as "lastName", company_name as "companyName"
    from order_of_link(${linkId}::uuid)`);

/** Uses a link up; false where somebody was faster. Without a RowScope: the link itself is what gives the right. */
export async function spendLink(tx: Tx, linkId: string, { orderId, partyId }: LinkedOrder, at: Date): Promise<boolean> {
  const used = await tx.run(sql`update empl_order_link set used_at = ${at} where empl_order_link_id = ${linkId}::uuid and used_at is null and expires_at > ${at}`);
  if (used === 0) return false;
  const received = await tx.run(sql`
    update empl_order set acknowledged_at = greatest(signed_at, ${at}), acknowledged_via = 'email', acknowledged_by = ${partyId}::uuid, row_version = row_version + 1
    where empl_order_id = ${orderId}::uuid and status_id = 'EoSigned' and acknowledged_at is null`);
  return received > 0;
}
