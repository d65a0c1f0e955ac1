/** Days of orders as they are known now, with what they pay. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { Basis } from '../counting/order-count.rules.ts';
import type { OrderPay, SpanItem } from './pay-spans.rules.ts';

export interface PaidLook {
  readonly db: Db;
  readonly rows: RowScope;
  readonly companyId: string;
  readonly employmentIds: readonly string[];
  /** First and last day, ISO. */
  readonly from: string;
  readonly thru: string;
}

interface Row extends Omit<OrderPay, 'items'> {
  /** As `itemsIn` reads them; null: none. */
  readonly items: string | null;
}

/** Between the items of an order and within each; no code holds one. */
const BETWEEN = '\u001e';
const WITHIN = '\u001f';

/** Written as text, a month of ten thousand people is read in a third of what lists of JSON take. */
const itemsIn = (stored: string | null): SpanItem[] =>
  stored === null
    ? []
    : stored.split(BETWEEN).map((item): SpanItem => {
        const [paidAs = '', code = '', basis = '', amount = '0'] = item.split(WITHIN);
        return { paidAs, code, basis: basis as Basis, amount: BigInt(amount) };
      });

/** Orders that count on some day of a time. Class pay: whoever shows it holds it. */
export async function ordersPaying({ db, rows, companyId, employmentIds, from, thru }: PaidLook): Promise<OrderPay[]> {
  const found = await db.many<Row>(sql`
    select d.party_relationship_id as "employmentId", d.empl_order_id as "orderId", d.version, o.shown_number as number, lower(d.valid) as "from",
      upper(d.valid) as until, o.pays = 'Y' as pays,
      (select string_agg(concat_ws(${WITHIN}::text, i.paid_as, i.code, i.basis_enum_id, i.amount), ${BETWEEN}::text order by i.place)
        from empl_order_item i where i.empl_order_id = d.empl_order_id and i.version = d.version) as items
    from empl_order_day d join empl_order o using (empl_order_id) join party_relationship r on r.party_relationship_id = d.party_relationship_id
    where d.party_relationship_id = any (${[...employmentIds]}::uuid[]) and upper_inf(d.known) and d.valid && daterange(${from}::date, ${thru}::date, '[]')
      and d.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by 1, lower(d.valid)`);
  return found.map(({ items, ...row }) => ({ ...row, items: itemsIn(items) }));
}
