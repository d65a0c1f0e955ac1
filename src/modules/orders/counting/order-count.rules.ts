/** The amounts of an order from its factors, each a formula over the law, the file, what was typed and the order before. Pure. */
import { type Exact, numerator, readExact, round } from '#kernel/formula/exact.ts';
import { compileSet, type Explained, type FormulaSet, type Source } from '#kernel/formula/formula.ts';
import { namesInText } from '#kernel/formula/names.ts';
import type { Named, Value } from '#kernel/formula/values.ts';
import { countedNames, givenNames, nameOfFactor, orderFactNames } from './order-names.rules.ts';

export type Basis = 'BcpDaily' | 'BcpMonthly' | 'BcpYearly';

/** A factor of orders with the formulas of the day. */
export interface RuleFactor {
  readonly payFactorId: string;
  readonly code: string;
  readonly title: string;
  readonly groupEnumId: string;
  readonly basis: Basis;
  readonly way: 'formula' | 'typed' | 'carried';
  readonly isScored: boolean;
  readonly isDailyWage: boolean;
  /** Code of the factor of pay. */
  readonly paidAs: string;
  readonly displayOrder: number;
  readonly amountText: string | null;
  readonly scoreText: string | null;
}

/** What an order said of a factor. */
export interface SaidItem {
  /** Whole rials of its basis. */
  readonly amount: bigint;
  readonly score: Exact | null;
}

/** What an order is counted from. */
export interface OrderCase {
  /** By the names of order-names. */
  readonly facts: ReadonlyMap<string, Value>;
  /** What vocabularies and the library say. */
  readonly known: ReadonlyMap<string, Value>;
  /** Points or rials by code. */
  readonly typed: ReadonlyMap<string, Exact>;
  readonly previous: ReadonlyMap<string, SaidItem>;
}

export interface OrderItem extends Pick<RuleFactor, 'payFactorId' | 'code' | 'title' | 'groupEnumId' | 'basis' | 'paidAs' | 'isDailyWage' | 'displayOrder'> {
  readonly score: Exact | null;
  /** Whole rials of the basis. */
  readonly amount: bigint;
  readonly previous: bigint;
  readonly explained: Explained | null;
}

/** Why a factor has no amount. `law`: a figure of the law is missing or not confirmed. */
export interface CountFault {
  readonly code: string;
  readonly title: string;
  /** Of the language, in Persian. */
  readonly message: string;
  readonly name: string | null;
  readonly isLaw: boolean;
}

export type Counted = { readonly items: readonly OrderItem[] } | { readonly faults: readonly CountFault[] };

export interface OrderPlan {
  readonly factors: readonly RuleFactor[];
  /** What of the file, the day and the library its formulas ask for. */
  readonly asks: ReadonlySet<string>;
  count(of: OrderCase, isExplained: boolean): Counted;
}

const rial = { unit: 1, mode: 'half' } as const;

/** `code`: as the order before; `isAnew`: the type of order counts it anew. */
function amountText({ code, way, isScored, amountText: text }: RuleFactor, isAnew: boolean): string {
  const [typed, previous] = [nameOfFactor.typed(code), nameOfFactor.previous(code)];
  if (way === 'carried') return `orElse(${previous}, 0)`;
  if (text === null || (way === 'typed' && !isScored)) return `orElse(${typed}, orElse(${previous}, 0))`;
  return isAnew ? text : `orElse(${previous}, ${text})`;
}

function scoreText({ code, way, scoreText: text }: RuleFactor, isAnew: boolean): string {
  const before = `orElse(${nameOfFactor.previousScore(code)}, 0)`;
  if (way === 'carried') return before;
  if (text === null || way === 'typed') return `orElse(${nameOfFactor.typed(code)}, ${before})`;
  return isAnew ? text : `orElse(${nameOfFactor.previousScore(code)}, ${text})`;
}

function sourcesOf(factors: readonly RuleFactor[], isAnew: (payFactorId: string) => boolean): Source[] {
  return factors.flatMap((factor): Source[] => {
    const { code, title, isScored, payFactorId } = factor;
    const amount: Source = { code: nameOfFactor.amount(code), title, text: amountText(factor, isAnew(payFactorId)), type: 'number', unit: 'rial', rounding: rial };
    if (!isScored) return [amount];
    return [{ code: nameOfFactor.score(code), title, text: scoreText(factor, isAnew(payFactorId)), type: 'number', unit: 'point' }, amount];
  });
}

