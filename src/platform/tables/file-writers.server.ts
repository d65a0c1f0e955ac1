/** Writers of the files of a list: rows go in by the thousand, and no more than those stay in memory. */

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ColumnDefinition, ColumnType } from '#kernel/table/definition.ts';
import { harmless, sheetCell } from './cells.rules.ts';
import { quotedCell } from './csv.rules.ts';
import type { FileRow } from './table.store.ts';
import words from './tables.messages.fa.ts';

export interface FileWriter {
  /** Resolves when the rows have left the memory. */
  write(rows: readonly FileRow[]): Promise<void>;
  /** Resolves when the last byte is written. */
  end(): Promise<void>;
}

export interface FileHead {
  readonly title: string;
  readonly columns: readonly ColumnDefinition[];
}

/** Rows between two turns of the loop: others are served while a long file is written. */
const TURN = 100;
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Until there is room again; throws when the disk took no more. */
async function room(to: Writable): Promise<void> {
  if (to.errored) throw to.errored;
  if (to.writableNeedDrain) await once(to, 'drain');
}

// ---- CSV ----

const quotedCsv = (cell: string | number | null): string => (cell === null ? '' : quotedCell(String(cell)));

/** UTF-8 with BOM, or spreadsheets read Persian as Windows-1256; lines end with CR LF (RFC 4180). */
export function csvWriter(to: Writable, { columns }: FileHead): FileWriter {
  const line = (cells: readonly (string | number | null)[]): string => `${cells.map(quotedCsv).join(',')}\r\n`;
  let number = 0;
  to.write(`\uFEFF${line([words.rowNumber, ...columns.map(({ label }) => harmless(label))])}`);
  return {
    async write(rows) {
      const text = rows.map((row) => line([++number, ...columns.map((column) => sheetCell(column, row[column.name]))])).join('');
      to.write(text);
      await room(to);
      await nextTurn();
    },
    async end() {
      to.end();
      await finished(to);
    },
  };
}

// ---- XLSX ----

const widths: Partial<Record<ColumnType, number>> = { text: 24, select: 20, multiselect: 28, amount: 18, dateTime: 18 };
const formats: Partial<Record<ColumnType, string>> = { count: '#,##0', amount: '#,##0', float: '#,##0.##' };
/** Names of sheets: 31 letters without these. */
const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim() || 'sheet';

/** Right to left, the head frozen, with a filter on every column. */
export async function xlsxWriter(to: Writable, { title, columns }: FileHead): Promise<FileWriter> {
  // 38 MB of memory: loaded with the first sheet, not with the server
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  const book = new WorkbookWriter({ stream: to, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(sheetName(title), { views: [{ state: 'frozen', ySplit: 1, rightToLeft: true }] });
  sheet.columns = [{ width: 7 }, ...columns.map(({ type }) => ({ width: widths[type] ?? 15, style: { numFmt: formats[type] ?? '@' } }))];
  sheet.autoFilter = { from: { row: 1, col: 1 }, to: { row: 1, col: columns.length + 1 } };
  const head = sheet.addRow([words.rowNumber, ...columns.map(({ label }) => harmless(label))]);
  head.font = { bold: true };
  head.commit();
  let number = 0;
  return {
    async write(rows) {
      for (const row of rows) {
        sheet.addRow([++number, ...columns.map((column) => sheetCell(column, row[column.name]))]).commit();
        if (number % TURN === 0) await nextTurn();
      }
      await room(to);
    },
    async end() {
      sheet.commit();
      await Promise.all([book.commit(), finished(to)]);
    },
  };
}
