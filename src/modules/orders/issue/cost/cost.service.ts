/** What orders would cost: each is counted as issuing counts it, its days laid over those of the signed ones, and each month counted by payroll with it and without. */
import { type Days, intersect } from '#kernel/intervals/intervals.ts';
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { refusalSentence, type SimulatedCase, simulateMany } from '#modules/payroll/payroll.api.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Context } from '#platform/http/context.server.ts';
import { signedOrders } from '../../book/orders.store.ts';
import { paySpans, wageOfSpan } from '../../book/pay-spans.rules.ts';
import { orderDays } from '../../book/timeline.rules.ts';
import { type BareOrder, countBare } from '../../counting/calculate.service.ts';
import type { OrderItem } from '../../counting/order-count.rules.ts';
import { type Asked, askedOrders, told } from '../asked-orders.service.ts';
import { MOST_IN_RUN, MOST_PEOPLE } from '../issue.contract.ts';
import { issueErrors } from '../issue.errors.ts';
import type { PreparedOrder } from '../prepare.service.ts';
import { kindById, type OrderKind } from '../prepare.store.ts';
import type { costPreview, exportCost } from './cost.contract.ts';
import { costErrors } from './cost.errors.ts';
import { addFactor, type Cost, type CostMonth, type CostPart, costMonths, daysIn, itemCost } from './cost.rules.ts';
import { costPlaces } from './cost.store.ts';

type Call = typeof costPreview | typeof exportCost;
type BareCost = Exclude<Context<typeof costPreview>['body']['orders'][number], { settingId: string }>;
export type CostContext = Pick<Context<typeof costPreview>, 'tx' | 'rows' | 'actor' | 'body' | 'today' | 'clock' | 'newId'>;

/** Each month of theirs is counted by payroll, with the order and without. */
const MOST_BY_PAYROLL = 500;
const MOST_YEARS = 5;

function monthsFrom(day: string, today: string): readonly CostMonth[] {
  if (toJalali(today).year - toJalali(day).year > MOST_YEARS) throw costErrors.error('tooLongAgo', { values: { most: toPersianDigits(String(MOST_YEARS)) } });
  return costMonths(day, today);
}

/** What the items pay more in a month, by factor; adds it to the factors. */
function itemsIn(cost: Cost, items: readonly OrderItem[], pays: boolean, month: CostMonth, spans: readonly Days[], count = 1n): bigint {
  const days = daysIn(month, spans);
  return items.reduce((sum, item) => {
    const pay = itemCost(item, pays, days, month) * count;
    addFactor(cost, item.code, item.title, pay);
    return sum + pay;
  }, 0n);
}

interface Planned {
  readonly order: PreparedOrder;
  /** The days that would be its. */
  readonly spans: readonly Days[];
}

const NEW = 'planned';

/** The days that each would have among the signed orders of its person. */
async function plannedDays({ tx }: CostContext, type: OrderKind, { fromDate, thruDate = null }: Asked, orders: readonly PreparedOrder[]): Promise<Planned[]> {
  const ids = orders.map(({ person }) => person.employmentId);
  const signed = Map.groupBy(await signedOrders(tx, ids), ({ employmentId }) => employmentId);
  const { isCover, endsCover } = type;
  return orders.map((order): Planned => {
    const { employmentId, from, until } = order.person;
    const all = [...(signed.get(employmentId) ?? []), { orderId: NEW, from: fromDate, thru: thruDate, isCover, endsCover, signedNo: Number.MAX_SAFE_INTEGER }];
    return { order, spans: orderDays(all, { from, until }).filter(({ orderId }) => orderId === NEW) };
  });
}

/** The same as payroll is told. */
function wagesOf({ order: { person, items }, spans }: Planned, pays: boolean) {
  const paid = spans.map((span) => ({
    ...{ employmentId: person.employmentId, orderId: NEW, version: 1, number: '', pays },
    ...{ from: span.from ?? '', until: span.until, items },
  }));
  return paySpans(paid).map(({ factor, from, thru, ...said }) => ({ factor, ...wageOfSpan(said), from, ...(thru !== null && { thru }) }));
}

const touches = ({ spans }: Planned, { from, until }: CostMonth): boolean => spans.some((span) => intersect(span, { from, until }) !== undefined);

