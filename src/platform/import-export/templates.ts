/** Sheets that go out: the template of a kind, and refused rows with their reasons. Text cells only, right to left. */
import type { Refused } from './check.ts';
import messages from './import-export.messages.fa.ts';
import type { ImportKind } from './kind.ts';

const WIDTH = 22;

async function sheetOf(title: string, headers: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> {
  // 38 MB of memory: loaded with the first sheet, not with the server
  const { Workbook } = await import('@cj-tech-master/excelts');
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1, rightToLeft: true }] });
  sheet.columns = headers.map(() => ({ width: WIDTH, style: { numFmt: '@' } }));
  sheet.addRow([...headers]).font = { bold: true };
  for (const row of rows) sheet.addRow([...row]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const titleOf = (kind: ImportKind, column: string): string => kind.texts.headers[column]?.[0] ?? column;

/** Headers in the order of the columns and one example row, which is left out of a trial. */
export const templateOf = (kind: ImportKind): Promise<Buffer> =>
  sheetOf(
    kind.texts.title,
    kind.columns.map(({ name }) => titleOf(kind, name)),
    [kind.columns.map(({ name }) => kind.texts.example[name] ?? '')],
  );

/** The refused rows as they came, with what is wrong in front; the file can be corrected and sent again as it is. */
export function refusedSheet(kind: ImportKind, headers: readonly string[], refused: readonly Refused[], maySee: (header: string) => boolean): Promise<Buffer> {
  const { row, column, reason, refused: title } = messages.sheet;
  return sheetOf(
    title,
    [row, column, reason, ...headers],
    refused.map((one) => [
      String(one.row),
      titleOf(kind, one.column),
      [one, ...one.more].map((fault) => fault.reason).join(' '),
      ...headers.map((header, i) => (maySee(header) ? (one.cells[i] ?? '') : '')),
    ]),
  );
}
