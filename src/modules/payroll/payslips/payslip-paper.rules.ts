/** What stands on a payslip, of what is stored: lines by what they do, sums since the new year, what was worked and what was taken for debts. Pure; rials. */
import { add, compare, type Exact } from '#kernel/formula/exact.ts';
import { absences } from '../pay/labour.rules.ts';
import type { PayCase, PayItem } from '../pay/pay-case.rules.ts';
import { payMonth } from '../pay/pay-month.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import type { PayColumn } from '../pay/pay-terms.rules.ts';
import { periodName } from '../pay/period.rules.ts';
import words from './payslip-paper.messages.fa.ts';

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
  /** Days that a daily wage is paid for; null where a month is not paid by days, or its absences are said in hours. */
  readonly paidDays: Exact | null;
  /** What the base wage of the month rests on: a record and the first day (ISO) from which it counts. */
  readonly wages: readonly { readonly kind: string; readonly day: string | null }[];
  /** Leave that was bought back. */
  readonly buyBack: readonly PaperLine[];
}

/** Factors that buy leave back: at the end of service, or within it. */
const buyBackCodes: ReadonlySet<string> = new Set(['leavePay', 'leaveBuyBack']);
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

type PaperCase = Pick<PayCase, 'year' | 'month' | 'facts' | 'wages' | 'work' | 'items' | 'kind' | 'part'>;

/** Days as the month was counted by. */
function paidDaysOf({ year, month, facts, work, kind, part }: PaperCase, settings: PaySettings): Exact | null {
  if (kind !== undefined) return null;
  const away = work.filter(({ workFactor }) => (absences as readonly string[]).includes(workFactor));
  if (away.some(({ days, number }) => days === undefined && number === undefined)) return null;
  const absent = facts.days === undefined ? away.reduce<Exact>((sum, { days, number }) => add(sum, days ?? number ?? 0), 0) : 0;
  return payMonth({ year, month }, { ...facts, absent, part }, settings).paid;
}

const wagesOf = ({ wages }: PaperCase): PaperParts['wages'] =>
  wages.flatMap(({ factor, evidence, from }) => (factor === 'base' && evidence ? [{ kind: evidence.kind, day: evidence.day ?? from ?? null }] : []));

/** `amounts`: by the columns; a line that comes to nothing this month stands where it came to something since the new year. */
export function partsOf({
  columns,
  displayZero,
  amounts,
  yearToDate,
  settings,
  of,
}: {
  readonly columns: readonly PayColumn[];
  /** Whether the month's own factors that come to nothing are shown, too. */
  readonly displayZero: boolean;
  readonly amounts: readonly string[];
  readonly yearToDate: Readonly<Record<string, string>>;
  readonly settings: PaySettings;
  readonly of: PaperCase;
}): PaperParts {
  // lines of other months say of which; what has come since the new year stands beside the line of this one alone
  const lines = columns.map(({ code, title, isDeduct, side, of: month }, at) => ({
    ...{ code, title: month ? words.ofMonth({ title, month: periodName(month) }) : title, isDeduct, side, amount: BigInt(amounts[at] ?? '0') },
    yearToDate: month ? 0n : BigInt(yearToDate[code] ?? '0'),
    isOfMonth: month === undefined,
  }));
  const isShown = (line: PaperLine & { readonly isOfMonth: boolean }): boolean => line.amount !== 0n || line.yearToDate !== 0n || (displayZero && line.isOfMonth);
  const own = lines.filter((line) => line.side === 'employee' && isShown(line));
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
    paidDays: paidDaysOf(of, settings),
    wages: wagesOf(of),
    buyBack: own.filter(({ code, amount }) => buyBackCodes.has(code) && amount !== 0n),
  };
}
