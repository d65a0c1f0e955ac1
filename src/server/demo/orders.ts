/**
 * Orders of the demo: five years of everybody's, counted by the product's own rules and laid set by set. Each goes on from the one before, and the wages
 * of the file come from them. One subsidiary is under the law of civil service, whose coefficient of this year nobody knows: its people wait for it.
 */
import { type Exact, readExact, writeExact } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { factsUnder } from '#modules/orders/book/facts.rules.ts';
import { orderDays, type SignedOrder } from '#modules/orders/book/timeline.rules.ts';
import { askedBy, type OrderCounting, orderCounting } from '#modules/orders/counting/counting.service.ts';
import type { OrderFacts } from '#modules/orders/counting/order-case.rules.ts';
import { dailyWageOf, type OrderItem, type OrderPlan, type SaidItem, totalOf } from '#modules/orders/counting/order-count.rules.ts';
import { fileFacts, fileNames, orderFacts } from '#modules/orders/counting/order-facts.service.ts';
import { newOrder, type PreparedOrder } from '#modules/orders/issue/prepare.service.ts';
import { activeKinds } from '#modules/orders/issue/prepare.store.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { typesOf } from './contracts.store.ts';
import { typeOfKind } from './contracts.ts';
import { type EventYears, eventsOf, type OrderEvent } from './order-events.ts';
import words from './orders.messages.fa.ts';
import { type LaidDay, type LaidOrder, layBefore, layCounters, layDays, layIssues, layOrders, layWages, layWageTable, makeCivil, takePlaces } from './orders.store.ts';
import type { Organisation, PersonFile } from './organisation.ts';

export interface DemoOrders {
  readonly organisation: Organisation;
  /** ISO day. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Who issued them; null where nobody holds the account. */
  readonly officer: string | null;
  newId(): string;
}

/** Years whose orders are laid; of civil service those whose coefficient is known. */
const LABOUR: EventYears = { first: 1401, last: 1405 };
const CIVIL: EventYears = { first: 1402, last: 1404 };
/** The subsidiary under civil service, among the companies. */
const CIVIL_PLACE = 2;
/** People whose orders are written by one statement. */
const BATCH = 500;

const exactRials = (rials: bigint): Exact => readExact(String(rials)) ?? 0;

interface Ground {
  readonly counting: OrderCounting;
  /** By code of the type of contract. */
  readonly plans: ReadonlyMap<string, { readonly agreementId: string; readonly plan: OrderPlan }>;
  /** What of the law and the library formulas ask for on a day. */
  sharedOn(day: string): ReadonlyMap<string, Value>;
  known(employmentId: string): ReadonlyMap<string, Value>;
  readonly isCivil: boolean;
  readonly today: string;
  newId(): string;
}

/** What is counted before anything has a number. */
interface Counted {
  readonly event: OrderEvent;
  readonly prepared: PreparedOrder;
  readonly orderId: string;
}

/** A wage that a new seat grants: that of the file, but never less than what the rules give. */
function typedOf({ wage, typed }: OrderEvent, isFirst: boolean, before: bigint | undefined): ReadonlyMap<string, Exact> {
  const said = new Map(Object.entries(typed).map(([code, value]): [string, Exact] => [code, exactRials(BigInt(value))]));
  if (wage !== null && (isFirst || before === undefined || wage > before)) said.set('dailyWage', exactRials(wage));
  return said;
}

const standingOf = (items: readonly OrderItem[], day: string): Pick<OrderFacts, 'wage' | 'seniority'> => {
  const of = (item: OrderItem | undefined) => (item === undefined ? null : { day, daily: exactRials(item.amount) });
  const wage = of(items.find(({ isDailyWage }) => isDailyWage));
  return wage === null ? { wage: null, seniority: null } : { wage, seniority: of(items.find(({ paidAs, basis }) => paidAs === 'seniority' && basis === 'BcpDaily')) };
};

