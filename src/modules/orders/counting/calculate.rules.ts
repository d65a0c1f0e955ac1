/** Items of orders as calls show them, and questions about bare facts as counting takes them. Pure. */
import type { BodyInput } from '#kernel/call.ts';
import { type Exact, readExact, writeExact } from '#kernel/formula/exact.ts';
import { explanationWriter } from '#platform/formula/wire.rules.ts';
import type { calculateOrder } from './calculate.contract.ts';
import type { OrderFacts } from './order-case.rules.ts';
import { monthlyOf, type OrderItem, type SaidItem, totalOf } from './order-count.rules.ts';
import type { LevelStep } from './wage-level.rules.ts';

type Asked = BodyInput<typeof calculateOrder>;
/** Bare facts of an order as they are asked. */
export type BareFacts = Pick<Asked, 'executionDate' | 'facts' | 'typed' | 'previous'>;

const basisNames = { BcpDaily: 'day', BcpMonthly: 'month', BcpYearly: 'year' } as const;
const exactOf = (value: string | number): Exact => readExact(String(value)) ?? 0;
const isYes = (value: boolean | 'Y' | 'N' | undefined): boolean => value === true || value === 'Y';

/** `groupNames`: of groups of factors by id. */
export const shownItem = (item: OrderItem, groupNames: ReadonlyMap<string, string>) => ({
  code: item.code,
  title: item.title,
  groupName: groupNames.get(item.groupEnumId) ?? null,
  basis: basisNames[item.basis],
  score: item.score === null ? null : writeExact(item.score),
  amount: String(item.amount),
  previous: String(item.previous),
  difference: String(item.amount - item.previous),
  monthly: String(monthlyOf(item)),
  paidAs: item.paidAs,
  explanation: item.explained === null ? null : explanationWriter(() => undefined)(item.explained),
});

export const shownTotals = (items: readonly OrderItem[]) => {
  const [monthly, previous] = [totalOf(items), totalOf(items.map(({ basis, previous: amount }) => ({ basis, amount })))];
  const daily = items.find(({ isDailyWage }) => isDailyWage)?.amount;
  return { monthly: String(monthly), previous: String(previous), difference: String(monthly - previous), dailyWage: daily === undefined ? null : String(daily) };
};

export const shownTrail = (trail: readonly LevelStep[]) => trail.map(({ year, daily, isLeast }) => ({ year, daily: writeExact(daily), isLeast }));

export const typedIn = (typed: Asked['typed'] = {}): ReadonlyMap<string, Exact> => new Map(Object.entries(typed).map(([code, value]) => [code, exactOf(value)]));

export const previousIn = (previous: Asked['previous'] = {}): ReadonlyMap<string, SaidItem> =>
  new Map(
    Object.entries(previous).map(([code, said]): [string, SaidItem] => {
      if (typeof said !== 'object') return [code, { amount: BigInt(said), score: null }];
      return [code, { amount: BigInt(said.amount), score: said.score === undefined ? null : exactOf(said.score) }];
    }),
  );

/** `total`: rials of a month of the order before. */
export function factsIn({ facts = {}, executionDate }: BareFacts, total: bigint): OrderFacts {
  const { hireDate = null, isMarried, children = 0, insuredDays, dailyWage, wageSince, seniorityDaily, senioritySince } = facts;
  const standing = (daily: string | number | undefined, since: string | undefined) =>
    daily === undefined ? null : { day: since ?? hireDate ?? executionDate, daily: exactOf(daily) };
  return {
    hireDate,
    isMarried: isYes(isMarried),
    insuredDays,
    children:
      typeof children === 'number' ? children : children.map(({ birthDate, isStudent, isDisabled }) => ({ birthDate, isStudent: isYes(isStudent), isDisabled: isYes(isDisabled) })),
    wage: standing(dailyWage, wageSince),
    seniority: standing(seniorityDaily, senioritySince),
    total,
  };
}
