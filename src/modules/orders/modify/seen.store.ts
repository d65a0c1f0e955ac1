/** All that orders say of an employment at a moment, for the comparison of before and after. */
import { systemScope } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { knownDays } from '../book/days.store.ts';
import type { FactName, FactSpan } from '../book/facts.rules.ts';
import { factsOf, itemsOf, type OrderedPerson } from '../book/orders.store.ts';
import { ordersPaying } from '../book/pay-spans.store.ts';
import { seenMoves } from '../moves/seen-moves.store.ts';
import type { Seen, SeenOrder } from './effect.rules.ts';

type Row = Omit<SeenOrder, 'items'>;

const orderRows = (db: Db, employmentId: string): Promise<Row[]> =>
  db.many<Row>(sql`
    select o.empl_order_id as "orderId", o.version, o.shown_number as "orderNumber", t.title as "typeTitle", o.from_date as "fromDate", v.total
    from empl_order o join empl_order_version v using (empl_order_id, version) join order_type t using (order_type_id)
    where o.party_relationship_id = ${employmentId}::uuid and o.status_id = 'EoSigned' order by o.from_date, o.signed_no`);

const FIRST = '0001-01-01';
const LAST = '9999-12-31';

/** Signed orders, days, facts and pay of an employment as they are known now. `called`: names of orders that have no number yet. Without a RowScope: of an employment that the caller holds. */
export async function seenOf(db: Db, { employmentId, companyId }: OrderedPerson, today: string, called: ReadonlyMap<string, string> = new Map()): Promise<Seen> {
  const rows = await orderRows(db, employmentId);
  const items = Map.groupBy(await itemsOf(db, rows), ({ orderId }) => orderId);
  const orders = rows.map((row): SeenOrder => ({ ...row, items: items.get(row.orderId) ?? [] }));
  const names = new Map([...orders.map(({ orderId, orderNumber, typeTitle }) => [orderId, `${orderNumber} ${typeTitle}`] as const), ...called]);
  const days = (await knownDays(db, [employmentId])).map(({ orderId, from, until }): FactSpan => ({ from, until, value: names.get(orderId) ?? orderId }));
  const facts = async (name: FactName): Promise<FactSpan[]> => (await factsOf(db, name, [employmentId])).map(({ from, until, value }) => ({ from, until, value }));
  const look = { db, rows: systemScope([companyId], today), companyId, employmentIds: [employmentId], from: FIRST, thru: LAST };
  return { orders, days, kinds: await facts('kind'), wages: await facts('wage'), pay: await ordersPaying(look), file: (await seenMoves(db, [employmentId]))(employmentId) };
}
