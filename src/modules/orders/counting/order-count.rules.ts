/** The amounts of an order from its factors, each a formula over the law, the file, what was typed and the order before. Pure. */
import { compare, type Exact, numerator, readExact, round } from '#kernel/formula/exact.ts';
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
  /** Bounds of what is typed: rials, or points of one that is scored. */
  readonly leastText: string | null;
  readonly mostText: string | null;
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
  /** What was typed stands outside of these; null where there is none. */
  readonly bounds?: { readonly least: Exact | null; readonly most: Exact | null };
}

export type Counted = { readonly items: readonly OrderItem[] } | { readonly faults: readonly CountFault[] };

export interface OrderPlan {
  readonly factors: readonly RuleFactor[];
  /** What of the file, the day and the library its formulas ask for. */
  readonly asks: ReadonlySet<string>;
  /** `only`: code of the one factor that is asked for. */
  count(of: OrderCase, isExplained: boolean, only?: string): Counted;
}

const rial = { unit: 1, mode: 'half' } as const;

/** `code`: as the order before; `isAnew`: the type of order counts it anew. */
function amountText({ code, way, isScored, amountText: text }: RuleFactor, isAnew: boolean): string {
  const [typed, previous] = [nameOfFactor.typed(code), nameOfFactor.previous(code)];
  if (way === 'carried') return `orElse(${previous}, 0)`;
  // what nobody typed stands as it was, and begins with the formula where there is one
  if (text === null || (way === 'typed' && !isScored)) return `orElse(${typed}, orElse(${previous}, ${text ?? 0}))`;
  return isAnew ? text : `orElse(${previous}, ${text})`;
}

function scoreText({ code, way, scoreText: text }: RuleFactor, isAnew: boolean): string {
  const before = `orElse(${nameOfFactor.previousScore(code)}, 0)`;
  if (way === 'carried') return before;
  if (text === null || way === 'typed') return `orElse(${nameOfFactor.typed(code)}, ${before})`;
  return isAnew ? text : `orElse(${nameOfFactor.previousScore(code)}, ${text})`;
}

/** Formulas of the bounds of what is typed, by their codes. */
const boundsOf = ({ code, leastText, mostText }: RuleFactor): readonly (readonly [code: string, text: string])[] =>
  [[nameOfFactor.least(code), leastText] as const, [nameOfFactor.most(code), mostText] as const].flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));

function sourcesOf(factors: readonly RuleFactor[], isAnew: (payFactorId: string) => boolean): Source[] {
  return factors.flatMap((factor): Source[] => {
    const { code, title, isScored, payFactorId } = factor;
    const unit = isScored ? 'point' : 'rial';
    const bounds = boundsOf(factor).map(([name, text]): Source => ({ code: name, title, text, type: 'number', unit }));
    const amount: Source = { code: nameOfFactor.amount(code), title, text: amountText(factor, isAnew(payFactorId)), type: 'number', unit: 'rial', rounding: rial };
    if (!isScored) return [...bounds, amount];
    return [...bounds, { code: nameOfFactor.score(code), title, text: scoreText(factor, isAnew(payFactorId)), type: 'number', unit: 'point' }, amount];
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

type Results = ReturnType<FormulaSet['run']>;

function faultOf({ code, title }: RuleFactor, { message, name = null }: { readonly message: string; readonly name?: string | null | undefined }): CountFault {
  return { code, title, message, name, isLaw: name?.startsWith('law.') === true };
}

/** Why what was typed is refused; undefined where it is not, or nothing was. */
function boundFault(factor: RuleFactor, results: Results, typed: Exact | undefined): CountFault | undefined {
  if (typed === undefined) return undefined;
  const found: Record<'least' | 'most', Exact | null> = { least: null, most: null };
  for (const side of ['least', 'most'] as const) {
    const bound = results.get(nameOfFactor[side](factor.code));
    if (bound?.ok === false) return faultOf(factor, bound.fault);
    if (bound?.ok) found[side] = bound.value as Exact;
  }
  const { least, most } = found;
  const isWithin = (least === null || compare(typed, least) >= 0) && (most === null || compare(typed, most) <= 0);
  return isWithin ? undefined : { ...faultOf(factor, { message: '' }), bounds: found };
}

function itemOf(factor: RuleFactor, results: Results, { previous, typed }: OrderCase): OrderItem | CountFault {
  const { code, title } = factor;
  const refused = boundFault(factor, results, typed.get(code));
  if (refused !== undefined) return refused;
  const found = results.get(nameOfFactor.amount(code));
  if (found === undefined) throw new TypeError(`${code} was not counted`);
  if (!found.ok) return faultOf(factor, found.fault);
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

const ruleSources = [nameOfFactor.amount, nameOfFactor.score, nameOfFactor.least, nameOfFactor.most];

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
  const titles = new Map(ordered.flatMap(({ code, title }) => ruleSources.map((nameOf) => [nameOf(code), { code, title }] as const)));
  const textFaults = set.faults.map(
    ({ formula, message, name = null }): CountFault => ({ ...(titles.get(formula) ?? { code: formula, title: formula }), message, name, isLaw: false }),
  );
  return {
    factors: ordered,
    asks: new Set([...asks, ...orderFactNames.map(([name]) => name).filter((name) => asked.has(name))]),
    count(of, isExplained, only) {
      if (textFaults.length > 0) return { faults: textFaults };
      const results = isExplained ? set.explain(valuesOf(of)) : set.run(valuesOf(of));
      const found = ordered.filter(({ code }) => only === undefined || code === only).map((factor) => itemOf(factor, results, of));
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