function valuesOf({ facts, known, typed, previous }: OrderCase): Map<string, Value> {
  const values = new Map([...known, ...facts]);
  for (const [code, value] of typed) values.set(nameOfFactor.typed(code), value);
  for (const [code, { amount, score }] of previous) {
    values.set(nameOfFactor.previous(code), readExact(String(amount)) ?? 0);
    if (score !== null) values.set(nameOfFactor.previousScore(code), score);
  }
  return values;
}

function itemOf(factor: RuleFactor, results: ReturnType<FormulaSet['run']>, previous: OrderCase['previous']): OrderItem | CountFault {
  const { code, title } = factor;
  const found = results.get(nameOfFactor.amount(code));
  if (found === undefined) throw new TypeError(`${code} was not counted`);
  if (!found.ok) {
    const { message, name = null } = found.fault;
    return { code, title, message, name, isLaw: name?.startsWith('law.') === true };
  }
  const score = factor.isScored ? results.get(nameOfFactor.score(code)) : undefined;
  const { payFactorId, groupEnumId, basis, paidAs, isDailyWage, displayOrder } = factor;
  return {
    ...{ payFactorId, code, title, groupEnumId, basis, paidAs, isDailyWage, displayOrder },
    score: score?.ok ? (score.value as Exact) : null,
    amount: numerator(round(found.value as Exact, rial)),
    previous: previous.get(code)?.amount ?? 0n,
    explained: found.explained ?? null,
  };
}

const isFault = (one: OrderItem | CountFault): one is CountFault => 'message' in one;

/**
 * Compiles the formulas of factors once for all who are counted by them. `names`: what the vocabularies and the library offer; `functions` among
 * them. `anew`: factors that are counted anew, all where absent; the others stand as the order before said. Faults of a text are faults of its factor.
 */
export function orderPlan(factors: readonly RuleFactor[], names: ReadonlyMap<string, Named>, library: readonly Source[], anew?: ReadonlySet<string>): OrderPlan {
  const ordered = factors.toSorted((a, b) => a.displayOrder - b.displayOrder || (a.code < b.code ? -1 : 1));
  const own = sourcesOf(ordered, (id) => anew === undefined || anew.has(id));
  const counted = new Set([...own, ...library].map(({ code }) => code));
  const unscored = countedNames(ordered).filter(([code]) => !counted.has(code));
  const texts = [...own, ...library].flatMap(({ text }) => namesInText(text));
  const given = new Map([...orderFactNames, ...givenNames(ordered), ...unscored]);
  const asked = new Set(texts);
  const functions = [...names].filter(([code, { call }]) => call !== undefined && asked.has(code));
  const asks = new Set([...asked].filter((name) => names.has(name) && names.get(name)?.call === undefined && !counted.has(name) && !given.has(name)));
  const offered = new Map([...functions, ...[...asks].map((name) => [name, names.get(name) as Named] as const), ...given]);
  const set = compileSet([...library, ...own], offered);
  const titles = new Map(ordered.map(({ code, title }) => [nameOfFactor.amount(code), { code, title }]));
  const textFaults = set.faults.map(
    ({ formula, message, name = null }): CountFault => ({ ...(titles.get(formula) ?? { code: formula, title: formula }), message, name, isLaw: false }),
  );
  return {
    factors: ordered,
    asks: new Set([...asks, ...orderFactNames.map(([name]) => name).filter((name) => asked.has(name))]),
    count(of, isExplained) {
      if (textFaults.length > 0) return { faults: textFaults };
      const results = isExplained ? set.explain(valuesOf(of)) : set.run(valuesOf(of));
      const found = ordered.map((factor) => itemOf(factor, results, of.previous));
      const faults = found.filter(isFault);
      return faults.length > 0 ? { faults } : { items: found.filter((one): one is OrderItem => !isFault(one)) };
    },
  };
}

const DAYS = 30n;
const MONTHS = 12n;

/** Whole rials of a month of thirty days. */
export function monthlyOf({ basis, amount }: Pick<OrderItem, 'basis' | 'amount'>): bigint {
  if (basis === 'BcpDaily') return amount * DAYS;
  return basis === 'BcpYearly' ? (amount + MONTHS / 2n) / MONTHS : amount;
}

export const totalOf = (items: readonly Pick<OrderItem, 'basis' | 'amount'>[]): bigint => items.reduce((sum, item) => sum + monthlyOf(item), 0n);

/** The daily wage of the file that an order says; undefined of one that says none. */
export const dailyWageOf = (items: readonly Pick<OrderItem, 'isDailyWage' | 'amount'>[]): bigint | undefined => items.find(({ isDailyWage }) => isDailyWage)?.amount;
