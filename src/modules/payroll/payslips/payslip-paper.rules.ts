/** What stands on a payslip, of what is stored: lines by what they do, sums since the new year, what was worked and what was taken for debts. Pure; rials. */
import type { Exact } from '#kernel/formula/exact.ts';
import { compare } from '#kernel/formula/exact.ts';
import type { PayCase, PayItem } from '../pay/pay-case.rules.ts';
import type { PayColumn } from '../pay/pay-terms.rules.ts';

export interface PaperLine {
  readonly code: string;
  readonly title: string;
  readonly amount: bigint;
  readonly yearToDate: bigint;
}

export interface PaperWork {
  readonly workFactor: string;
  readonly amount: Exact;
  readonly unit: 'minutes' | 'days' | 'number';
}

export interface PaperItem {
  readonly title: string;
  readonly isDeduct: PayItem['isDeduct'];
  readonly asked: bigint;
  /** Less than was asked where the pay did not reach. */
  readonly counted: bigint;
}

export interface PaperParts {
  readonly earnings: readonly PaperLine[];
  readonly deductions: readonly PaperLine[];
  /** Odd rials and what is lent between months: neither earned nor taken. */
  readonly odd: readonly PaperLine[];
  /** What insurance and tax are counted on, and what the employer bears. */
  readonly basis: readonly PaperLine[];
  readonly work: readonly PaperWork[];
  readonly items: readonly PaperItem[];
}

const oddCodes: ReadonlySet<string> = new Set(['rounding', 'shortfall', 'roundingBefore']);

function workOf({ work }: Pick<PayCase, 'work'>): PaperWork[] {
  return work.flatMap(({ workFactor, minutes, days, number }): PaperWork[] => {
    const said = (
      [
        ['minutes', minutes],
        ['days', days],
        ['number', number],
      ] as const
    ).find(([, value]) => value !== undefined && compare(value, 0) !== 0);
    return said?.[1] === undefined ? [] : [{ workFactor, unit: said[0], amount: said[1] }];
  });
}

/** `amounts`: by the columns; a line that comes to nothing this month stands where it came to something since the new year. */
export function partsOf({
  columns,
  amounts,
  yearToDate,
  of,
}: {
  readonly columns: readonly PayColumn[];
  readonly amounts: readonly string[];
  readonly yearToDate: Readonly<Record<string, string>>;
  readonly of: Pick<PayCase, 'work' | 'items'>;
}): PaperParts {
  const lines = columns.map(({ code, title, isDeduct, side }, at) => ({
    ...{ code, title, isDeduct, side, amount: BigInt(amounts[at] ?? '0') },
    yearToDate: BigInt(yearToDate[code] ?? '0'),
  }));
  const own = lines.filter(({ side, amount, yearToDate: sum }) => side === 'employee' && (amount !== 0n || sum !== 0n));
  const isOdd = ({ code }: PaperLine): boolean => oddCodes.has(code);
  const countedOf = (code: string): bigint => lines.find((line) => line.code === code)?.amount ?? 0n;
  // of two of one code the first is taken first
  const left = new Map<string, bigint>();
  const items = of.items
    .filter(({ code }) => !oddCodes.has(code) && code !== 'shortfallBefore')
    .map(({ code, title = code, isDeduct, amount: asked }): PaperItem => {
      const open = left.get(code) ?? countedOf(code);
      const counted = open < asked ? open : asked;
      left.set(code, open - counted);
      return { title, isDeduct, asked, counted };
    });
  return {
    earnings: own.filter((line) => line.isDeduct === 'N' && !isOdd(line)),
    deductions: own.filter(({ isDeduct }) => isDeduct === 'Y'),
    odd: own.filter((line) => isOdd(line) && line.amount !== 0n),
    basis: lines.filter(({ side, amount }) => side !== 'employee' && amount !== 0n),
    work: workOf(of),
    items,
  };
}
