/** A table on paper: the reader's columns and order, numbered rows, sums, the conditions in words. Guide conventions.md 3.4, look.md section 13. */
import { type ColumnDefinition, type ColumnType, MAX_PRINT_ROWS, type TableDefinition } from '#kernel/table/definition.ts';
import { definePrint, type Letterhead, render } from './print.define.ts';
import { printErrors } from './print.errors.ts';
import words from './print.messages.fa.ts';
import { type LabelOf, printedAmount, printedCell, printedCount, printedDate } from './printed.rules.ts';

export interface TablePrint {
  readonly definition: Pick<TableDefinition, 'title'>;
  /** Those to print, in the reader's order. */
  readonly columns: readonly ColumnDefinition[];
  /** Values as on the wire, at most MAX_PRINT_ROWS. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Sums of columns with a total, by name: digits. */
  readonly totals?: Readonly<Record<string, string>>;
  readonly company: Letterhead;
  /** Search, filters and order in words; empty or absent when all rows stand in their first order. */
  readonly filters?: string;
  /** Rows as high as somebody signs in. */
  readonly isTall?: boolean;
  /** ISO date. */
  readonly today: string;
  /** Labels of selects; without it such a column holds its labels already. */
  readonly labelOf?: LabelOf;
}

/** Columns whose digits stand under each other at the right edge. */
const isAmount = ({ type }: ColumnDefinition): boolean => (['amount', 'count', 'float', 'hour'] satisfies ColumnType[] as string[]).includes(type);

/** Letters that a column asks for: the longest of its head and cells, within what a page can give. */
const LEAST = 4;
const MOST = 28;
/** Room between columns, in letters. */
const BETWEEN = 2;
/** Letters that fit across an upright page at the plain size, and across a lying one at the small size. */
const PORTRAIT = 125;
const LANDSCAPE = 185;

interface Laid extends TablePrint {
  readonly cells: readonly (readonly string[])[];
  readonly weights: readonly number[];
}

const layOut = (table: TablePrint): Laid => {
  const labelOf: LabelOf = table.labelOf ?? ((_, label) => label);
  const cells = table.rows.map((row, index) => [printedCount(index + 1), ...table.columns.map((column) => printedCell(column, row[column.name], labelOf))]);
  const heads = [words.rowNumber, ...table.columns.map(({ label }) => label)];
  const weights = heads.map((head, index) => {
    const longest = cells.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), head.length);
    return Math.min(MOST, Math.max(LEAST, longest)) + BETWEEN;
  });
  return { ...table, cells, weights };
};

const lettersAcross = ({ weights }: Laid): number => weights.reduce((sum, weight) => sum + weight, 0);

const tablePrint = definePrint<Laid>({
  template: new URL('./table.print.typ', import.meta.url),
  sheet: (table) => ({
    company: table.company,
    title: table.definition.title,
    marks: [
      { label: words.printedAt, value: printedDate(table.today) },
      { label: words.rows, value: words.rowCount(printedCount(table.rows.length)) },
    ],
    landscape: lettersAcross(table) > PORTRAIT,
  }),
  content: (table) => {
    const { columns, cells, weights, totals = {}, filters = '' } = table;
    const heads = [{ label: words.rowNumber, amount: false }, ...columns.map((column) => ({ label: column.label, amount: isAmount(column) }))];
    const sums = columns.map(({ name }) => (totals[name] === undefined ? '' : printedAmount(totals[name])));
    return {
      filters: filters && words.filters(filters),
      columns: heads.map((head, index) => ({ ...head, weight: weights[index] ?? LEAST })),
      rows: cells,
      total: sums.some(Boolean) && cells.length > 0 ? [words.total, ...sums] : null,
      tall: table.isTall === true,
      size: lettersAcross(table) > LANDSCAPE ? 6.5 : 8,
      empty: words.empty,
    };
  },
});

/** The table as PDF: upright, or lying when it is wide. Refuses more than MAX_PRINT_ROWS rows with tooLarge. */
export async function printTable(table: TablePrint): Promise<Uint8Array> {
  if (table.rows.length > MAX_PRINT_ROWS) throw printErrors.error('tooLarge');
  return render(tablePrint, layOut(table));
}
