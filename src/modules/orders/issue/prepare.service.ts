/** Orders of people counted before they are brought before approvers, when they come back, and once more when they are signed. Nothing is stored here. */
import { AppError } from '#kernel/errors.ts';
import { type Exact, readExact, writeExact } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import { contains } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { explanationWriter } from '#platform/formula/wire.rules.ts';
import type { FactSpan, KeptBefore } from '../book/facts.rules.ts';
import { type BookedItem, type BookedOrder, itemsOf, type OrderedPerson, signedOrders } from '../book/orders.store.ts';
import { factsBeside } from '../book/settle.service.ts';
import { orderBefore, type Placed } from '../book/timeline.rules.ts';
import { askedBy, type OrderCounting, orderCounting } from '../counting/counting.service.ts';
import type { OrderFacts } from '../counting/order-case.rules.ts';
import { dailyWageOf, type OrderItem, type OrderPlan, type SaidItem, totalOf } from '../counting/order-count.rules.ts';
import { type FileGap, fileFacts, fileGaps, fileNames } from '../counting/order-facts.service.ts';
import type { LevelStep } from '../counting/wage-level.rules.ts';
import type { FileChange } from '../moves/file-changes.rules.ts';
import type { Moves } from '../moves/moves.rules.ts';
import { issueErrors } from './issue.errors.ts';
import type { NewOrder, OrderKind } from './prepare.store.ts';

/** What is ordered for all of them. */
export interface OrderDef {
  readonly fromDate: string;
  /** Null: that of the order before. */
  readonly agreementId: string | null;
  /** Null: the kind of employment stays. */
  readonly kind: string | null;
  /** Factors that are counted anew; undefined: all of them. */
  readonly anew: ReadonlySet<string> | undefined;
  /** It says what stands: the wage of the file is that of the day, no figure of a later year raises it. */
  readonly opens?: boolean | undefined;
  /** The employment ends with the day before, which it is counted on. */
  readonly ends?: boolean | undefined;
}

export interface PreparedOrder {
  readonly person: OrderedPerson;
  readonly agreementId: string;
  readonly kind: string | null;
  readonly items: readonly OrderItem[];
  readonly trail: readonly LevelStep[];
  readonly dailyWage: bigint | undefined;
  readonly total: bigint;
  readonly previousTotal: bigint;
  /** Of the file that it was counted from. */
  readonly gaps: readonly FileGap[];
  /** What it was counted from, as it is kept. */
  readonly facts: KeptFacts;
  /** What it moves beside kind and wage, and what of the file becomes something else by that. */
  readonly moves?: Moves | undefined;
  readonly changes?: readonly FileChange[] | undefined;
}

export interface KeptFacts {
  readonly hireDate: string | null;
  readonly isMarried: boolean;
  readonly children: number;
  /** That was chosen; null: it goes on as it was. */
  readonly saidKind: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly trail: readonly { readonly year: number; readonly daily: string }[];
  readonly seniority: readonly { readonly year: number; readonly daily: string }[];
  readonly previousOrderId: string | null;
  /** What of the file becomes something else by what it moves, as it was shown; absent of one that moves nothing. */
  readonly changes?: readonly FileChange[] | undefined;
}

export type Prepared = PreparedOrder | { readonly person: OrderedPerson; readonly error: AppError };

export interface Preparing {
  readonly db: Db;
  readonly companyId: string;
  readonly isExplained: boolean;
  /** With figures of the law that nobody has confirmed yet: nothing of it is kept. */
  readonly isTrial?: boolean;
  /** What was typed for each, by code. */
  typedOf(employmentId: string): ReadonlyMap<string, Exact>;
  /** Of an order that is counted again or corrects one: its place among those of a day. */
  placeOf?(employmentId: string): Placed | undefined;
  /** Type of the contract that somebody has, where none is said and no order was before. */
  agreementOf?(employmentId: string): string | undefined;
}

interface Before {
  readonly order: BookedOrder | undefined;
  readonly items: readonly BookedItem[];
}

/** What somebody's next order goes on from. */
async function ordersBefore({ db, placeOf }: Preparing, ids: readonly string[], day: string): Promise<(employmentId: string) => Before> {
  const orders = Map.groupBy(await signedOrders(db, ids), ({ employmentId }) => employmentId);
  const chosen = new Map(
    [...orders].flatMap(([id, own]) => own.find(({ orderId }) => orderId === orderBefore(own, day, placeOf?.(id))) ?? []).map((order) => [order.employmentId, order]),
  );
  const items = Map.groupBy(await itemsOf(db, [...chosen.values()]), ({ orderId }) => orderId);
  return (id) => {
    const order = chosen.get(id);
    return { order, items: order === undefined ? [] : (items.get(order.orderId) ?? []) };
  };
}

const exactRials = (rials: bigint | string): Exact => readExact(String(rials)) ?? 0;

/** Daily wage and seniority base that stand: of the order before, else the wage of the file on the day or the day before. */
function standing({ order, items }: Before, wages: readonly FactSpan[], def: OrderDef): Pick<OrderFacts, 'wage' | 'seniority'> {
  const day = countedOn(def);
  if (order !== undefined) {
    const of = (item: BookedItem | undefined) => (item === undefined ? null : { day: order.from, daily: exactRials(item.amount) });
    const seniority = of(items.find(({ paidAs, basis }) => paidAs === 'seniority' && basis === 'BcpDaily'));
    const wage = of(items.find(({ isDailyWage }) => isDailyWage));
    if (wage !== null) return { wage, seniority };
  }
  const found = wages.find((span) => contains(span, day)) ?? wages.find((span) => contains(span, addDays(day, -1)));
  return { wage: found === undefined ? null : { day: def.opens === true ? day : (found.from ?? day), daily: exactRials(found.value) }, seniority: null };
}

