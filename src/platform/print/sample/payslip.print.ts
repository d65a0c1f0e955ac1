/** A payslip as a measure of the printing platform: what `npm run print:bench` and the tests print. Figures are those of the picture in the look. */
import { definePrint, type Letterhead } from '../print.define.ts';
import { printedAmount, printedAmountInWords, printedCode, printedCount, printedDate } from '../printed.rules.ts';
import words from './payslip.messages.fa.ts';

export interface SamplePayslip {
  readonly name: string;
  readonly personnelCode: string;
  /** Rials. */
  readonly earnings: readonly bigint[];
  readonly deductions: readonly bigint[];
  readonly logo?: Letterhead['logo'];
}

/** Payslip number so and so; no two are alike. */
export const samplePayslip = (index = 0): SamplePayslip => ({
  name: words.name,
  personnelCode: String(100_007 + index),
  earnings: [375_000_000n, 31_604_700n, 36_000_000n, 47_868_462n + BigInt(index), 30_000_000n, 22_000_000n, 5_000_000n, 33_251_100n],
  deductions: [38_323_121n, 16_497_480n, 4_800_000n, 25_000_000n],
});

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const lines = (labels: readonly string[], notes: readonly string[], amounts: readonly bigint[]) =>
  amounts.map((amount, index) => ({ label: labels[index] ?? '', note: notes[index] ?? '', amount: printedAmount(amount) }));

export const samplePayslipPrint = definePrint<SamplePayslip>({
  template: new URL('./payslip.print.typ', import.meta.url),
  sheet: ({ personnelCode, logo }) => ({
    company: { name: words.company, unit: words.unit, logo },
    title: words.title,
    marks: [
      { label: words.marks.period, value: words.period },
      { label: words.marks.number, value: printedCode(`140508-${personnelCode}`) },
      { label: words.marks.paidAt, value: printedDate('2026-11-21') },
    ],
    note: words.note,
    code: '4T8M-61XB',
  }),
  content: ({ name, personnelCode, earnings, deductions }) => {
    const rest = sum(earnings) - sum(deductions);
    const net = rest - (rest % 1000n);
    const fact = (key: keyof typeof words.facts, value: string) => ({ label: words.facts[key], value });
    return {
      facts: [
        fact('name', name),
        fact('personnelCode', printedCode(personnelCode)),
        fact('nationalCode', printedCode('5105369483')),
        fact('insuranceNumber', printedCode('2746581575')),
        fact('position', words.position),
        fact('unit', words.department),
        fact('dailyWage', words.rial(printedAmount(12_500_000n))),
        fact('worked', words.days(printedCount(30))),
      ],
      earnings: {
        title: words.earnings,
        rows: lines(words.earningRows, words.earningNotes, earnings),
        total: { label: words.earningTotal, amount: printedAmount(sum(earnings)) },
      },
      deductions: {
        title: words.deductions,
        rows: lines(words.deductionRows, words.deductionNotes, deductions),
        total: { label: words.deductionTotal, amount: printedAmount(sum(deductions)) },
      },
      net: { label: words.net, amount: printedAmount(net), words: printedAmountInWords(net) },
      remark: words.remark(printedAmount(425_000_000n), printedCode('IR930990000000000000007120')),
      basis: { title: words.basis, rows: lines(words.basisRows, [], [547_473_162n, 564_974_799n, 125_918_827n]) },
    };
  },
});
