/** Receipts of signed orders: of which somebody was reminded, and how each came to be known. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { acknowledgements } from './acknowledgements.contract.ts';
import type { ReceiptState } from './acknowledgements.table.ts';

/** Orders that stand and that the product made: whoever has one on paper from before holds it. */
const signed = sql`o.status_id = 'EoSigned' and o.old_number is null`;
const conditions: Readonly<Record<ReceiptState, Sql>> = {
  waiting: sql`${signed} and o.acknowledged_at is null`,
  received: sql`${signed} and o.acknowledged_at is not null`,
  all: signed,
};
const signedOn = sql`(o.signed_at at time zone 'Asia/Tehran')::date`;

export const acknowledgementSource = defineSource<typeof acknowledgements>({
  calls: acknowledgements,
  parts: ({ rows, today, query: { state = 'waiting' } }) => ({
    from: sql`empl_order o join party_relationship r using (party_relationship_id) join person p on p.party_id = o.party_id join order_type t using (order_type_id)`,
    joins: { position: positionJoin(today), company: sql`join company co on co.company_id = o.company_id` },
    where: sql`${conditions[state]} and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}`,
    key: sql`o.empl_order_id`,
    subject: sql`o.party_id`,
    more: { partyId: sql`o.party_id` },
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
      orderNumber: { value: sql`o.shown_number` },
      typeTitle: { value: sql`t.title` },
      fromDate: { value: sql`o.from_date` },
      signedAt: { value: sql`o.signed_at` },
      waitingDays: { value: sql`greatest(0, coalesce((o.acknowledged_at at time zone 'Asia/Tehran')::date, ${today}::date) - ${signedOn})` },
      reminders: { value: sql`o.reminders` },
      remindedAt: { value: sql`o.reminded_at` },
      acknowledgedAt: { value: sql`o.acknowledged_at` },
      acknowledgedVia: { value: sql`o.acknowledged_via` },
      notedBy: { value: nameOfPerson(sql`nullif(o.acknowledged_by, o.party_id)`) },
      unitName: { value: sql`u.organization_name`, join: 'position' },
      companyName: { value: sql`co.organization_name`, join: 'company' },
    },
    search: ['fullName', 'pseudoId', 'orderNumber'],
    order: sql`o.signed_at, o.empl_order_id`,
  }),
});

export interface WaitingOrder {
  readonly orderId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly fullName: string;
  /** ISO days in Tehran; null: of this one nobody was reminded. */
  readonly signedOn: string;
  readonly remindedOn: string | null;
}

/** Of orders in reach those that nobody has received yet, held until the end of the transaction. */
export const holdWaiting = (tx: Tx, rows: RowScope, orderIds: readonly string[]): Promise<WaitingOrder[]> =>
  tx.many<WaitingOrder>(sql`
    select o.empl_order_id as "orderId", o.party_id as "partyId", o.company_id as "companyId", ${fullName(sql`p`)} as "fullName", ${signedOn} as "signedOn",
      (o.reminded_at at time zone 'Asia/Tehran')::date as "remindedOn"
    from empl_order o join person p using (party_id)
    where o.empl_order_id = any (${[...orderIds]}::uuid[]) and ${conditions.waiting} and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}
    order by o.empl_order_id for update of o`);

const idsOf = (orders: readonly WaitingOrder[]): string[] => orders.map(({ orderId }) => orderId);

/** Without a RowScope: of orders that the caller holds. */
export const noteReminded = (tx: Tx, orders: readonly WaitingOrder[], now: Date): Promise<number> =>
  tx.run(sql`
    update empl_order set reminded_at = ${now}, reminders = least(reminders + 1, 32767), row_version = row_version + 1 where empl_order_id = any (${idsOf(orders)}::uuid[])`);

interface Receipt {
  readonly via: 'print' | 'email';
  /** ISO day in Tehran. */
  readonly on: string;
  /** Who notes it. */
  readonly by: string;
}

/** Not before the signing of the same day. Without a RowScope: of orders that the caller holds. */
export const noteReceived = (tx: Tx, orders: readonly WaitingOrder[], { via, on, by }: Receipt): Promise<number> =>
  tx.run(sql`
    update empl_order set acknowledged_at = greatest(signed_at, ${on}::date::timestamp at time zone 'Asia/Tehran'), acknowledged_via = ${via}, acknowledged_by = ${by}::uuid,
      row_version = row_version + 1
    where empl_order_id = any (${idsOf(orders)}::uuid[])`);