/** The orders of one life, each going on from the one before. */
function ordersOf(file: PersonFile, events: readonly OrderEvent[], ground: Ground): Counted[] {
  const { partyId, relationshipId: employmentId, companyId, personnelCode: pseudoId, firstName, lastName, hired: from, left: until } = file;
  const person = { employmentId, partyId, companyId, pseudoId, fullName: `${firstName} ${lastName}`, from, until };
  const own = fileFacts(ground.known(employmentId));
  const found: Counted[] = [];
  for (const [at, event] of events.entries()) {
    const { day } = event;
    const last = found.at(-1);
    const before = last?.prepared.items ?? [];
    const previousTotal = last?.prepared.total ?? 0n;
    const kind = event.kind ?? last?.prepared.kind ?? file.kinds.findLast((one) => one.from <= day)?.kind ?? null;
    const type = ground.plans.get(typeOfKind(kind ?? ''));
    if (type === undefined) continue;
    const children = own.children.filter(({ birthDate }) => birthDate <= day);
    const standing = last === undefined ? { wage: event.wage === null ? null : { day, daily: exactRials(event.wage) }, seniority: null } : standingOf(before, last.event.day);
    const facts: OrderFacts = { hireDate: own.hireDate, isMarried: own.isMarried, children, ...standing, total: previousTotal };
    const typed = typedOf(event, at === 0, last?.prepared.dailyWage);
    const made = orderFacts(facts, day, ground.counting.law, type.plan.asks);
    const previous = new Map(before.map(({ code, amount, score }): [string, SaidItem] => [code, { amount, score }]));
    const counted = type.plan.count({ facts: made.values, known: ground.sharedOn(day), typed, previous }, at === events.length - 1);
    if ('faults' in counted) throw new Error(`an order of the demo: ${counted.faults[0]?.code} ${counted.faults[0]?.message} on ${day}`);
    const { items } = counted;
    const kept = {
      ...{ hireDate: own.hireDate, isMarried: own.isMarried, children: children.length, saidKind: event.kind, previousOrderId: last?.orderId ?? null },
      typed: Object.fromEntries([...typed].map(([code, value]) => [code, writeExact(value)])),
      trail: made.trail.map(({ year, daily }) => ({ year, daily: writeExact(daily) })),
      seniority: made.seniority.map(({ year, daily }) => ({ year, daily: writeExact(daily) })),
    };
    const { agreementId } = type;
    found.push({
      event,
      orderId: ground.newId(),
      prepared: { person, agreementId, kind, items, trail: made.trail, dailyWage: dailyWageOf(items), total: totalOf(items), previousTotal, gaps: [], facts: kept },
    });
  }
  return found;
}

/** Reads once by what the orders of a company are counted. */
async function groundOf(tx: Tx, { today, newId }: DemoOrders, companyId: string, files: readonly PersonFile[], days: ReadonlySet<string>, isCivil: boolean): Promise<Ground> {
  const counting = await orderCounting({ db: tx, companyId, day: today });
  const types = await typesOf(tx, companyId);
  const plans = new Map([...types].map(([code, agreementId]) => [code, { agreementId, plan: counting.plan({ agreementId }) }]));
  const asked = new Set([...plans.values()].flatMap(({ plan }) => askedBy(plan)));
  const look = { ...counting.look, rows: systemScope([companyId], today) };
  const monthOf = (day: string): string => {
    const { year, month } = toJalali(day);
    return `${year}/${month}`;
  };
  const shared = new Map<string, ReadonlyMap<string, Value>>();
  for (const day of days) if (!shared.has(monthOf(day))) shared.set(monthOf(day), (await readKnown({ ...look, day }, asked, []))(undefined));
  const subjects = files.map(({ relationshipId, partyId }) => ({ partyRelationshipId: relationshipId, partyId, companyId }));
  const known = await readKnown(look, new Set(fileNames), subjects);
  return { counting, plans, sharedOn: (day) => shared.get(monthOf(day)) ?? new Map(), known, isCivil, today, newId };
}

/** Numbers without a gap by Jalali year and day, and one issue for each type and day. */
async function numbered(tx: Tx, demo: DemoOrders, companyId: string, all: readonly Counted[]): Promise<LaidOrder[]> {
  const typeIds = new Map((await activeKinds(tx, companyId)).map(({ code, orderTypeId }) => [code, orderTypeId]));
  const sorted = all.toSorted((a, b) => a.event.day.localeCompare(b.event.day) || a.prepared.person.pseudoId.localeCompare(b.prepared.person.pseudoId));
  const places = await takePlaces(tx, sorted.length);
  const [issues, last] = [new Map<string, { issueId: string; orderTypeId: string; at: string }>(), new Map<number, number>()];
  const laid = sorted.map(({ event, prepared, orderId }, at): LaidOrder => {
    const { day, type } = event;
    const { year } = toJalali(day);
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const key = `${type} ${day}`;
    const signedAt = `${day}T08:00:00Z`;
    const issue = issues.get(key) ?? { issueId: demo.newId(), orderTypeId: typeIds.get(type) ?? '', at: signedAt };
    issues.set(key, issue);
    return { ...newOrder(orderId, 1, prepared), from: day, orderTypeId: issue.orderTypeId, number, year, signedNo: places[at] ?? 0, issueId: issue.issueId, at: signedAt };
  });
  await layIssues(tx, companyId, [...issues.values()], demo.officer);
  await layCounters(tx, companyId, last);
  return laid;
}