const previousOf = ({ items }: Before): ReadonlyMap<string, SaidItem> => new Map(items.map(({ code, amount, score }) => [code, { amount, score }]));

interface Read {
  readonly counting: OrderCounting;
  readonly known: (employmentId: string) => ReadonlyMap<string, Value>;
  readonly before: (employmentId: string) => Before;
  /** What the file would say without any order. */
  readonly beside: (employmentId: string) => KeptBefore;
}

function prepareOne(preparing: Preparing, def: OrderDef, person: OrderedPerson, plan: OrderPlan, agreementId: string, read: Read): PreparedOrder {
  const id = person.employmentId;
  const [known, before, beside, typed] = [read.known(id), read.before(id), read.beside(id), preparing.typedOf(id)];
  const file = fileFacts(known);
  const previousTotal = before.order?.total ?? 0n;
  const facts: OrderFacts = { ...file, ...standing(before, beside.wage, def), total: previousTotal };
  const counted = read.counting.count(plan, { facts, known, typed, previous: previousOf(before), isExplained: preparing.isExplained });
  if ('error' in counted) throw counted.error;
  const { items, made } = counted;
  const kind = def.kind ?? before.order?.kind ?? beside.kind.find((span) => contains(span, countedOn(def)))?.value ?? null;
  return {
    ...{ person, agreementId, kind, items, trail: made.trail, dailyWage: dailyWageOf(items), total: totalOf(items), previousTotal, gaps: fileGaps(known) },
    facts: {
      ...{ hireDate: file.hireDate, isMarried: file.isMarried, children: file.children.length, saidKind: def.kind, previousOrderId: before.order?.orderId ?? null },
      typed: Object.fromEntries([...typed].map(([code, value]) => [code, writeExact(value)])),
      trail: made.trail.map(({ year, daily }) => ({ year, daily: writeExact(daily) })),
      seniority: made.seniority.map(({ year, daily }) => ({ year, daily: writeExact(daily) })),
    },
  };
}

/** Why somebody has no order from a day on, whatever it says. */
function mustBeEmployed({ from, until }: OrderedPerson, day: string): void {
  if (from !== null && from > day) throw issueErrors.error('beforeHire');
  if (until !== null && until <= day) throw issueErrors.error('afterEnd');
}

const countedOn = ({ fromDate, ends }: OrderDef): string => (ends === true ? addDays(fromDate, -1) : fromDate);

/** By person the order or why there is none; some statements, however many they are. The people are within the rows of whoever asks. */
export async function prepareOrders(preparing: Preparing, def: OrderDef, people: readonly OrderedPerson[]): Promise<Prepared[]> {
  const { db, companyId, isTrial = false } = preparing;
  const { agreementId, anew } = def;
  const day = countedOn(def);
  const counting = await orderCounting({ db, companyId, day, isTrial });
  const ids = people.map(({ employmentId }) => employmentId);
  const before = await ordersBefore(preparing, ids, day);
  const planOf = ({ employmentId }: OrderedPerson): { readonly plan: OrderPlan; readonly agreement: string } | AppError => {
    const agreement = agreementId ?? before(employmentId).order?.agreementId ?? preparing.agreementOf?.(employmentId);
    try {
      if (agreement == null) throw issueErrors.error('noAgreement');
      return { agreement, plan: counting.plan({ agreementId: agreement }, anew) };
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  };
  const plans = new Map(people.map((person) => [person.employmentId, planOf(person)]));
  const asked = new Set<string>(fileNames);
  for (const one of new Set([...plans.values()].map((found) => (found instanceof AppError ? undefined : found.plan))))
    for (const name of one === undefined ? [] : askedBy(one)) asked.add(name);
  const subjects = people.map(({ employmentId, partyId }) => ({ partyRelationshipId: employmentId, partyId, companyId }));
  const known = await readKnown({ ...counting.look, rows: systemScope([companyId], day) }, asked, subjects);
  const read: Read = { counting, known, before, beside: await factsBeside(db, ids) };
  return people.map((person): Prepared => {
    const found = plans.get(person.employmentId);
    try {
      mustBeEmployed(person, day);
      if (found === undefined || found instanceof AppError) throw found ?? issueErrors.error('noAgreement');
      return prepareOne(preparing, def, person, found.plan, found.agreement, read);
    } catch (error) {
      if (error instanceof AppError) return { person, error };
      throw error;
    }
  });
}

/** The type by which whoever has worked before the product came gets a first order. */
const OPENING = 'EotOpening';

/** Factors that a type counts anew; undefined: all of them. */
export const anewOf = ({ factorIds }: OrderKind): ReadonlySet<string> | undefined => (factorIds === null ? undefined : new Set(JSON.parse(factorIds) as string[]));

/** How an order of a type is counted, whoever asks: issued, counted again or corrected. `type`: undefined of one that is gone; `ends`: the order itself ends. */
export const defOf = (type: OrderKind | undefined, { ends, ...said }: Omit<OrderDef, 'anew' | 'opens'>): OrderDef => ({
  ...said,
  ...{ anew: type === undefined ? undefined : anewOf(type), ends: ends === true, opens: type?.code === OPENING },
});

/** As it is kept. */
export function newOrder(orderId: string, version: number, { person, agreementId, kind, dailyWage, total, previousTotal, facts, items, moves, changes }: PreparedOrder): NewOrder {
  const write = explanationWriter(() => undefined);
  return {
    ...{ orderId, version, employmentId: person.employmentId, partyId: person.partyId, agreementId, kind, dailyWage, total, previousTotal, items, moves: moves ?? null },
    facts: changes === undefined ? facts : { ...facts, changes },
    explanations: items.map(({ explained }) => (explained === null ? null : write(explained))),
  };
}
