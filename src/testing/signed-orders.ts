/** Orders of employment signed and annulled at once, without the way through their approvers. */
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import type { FactName } from '#modules/orders/book/facts.rules.ts';
import { holdPeople } from '#modules/orders/book/orders.store.ts';
import { settleOrders } from '#modules/orders/book/settle.service.ts';
import { kindIdOf } from '#modules/orders/doors/doors.store.ts';
import { ordersOfIssue } from '#modules/orders/issue/issued.store.ts';
import { newOrder, prepareOrders } from '#modules/orders/issue/prepare.service.ts';
import { insertIssue, insertOrders, kindById } from '#modules/orders/issue/prepare.store.ts';
import { recountLater } from '#modules/orders/issue/recount.service.ts';
import { signOrders } from '#modules/orders/issue/sign.service.ts';
import { annul } from '#modules/orders/modify/modify.store.ts';
import type { Moves } from '#modules/orders/moves/moves.rules.ts';
import { settleMoves } from '#modules/orders/moves/moves.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { newId } from './mounted.ts';
import { companyId, employmentId, type PersonName, partyId } from './organisation.ts';

export interface SignedAtOnce {
  readonly name: PersonName;
  readonly agreementId: string;
  readonly code: string;
  readonly fromDate: string;
  readonly thruDate?: string | null;
  /** Rials a day that are typed, digits. */
  readonly dailyWage?: string | undefined;
  /** Rials or points of other factors that are typed, by code. */
  readonly typed?: Readonly<Record<string, number>>;
  /** What it moves beside kind and wage. */
  readonly moves?: Moves | undefined;
  readonly correctsId?: string | null;
}

const company = companyId('holding');

/** Signs; the id. Throws why there is no order. */
export async function signAtOnce(
  tx: Tx,
  { name, agreementId, code, fromDate, thruDate = null, dailyWage, typed: more = {}, moves, correctsId = null }: SignedAtOnce,
): Promise<string> {
  const type = await kindById(tx, company, (await kindIdOf(tx, company, code)) ?? '');
  if (type === undefined) throw new Error(`no type ${code}`);
  const typed = new Map<string, Exact>([...(dailyWage === undefined ? [] : [['dailyWage', readExact(dailyWage) ?? 0] as const]), ...Object.entries(more)]);
  const [found] = await prepareOrders(
    { db: tx, companyId: company, isExplained: false, typedOf: () => typed, placeOf: () => ({ correctsId }) },
    { fromDate, agreementId, kind: null, anew: undefined },
    await holdPeople(tx, [employmentId(name)]),
  );
  if (found === undefined || 'error' in found) throw found?.error ?? new Error('no order');
  const issue = { issueId: newId(), companyId: company, orderTypeId: type.orderTypeId, producerPartyId: null, description: null, now: new Date() };
  await insertIssue(tx, issue);
  const order = newOrder(newId(), 1, { ...found, moves });
  await insertOrders(tx, issue, type, { orderDate: '2026-05-01', fromDate, thruDate, correctsId }, [order]);
  await signOrders({ tx, now: issue.now, today: '2026-05-10', newId, audit: () => undefined }, await ordersOfIssue(tx, issue.issueId, [partyId(name)]));
  return order.orderId;
}

/** Annuls an order that counts from a day on. */
export async function annulAtOnce(tx: Tx, name: PersonName, orderId: string, fromDate: string, goesOn: ReadonlySet<FactName> = new Set()): Promise<void> {
  const id = employmentId(name);
  const settling = { tx, now: new Date(), newId };
  const people = await holdPeople(tx, [id]);
  await annul(tx, orderId, 'test', settling.now);
  await settleMoves({ ...settling, today: '2026-05-10', audit: () => undefined }, people);
  await recountLater(settling, people, new Map([[id, { orderId, fromDate }]]));
  await settleOrders(settling, people, new Map([[id, orderId]]), goesOn);
}