/** Wages of the file, what stood before, and days: all follow from the orders by the rules that settle them. */
async function settle(tx: Tx, demo: DemoOrders, companyId: string, files: readonly PersonFile[], orders: readonly LaidOrder[], isCivil: boolean): Promise<void> {
  const byEmployment = Map.groupBy(orders, ({ employmentId }) => employmentId);
  const now = new Date(demo.now);
  const days: LaidDay[] = [];
  const [wages, before]: [{ employmentId: string; from: string | null; until: string | null; value: string }[], { employmentId: string; facts: object }[]] = [[], []];
  for (const file of files) {
    const employmentId = file.relationshipId;
    const own = byEmployment.get(employmentId) ?? [];
    const first = own[0]?.from;
    if (first === undefined) continue;
    const spans = orderDays(
      own.map(({ orderId, from, signedNo }): SignedOrder => ({ orderId, from, thru: null, isCover: false, endsCover: false, signedNo })),
      { from: file.hired, until: file.left },
    );
    days.push(...spans.map((span): LaidDay => ({ ...span, dayId: demo.newId(), employmentId })));
    // of a wage that orders say nothing is left of what was written by hand from the first one on
    const standing = {
      kind: file.kinds.map(({ kind: value, from, thru: until }) => ({ from, until, value })),
      wage: file.wages.filter(({ from }) => isCivil || from < first).map(({ daily, from, thru: until }) => ({ from, until, value: String(daily) })),
    };
    before.push({ employmentId, facts: standing });
    const said = new Map(own.map(({ orderId, dailyWage }) => [orderId, dailyWage === undefined ? null : String(dailyWage)]));
    wages.push(...factsUnder(standing.wage, spans, said).map((wage) => ({ employmentId, ...wage })));
  }
  const ids = before.map(({ employmentId }) => employmentId);
  // the database compares what the file says with the days of orders as they are known: the file first
  await layWages(tx, companyId, ids, wages);
  await layBefore(tx, companyId, before, now);
  await layDays(tx, companyId, days, orders, now);
}

async function layCompany(tx: Tx, demo: DemoOrders, companyId: string, isCivil: boolean): Promise<void> {
  const { organisation, today } = demo;
  const { year } = toJalali(today);
  const yearStart = (of: number): string => toIso({ year: of, month: 1, day: 1 });
  if (isCivil) await makeCivil(tx, companyId);
  else await layWageTable(tx, companyId, demo.officer, [yearStart(year - 1), yearStart(year), yearStart(year + 1)], words.wageTable);
  const files = organisation.careers.flatMap((career, at) => (career.companyId === companyId ? [organisation.person(at)] : []));
  const events = new Map(files.map((file) => [file.relationshipId, eventsOf(file, organisation, isCivil ? CIVIL : LABOUR, isCivil, today)]));
  const ground = await groundOf(tx, demo, companyId, files, new Set([...events.values()].flat().map(({ day }) => day)), isCivil);
  const counted = files.flatMap((file) => ordersOf(file, events.get(file.relationshipId) ?? [], ground));
  const orders = await numbered(tx, demo, companyId, counted);
  for (let at = 0; at < orders.length; at += BATCH) await layOrders(tx, companyId, orders.slice(at, at + BATCH));
  await settle(tx, demo, companyId, files, orders, isCivil);
}

/** All in the given transaction, after the people and their contracts, before their pay; figures of the law are confirmed, and formulas announced. */
export async function writeOrders(tx: Tx, demo: DemoOrders): Promise<void> {
  for (const [at, { companyId }] of demo.organisation.companies.entries()) await layCompany(tx, demo, companyId, at === CIVIL_PLACE);
}

/** Years whose law the orders of the demo are counted by. */
export const lawYears: readonly number[] = Array.from({ length: LABOUR.last - 1397 }, (_, at) => 1398 + at);
