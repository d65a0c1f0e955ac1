/** Counts payslips from what was gathered, in a thread: work of the processor alone, without the database. */
import { lastKept } from '#kernel/kept/last-kept.ts';
import { defineThreadJob } from '#platform/threads/thread-job.define.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { columnsOf, countingBy, type PayColumn, type PayTerms } from '../pay/pay-terms.rules.ts';
import type { NewPayslip } from './counting.store.ts';
import { type CountingRefusal, reasonOf } from './refusals.rules.ts';

/** `writeKept` of cases, one behind the other in UTF-8: texts of their own would be copied sign by sign, and held twice as long for a Persian title in them. */
export interface KeptCases {
  readonly bytes: Uint8Array;
  /** Where each ends. */
  readonly ends: readonly number[];
}

/** The text of each of them, as bytes of the whole. */
export const eachOf = ({ bytes, ends }: KeptCases): Uint8Array[] => ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end));

export interface SlipsAsked {
  /** By which a thread knows terms that it has read before. */
  readonly mark: string;
  /** `writeKept` of PayTerms. */
  readonly terms: string;
  readonly inputs: KeptCases;
}

/** What a payslip comes to, or why somebody cannot be counted; in the order of the inputs. */
export type CountedSlip = Pick<NewPayslip, 'amounts' | 'figures' | 'rounding' | 'shortfall' | 'taxFlat' | 'thingsFree' | 'warnings'> | CountingRefusal;

const utf8 = new TextDecoder();

/** Runs whose terms and plans a thread keeps. */
const KEPT_RUNS = 2;

const placeOf = (code: string, { year, month }: YearMonth): string => `${code} ${year}/${month}`;

const isOf = (one: YearMonth, other: YearMonth): boolean => one.year === other.year && one.month === other.month;

const amountOf = ({ lines }: PayAnswer, code: string): bigint => lines.reduce((sum, line) => (line.code === code ? sum + line.amount : sum), 0n);

/** What the lines of an answer come to by place of the payslip: those of the month itself by their codes, arrears by code and month. */
function amountsIn(columns: readonly PayColumn[]): (own: YearMonth, lines: PayAnswer['lines']) => string {
  const places = columns.map(({ code, of }) => (of === undefined ? code : placeOf(code, of)));
  const inMonths = columns.some(({ of }) => of !== undefined);
  return (own, lines) => {
    const sums = new Map<string, bigint>();
    for (const { code, of, amount } of lines) {
      const place = isOf(of, own) ? code : placeOf(code, of);
      sums.set(place, (sums.get(place) ?? 0n) + amount);
    }
    if (inMonths) for (const { code, of } of columns) if (of !== undefined && isOf(of, own)) sums.set(placeOf(code, of), sums.get(code) ?? 0n);
    return `{${places.map((place) => sums.get(place) ?? 0n).join(',')}}`;
  };
}

/** Counts one case by terms. */
function counterOf(terms: PayTerms): (inputs: Uint8Array) => CountedSlip {
  const count = countingBy(terms);
  const amounts = amountsIn(columnsOf(terms));
  return (inputs) => {
    try {
      const own = readKept<PayCase>(JSON.parse(utf8.decode(inputs)));
      const answer = count(own, false);
      // nobody is paid less than nothing by a run that no month follows: the next month takes it
      if (own.kind === 'arrears' && answer.figures.net === 0n && amountOf(answer, 'shortfall') > 0n) return { refused: 'owes' };
      const { gross, deductions, net, insurable, taxable, tax, employerCost } = answer.figures;
      return {
        amounts: amounts(own, answer.lines),
        figures: { gross, deductions, net, insurable, taxable, tax, employerCost },
        rounding: -amountOf(answer, 'rounding'),
        shortfall: amountOf(answer, 'shortfall'),
        taxFlat: amountOf(answer, 'taxFlat'),
        thingsFree: amountOf(answer, 'nonCashFree'),
        warnings: answer.warnings,
      };
    } catch (error) {
      return reasonOf(error);
    }
  };
}

export const job = defineThreadJob<SlipsAsked, readonly CountedSlip[]>({
  module: import.meta.url,
  make() {
    const counters = lastKept<(inputs: Uint8Array) => CountedSlip>(KEPT_RUNS);
    return ({ mark, terms, inputs }) => eachOf(inputs).map(counters.get(mark) ?? counters.put(mark, counterOf(readKept<PayTerms>(JSON.parse(terms)))));
  },
});
