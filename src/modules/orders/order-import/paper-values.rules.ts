/** What a row of the sheet of orders says, and the same of an order that stands. Pure. */
import { type Exact, readExact, writeExact } from '#kernel/formula/exact.ts';
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';
import type { CellResult, ReadCell } from '#platform/import-export/cells.rules.ts';
import type { Values } from '#platform/import-export/kind.define.ts';
import type { OrderItem } from '../counting/order-count.rules.ts';
import { factorDefaults } from '../factors/order-factors.catalogue.ts';

type ItemFactor = Pick<OrderItem, 'payFactorId' | 'code' | 'title' | 'groupEnumId' | 'basis' | 'paidAs' | 'isDailyWage' | 'displayOrder'>;

export interface PaperFactor extends ItemFactor {
  readonly isScored: boolean;
}

export interface PaperOrder {
  readonly orderId: string;
  readonly employmentId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly number: string;
  /** Codes. */
  readonly type: string;
  readonly agreement: string | null;
  readonly kind: string | null;
  /** Code of the post that it moves to. */
  readonly post: string | null;
  readonly orderDate: string;
  readonly from: string;
  readonly thru: string | null;
  readonly version: number;
  readonly total: string;
  readonly items: readonly { readonly code: string; readonly amount: string; readonly score: string | null }[];
}

/** Columns of the sheet: a factor each. */
export const factorCodes: readonly string[] = factorDefaults.map(({ code }) => code);
/** Those of which points are kept too: the next order counts on from them. */
export const scoredCodes: readonly string[] = factorDefaults.filter(({ isScored }) => isScored === 'Y').map(({ code }) => code);
export const pointsOf = (code: string): string => `${code}Points`;

const POINTS = /^\d{1,6}(?:\.\d{1,6})?$/;

/** Points: a number with a fraction. */
export const points: ReadCell = Object.assign(
  (cell: string): CellResult => {
    const value = cleanDigits(cell).replace('\u066B', '.');
    return POINTS.test(value) ? { value } : { code: 'bad_number', facts: { max: 999_999 } };
  },
  { form: { is: 'number', max: 999_999 } as const },
);

const OTHER = /^([A-Za-z][A-Za-z0-9_]{0,39})=(\d{1,15})$/;
const partsOf = (cell: string): string[] =>
  cleanDigits(cell)
    .replaceAll(/[,\u060C\u066C]/g, '')
    .split(/[;\u061B\s]+/)
    .filter((part) => part !== '');

/** Factors of the company's own: `code=rials; code=rials`. */
export const others: ReadCell = Object.assign(
  (cell: string): CellResult => {
    const parts = partsOf(cell);
    return parts.every((part) => OTHER.test(part)) ? { value: parts.toSorted().join('; ') } : { code: 'bad_other_factors' };
  },
  { form: { is: 'text', max: 1000 } as const },
);

interface Said {
  readonly code: string;
  readonly amount: bigint;
  readonly score: Exact | null;
}

/** What a row says of each factor. */
export function saidBy(values: Values): Said[] {
  const own = factorCodes.flatMap((code): Said[] => {
    const [amount, score] = [values[code], values[pointsOf(code)]];
    return amount === undefined ? [] : [{ code, amount: BigInt(amount), score: score === undefined ? null : (readExact(score) ?? null) }];
  });
  const further = partsOf(values['others'] ?? '').flatMap((part): Said[] => {
    const [, code = '', amount = '0'] = OTHER.exec(part) ?? [];
    return [{ code, amount: BigInt(amount), score: null }];
  });
  return [...own, ...further];
}

/** Items of an order in the order of their factors; those that the company does not have are left out. `previous`: rials by code. */
export function itemsOf(values: Values, factors: ReadonlyMap<string, PaperFactor>, previous: ReadonlyMap<string, bigint>): OrderItem[] {
  return saidBy(values)
    .flatMap(({ code, amount, score }): OrderItem[] => {
      const factor = factors.get(code.toUpperCase());
      if (factor === undefined) return [];
      const { isScored, ...item } = factor;
      return [{ ...item, amount, score: isScored ? score : null, previous: previous.get(factor.code) ?? 0n, explained: null }];
    })
    .toSorted((a, b) => a.displayOrder - b.displayOrder || (a.code < b.code ? -1 : 1));
}

const isColumn = new Set(factorCodes);

/** An order that stands, as the sheet says it. */
export function valuesOf({ number, type, agreement, kind, post, orderDate, from, thru, items }: PaperOrder): Values {
  const own = items.filter(({ code }) => isColumn.has(code));
  const further = items.filter(({ code }) => !isColumn.has(code)).map(({ code, amount }) => `${code}=${amount}`);
  return {
    ...{ number, type, from, orderDate },
    ...(thru !== null && { thru }),
    ...(agreement !== null && { agreement }),
    ...(kind !== null && { kind }),
    ...(post !== null && { post }),
    ...Object.fromEntries(own.map(({ code, amount }) => [code, amount])),
    ...Object.fromEntries(own.flatMap(({ code, score }) => (score === null ? [] : [[pointsOf(code), writeExact(readExact(score) ?? 0)]]))),
    ...(further.length > 0 && { others: further.toSorted().join('; ') }),
  };
}
