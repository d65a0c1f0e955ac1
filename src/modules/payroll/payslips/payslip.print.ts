/** A payslip on paper in one of its layouts (guide payroll 4.10). */
import { writeExact } from '#kernel/formula/exact.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { definePrint, type Letterhead, type Printable } from '#platform/print/print.define.ts';
import { printedAmount, printedAmountInWords, printedCell, printedCode, printedDateTime } from '#platform/print/printed.rules.ts';
import pay from '../pay/pay.messages.fa.ts';
import { periodName } from '../pay/period.rules.ts';
import type { Layout } from './payslip-paper.contract.ts';
import words from './payslip-paper.messages.fa.ts';
import type { PaperLine, PaperParts, PaperWork } from './payslip-paper.rules.ts';

export interface PrintedPayslip extends PaperParts {
  readonly layout: Layout;
  readonly company: Letterhead;
  readonly fullName: string;
  readonly pseudoId: string;
  /** Null where there is none or the reader may not know it. */
  readonly nationalCode: string | null;
  readonly positionName: string | null;
  readonly unitName: string | null;
  readonly groupName: string;
  readonly year: number;
  readonly month: number;
  readonly periodTitle: string | null;
  /** ISO: when it was paid, or is to be; null where nobody has said. */
  readonly paymentDate: string | null;
  /** ISO instant; null before it. */
  readonly approvedAt: string | null;
  /** Whether it was taken back, and whether it is what takes another one back. */
  readonly isReversed: boolean;
  readonly isMirror: boolean;
  /** Null where there is none or the reader may not know it. */
  readonly account: { readonly iban: string | null; readonly accountNumber: string | null; readonly bankName: string | null } | null;
  readonly net: bigint;
}

const workTitles: Readonly<Record<string, string>> = { ...pay.factors, ...pay.work };
const sum = (lines: readonly PaperLine[], of: 'amount' | 'yearToDate'): bigint => lines.reduce((total, line) => total + line[of], 0n);
const cellsOf = ({ title, amount, yearToDate }: PaperLine): string[] => [title, printedAmount(amount), printedAmount(yearToDate)];

const linesOf = (title: string, lines: readonly PaperLine[]): Printable => ({
  title,
  heads: [words.item, words.amount, words.yearToDate],
  rows: lines.map(cellsOf),
  total: [words.total, printedAmount(sum(lines, 'amount')), printedAmount(sum(lines, 'yearToDate'))],
});

const value = ({ amount, unit }: PaperWork): string =>
  words.units[unit]({ value: printedCell({ type: unit === 'minutes' ? 'hour' : 'float', name: '', label: '' }, Number(writeExact(amount)), () => undefined) });

const workTable = ({ work }: PrintedPayslip): Printable[] =>
  work.length === 0 ? [] : [{ title: words.work, heads: [words.item, words.value], rows: work.map((one) => [workTitles[one.workFactor] ?? one.workFactor, value(one)]) }];

const itemsTable = ({ items }: PrintedPayslip): Printable[] =>
  items.length === 0
    ? []
    : [
        {
          title: words.items,
          heads: [words.item, words.kind, words.asked, words.counted],
          rows: items.map(({ title, isDeduct, asked, counted }) => [title, words.kinds[isDeduct], printedAmount(asked), printedAmount(counted)]),
        },
      ];

const amountOf = (lines: readonly PaperLine[], code: string): bigint => lines.find((line) => line.code === code)?.amount ?? 0n;

/** What the law takes of the pay and asks of the employer: each on its base. */
function legalTable({ basis, deductions }: PrintedPayslip): Printable {
  const { insurance, unemployment, hardWork, tax } = words.legalRows;
  const base = amountOf(basis, 'insuranceBase');
  const rows: readonly (readonly [title: string, base: bigint, employer: bigint, worker: bigint])[] = [
    [insurance, base, amountOf(basis, 'insuranceEmployer'), amountOf(deductions, 'insuranceWorker')],
    [unemployment, base, amountOf(basis, 'insuranceUnemployment'), 0n],
    [hardWork, base, amountOf(basis, 'insuranceHardWork'), 0n],
    [tax, amountOf(basis, 'taxable'), 0n, amountOf(deductions, 'tax')],
  ];
  return {
    title: words.legal,
    heads: [words.item, words.legalBase, words.employer, words.worker],
    rows: rows.filter(([, , employer, worker]) => employer !== 0n || worker !== 0n).map(([title, ...amounts]) => [title, ...amounts.map(printedAmount)]),
  };
}