/** One person's month. */
function addPart(cost: Cost, { order, spans }: Planned, pays: boolean, month: CostMonth, place: Pick<CostPart, 'unit' | 'costCentre'>, counted: SimulatedCase | undefined): void {
  const said = itemsIn(cost, order.items, pays, month, spans);
  if (counted === undefined || 'error' in counted) {
    cost.parts.push({ month, ...place, pay: said, share: null });
    if (counted !== undefined) cost.withoutShare.set(order.person.employmentId, { ...told(order.person), reason: refusalSentence(counted.error) });
    return;
  }
  const pay = counted.then.gross - counted.now.gross;
  cost.parts.push({ month, ...place, pay, share: counted.cost - pay });
  addFactor(cost, null, null, pay - said);
}

/** Whose file moves with it is tried one by one: then as many as a case is about. */
async function mostOf({ tx, actor }: CostContext, { settingId, moves }: Asked): Promise<number> {
  const type = await kindById(tx, actor.companyId, settingId);
  return moves !== undefined || (type?.terminationTypeEnumId ?? null) !== null ? MOST_PEOPLE : MOST_IN_RUN;
}

async function addPeople(context: CostContext, cost: Cost, body: Asked, by: Call): Promise<void> {
  const { tx, rows, actor, today } = context;
  const months = monthsFrom(body.fromDate, today);
  const asking = { db: tx, rows, actor, body, today, now: new Date(context.clock.now()), by, newId: () => context.newId(), most: await mostOf(context, body) };
  const { type, all } = await askedOrders(asking, false);
  cost.people += all.length;
  if (cost.people > MOST_IN_RUN) throw costErrors.error('tooMany', { values: { most: toPersianDigits(String(MOST_IN_RUN)) } });
  if (cost.people > MOST_BY_PAYROLL) cost.isByPayroll = false;
  for (const one of all) if ('error' in one) cost.errors.push({ ...told(one.person), error: one.error });
  const ready = all.filter((one): one is PreparedOrder => !('error' in one));
  const planned = await plannedDays(context, type, body, ready);
  const places = await costPlaces(
    tx,
    ready.map(({ person }) => person.employmentId),
    body.fromDate,
  );
  const wages = new Map(planned.map((one) => [one, wagesOf(one, type.pays)]));
  for (const month of months) {
    const counting = planned.filter((one) => touches(one, month));
    if (counting.length === 0) continue;
    const cases = counting.map((one) => ({ employmentId: one.order.person.employmentId, wages: wages.get(one) ?? [] }));
    const counted = cost.isByPayroll ? await simulateMany({ db: tx, rows, companyId: actor.companyId, year: month.year, month: month.month }, cases) : undefined;
    for (const one of counting) {
      const id = one.order.person.employmentId;
      addPart(cost, one, type.pays, month, places.get(id) ?? { unit: null, costCentre: null }, counted?.get(id));
    }
  }
}

/** What bare facts cost: what is paid alone, for there is nobody whose pay could be counted. */
async function addBare(context: CostContext, cost: Cost, { thruDate = null, count = 1, ...facts }: BareCost): Promise<void> {
  const { items } = await countBare(context, facts as BareOrder);
  cost.people += count;
  const span = { from: facts.executionDate, until: thruDate === null ? null : addDays(thruDate, 1) };
  for (const month of monthsFrom(facts.executionDate, context.today)) {
    if (daysIn(month, [span]) === 0) continue;
    cost.parts.push({ month, unit: null, costCentre: null, pay: itemsIn(cost, items, true, month, [span], BigInt(count)), share: null });
  }
}

/** Throws classNeeded, tooMany, tooLongAgo, what a preview throws of people, what calculating throws of bare facts. */
export async function costOf(context: CostContext, call: Call): Promise<Cost> {
  if (!classesOf(context.actor, call)(undefined).has('pay')) throw issueErrors.error('classNeeded');
  const cost: Cost = { people: 0, parts: [], factors: new Map(), isByPayroll: true, withoutShare: new Map(), errors: [] };
  for (const order of context.body.orders) {
    if ('settingId' in order) await addPeople(context, cost, order, call);
    else await addBare(context, cost, order);
  }
  return cost;
}
