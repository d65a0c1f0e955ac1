/** The names that formulas of orders ask for beside the vocabularies: the other factors, what was typed, the order before. Pure. */
import type { Named } from '#kernel/formula/values.ts';
import words from './order-names.messages.fa.ts';

/** What each name of a factor begins with. */
export const nameOfFactor = {
  amount: (code: string): string => `EMPL_R_${code}`,
  score: (code: string): string => `EMPL_S_${code}`,
  typed: (code: string): string => `EMPL_T_${code}`,
  previous: (code: string): string => `EMPL_P_${code}`,
  previousScore: (code: string): string => `EMPL_Q_${code}`,
  /** Bounds of what is typed; no formula asks for them. */
  least: (code: string): string => `EMPL_L_${code}`,
  most: (code: string): string => `EMPL_M_${code}`,
} as const;

export type OrderFactName = keyof typeof words.facts;

const types = {
  'order.year': { type: 'number' },
  'order.wage': { type: 'number', unit: 'rial' },
  'order.seniority': { type: 'number', unit: 'rial' },
  'order.married': { type: 'flag' },
  'order.children': { type: 'number', unit: 'count' },
  'order.before': { type: 'number', unit: 'rial' },
} as const satisfies Readonly<Record<OrderFactName, Named>>;

export const orderFactNames: readonly (readonly [string, Named])[] = Object.entries(types).map(([code, named]): [string, Named] => [
  code,
  { ...named, title: words.facts[code as OrderFactName] },
]);

/** What is given of a factor: typed and earlier values. */
export const givenNames = (factors: readonly { readonly code: string; readonly title: string }[]): readonly (readonly [string, Named])[] =>
  factors.flatMap(({ code, title }): (readonly [string, Named])[] => [
    [nameOfFactor.typed(code), { type: 'number', title: words.typed(title) }],
    [nameOfFactor.previous(code), { type: 'number', unit: 'rial', title: words.previous(title) }],
    [nameOfFactor.previousScore(code), { type: 'number', title: words.previousScore(title) }],
  ]);

/** What is counted of a factor. */
export const countedNames = (factors: readonly { readonly code: string; readonly title: string }[]): readonly (readonly [string, Named])[] =>
  factors.flatMap(({ code, title }): (readonly [string, Named])[] => [
    [nameOfFactor.amount(code), { type: 'number', unit: 'rial', title: words.amount(title) }],
    [nameOfFactor.score(code), { type: 'number', unit: 'point', title: words.score(title) }],
  ]);
