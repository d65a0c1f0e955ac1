/** Counts payslips from what was gathered, in a thread: work of the processor alone, without the database. */
import { lastKept } from '#kernel/kept/last-kept.ts';
import { defineThreadJob } from '#platform/threads/thread-job.define.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { columnsOf, countingBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import type { NewPayslip } from './counting.store.ts';
import { type CountingRefusal, reasonOf } from './refusals.rules.ts';

export interface SlipsAsked {
  /** By which a thread knows terms that it has read before. */
  readonly mark: string;
  /** `writeKept` of PayTerms. */
  readonly terms: string;
  /** `writeKept` of the cases. */
  readonly inputs: readonly string[];
}

/** What a payslip comes to, or why somebody cannot be counted; in the order of the inputs. */
export type CountedSlip = Pick<NewPayslip, 'amounts' | 'figures' | 'rounding' | 'shortfall' | 'taxFlat' | 'thingsFree' | 'warnings'> | CountingRefusal;

/** Runs whose terms and plans a thread keeps. */
const KEPT_RUNS = 2;

const placeOf = (code: string, { year, month }: YearMonth): string => `${code} ${year}/${month}`;

const amountOf = ({ lines }: PayAnswer, code: string): bigint => lines.reduce((sum, line) => (line.code === code ? sum + line.amount : sum), 0n);

/** Counts one case by terms. */
function counterOf(terms: PayTerms): (inputs: string) => CountedSlip {
  const count = countingBy(terms);
  const columns = columnsOf(terms);
  return (inputs) => {
    try {
      const own = readKept<PayCase>(JSON.parse(inputs));
      const answer = count(own, false);
      // nobody is paid less than nothing by a run that no month follows: the next month takes it
      if (own.kind === 'arrears' && answer.figures.net === 0n && amountOf(answer, 'shortfall') > 0n) return { refused: 'owes' };
      const sums = new Map<string, bigint>();
      for (const { code, of, amount } of answer.lines) sums.set(placeOf(code, of), (sums.get(placeOf(code, of)) ?? 0n) + amount);
      const { gross, deductions, net, insurable, taxable, tax, employerCost } = answer.figures;
      return {
        amounts: columns.map(({ code, of = own }) => sums.get(placeOf(code, of)) ?? 0n),
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
    const counters = lastKept<(inputs: string) => CountedSlip>(KEPT_RUNS);
    return ({ mark, terms, inputs }) => inputs.map(counters.get(mark) ?? counters.put(mark, counterOf(readKept<PayTerms>(JSON.parse(terms)))));
  },
});