const basisTable = ({ basis }: PrintedPayslip): Printable => ({ title: words.basis, heads: [words.item, words.amount, words.yearToDate], rows: basis.map(cellsOf) });

/** What the wage rests on, in words; a record that is not known by a name of its own is one of the file. */
const wageSaid = ({ wages }: PrintedPayslip): string =>
  wages
    .map(({ kind, day }) => {
      const title = (words.wageSources as Readonly<Record<string, string>>)[kind] ?? words.wageSources.other;
      return day === null ? title : words.since({ title, day: formatJalaliFa(day) });
    })
    .join(words.and);

const buyBackTable = ({ buyBack, year, month, periodTitle }: PrintedPayslip): Printable[] =>
  buyBack.length === 0
    ? []
    : [
        {
          title: words.buyBack,
          heads: [words.item, words.marks.period, words.amount],
          rows: buyBack.map(({ title, amount }) => [title, periodName({ year, month, periodTitle }), printedAmount(amount)]),
        },
      ];

function factsOf(slip: PrintedPayslip): Printable {
  const { fullName, pseudoId, nationalCode, positionName, unitName, account, paidDays, paymentDate } = slip;
  const fact = (key: keyof typeof words.facts, said: string | null | undefined): Printable[] =>
    said === null || said === undefined || said === '' ? [] : [{ label: words.facts[key], value: said }];
  const code = (said: string | null | undefined): string | null => (said ? printedCode(said) : null);
  return [
    ...fact('name', fullName),
    ...fact('personnelCode', printedCode(pseudoId)),
    ...fact('nationalCode', code(nationalCode)),
    ...fact('position', positionName),
    ...fact('unit', unitName),
    ...fact('wage', wageSaid(slip)),
    ...fact('paidDays', paidDays === null ? null : words.units.days({ value: toPersianDigits(writeExact(paidDays)) })),
    ...fact('paymentDate', paymentDate === null ? null : formatJalaliFa(paymentDate)),
    ...fact('bank', account?.bankName),
    ...fact('accountNumber', code(account?.accountNumber)),
    ...fact('iban', code(account?.iban)),
  ];
}

/** What a paper says of whether somebody was paid by it: in the head and in the foot. */
function standing({ approvedAt, isReversed, isMirror }: PrintedPayslip): { readonly label: string; readonly value: string; readonly note: string } {
  const label = words.marks.state;
  if (isMirror) return { label, value: words.mirror, note: words.mirrorNote };
  if (isReversed) return { label, value: words.reversed, note: words.reversedNote };
  if (approvedAt === null) return { label, value: words.draft, note: words.draftNote };
  return { label: words.marks.approved, value: printedDateTime(approvedAt), note: words.note };
}

const pad = (month: number): string => String(month).padStart(2, '0');

export const payslipPrint = definePrint<PrintedPayslip>({
  template: new URL('./payslip.print.typ', import.meta.url),
  sheet: (slip) => {
    const { layout, company, groupName, year, month, periodTitle, pseudoId } = slip;
    const { note, ...state } = standing(slip);
    return {
      company: { ...company, unit: groupName },
      title: layout === 'detailed' ? words.detailedSheetTitle : words.sheetTitle,
      marks: [
        { label: words.marks.period, value: periodName({ year, month, periodTitle }) },
        { label: words.marks.number, value: printedCode(`${year}${pad(month)}-${pseudoId}`) },
        state,
      ],
      note,
    };
  },
  content: (slip) => {
    const { earnings, deductions, odd, net, layout } = slip;
    return {
      facts: factsOf(slip),
      earnings: linesOf(words.earnings, earnings),
      deductions: linesOf(words.deductions, deductions),
      net: { label: words.net, amount: printedAmount(net), words: words.inWords({ words: printedAmountInWords(net) }) },
      remarks: odd.map(({ title, amount }) => words.odd({ title, amount: printedAmount(amount < 0n ? -amount : amount) })),
      tables: [...workTable(slip), ...itemsTable(slip), ...buyBackTable(slip), ...(layout === 'detailed' ? [legalTable(slip), basisTable(slip)] : [])],
    };
  },
});
