/** The month of somebody on A4: figures, days, and where it is signed. */
import { todayIn } from '#kernel/jalali/jalali.ts';
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedCode, printedCount, printedDate } from '#platform/print/printed.rules.ts';
import dayWords from '../day-counting/day-words.messages.fa.ts';
import { periodTitle } from '../periods/period-words.rules.ts';
import type { PersonSheet } from '../sheets/sheets.contract.ts';
import { printedHours } from './printed-hours.rules.ts';
import type { PaperHead } from './sheet-papers.store.ts';
import words from './sheet-papers-page.messages.fa.ts';

export interface PrintedSheet extends PaperHead {
  readonly company: Letterhead;
  readonly sheet: PersonSheet;
  readonly year: number;
  readonly month: number;
  /** ISO day. */
  readonly printedOn: string;
}

const dayColumns = ['planned', 'inside', 'covered', 'delay', 'hurry', 'absence', 'counted'] as const;
const kindOf = (kind: string): string => (kind === 'holiday' ? dayWords.kinds.holiday : kind === 'weeklyRest' ? dayWords.kinds.weeklyRest : '');

function factsOf({ sheet, pseudoId }: PrintedSheet) {
  const { figures, shiftWork, counts, fullName, status, nightPaid } = sheet;
  return [
    { label: words.name, value: fullName ?? '', span: 2 },
    { label: words.personnelCode, value: pseudoId === null ? '-' : printedCode(pseudoId) },
    { label: words.status, value: status === 'AsClosed' ? words.isClosed : words.isOpen },
    ...(['planned', 'inside', 'covered', 'delay', 'gap', 'hurry', 'absence', 'counted', 'notCounted'] as const).map((name) => ({
      label: dayWords.figures[name],
      value: printedHours(figures?.[name] ?? 0),
    })),
    { label: words.worked, value: words.days({ count: printedCount(counts?.['worked'] ?? 0) }) },
    { label: dayWords.figures.night, value: shiftWork == null ? printedHours(nightPaid ?? 0) : dayWords.shiftWork[shiftWork] },
  ];
}

function signersOf({ sheet, confirmedBy, closedAt, producerName }: PrintedSheet) {
  return [
    { title: words.signers.person, name: sheet.fullName ?? '', date: confirmedBy === null ? '' : words.confirmedBy[confirmedBy] },
    { title: words.signers.manager, name: '', date: '' },
    {
      title: words.signers.office,
      name: producerName ?? '',
      date: closedAt === null ? '' : words.closed({ day: printedDate(todayIn('Asia/Tehran', Date.parse(closedAt))) }),
    },
  ];
}

export const sheetPaperPrint = definePrint<PrintedSheet>({
  template: new URL('./sheet-papers.print.typ', import.meta.url),
  sheet: ({ company, year, month, printedOn, sheet: { status } }) => ({
    company,
    title: words.title,
    marks: [
      { label: words.period, value: periodTitle({ year, month }) },
      { label: words.printedOn, value: printedDate(printedOn) },
    ],
    ...(status !== 'AsClosed' && { note: words.open }),
  }),
  content: (printed) => ({
    facts: factsOf(printed),
    days: {
      title: words.daysTitle,
      columns: [words.day, ...dayColumns.map((name) => dayWords.figures[name]), words.note].map((label) => ({ label })),
      rows: (printed.sheet.days ?? []).map(({ date, kind, figures }) => [printedDate(date), ...dayColumns.map((name) => printedHours(figures[name])), kindOf(kind)]),
    },
    signers: signersOf(printed),
  }),
});
