/** The first sheet of an XLSX. The archive is measured before it is opened, so that a small file cannot fill the memory. */
import { createInflateRaw } from 'node:zlib';
import type { CellFormulaValue, CellSharedFormulaValue, CellValue } from '@cj-tech-master/excelts';
import { importErrors } from './import-export.errors.ts';
import { MAX_COLUMNS, MAX_ROWS, type SheetRow } from './sheet-form.ts';

const MAX_INFLATED = 200 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly inflated: number;
  readonly offset: number;
}

/** Entries by the central directory; throws `brokenFile` on anything that is no plain ZIP. */
function entriesOf(bytes: Buffer): Entry[] {
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 65_600 && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw importErrors.error('brokenFile');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw importErrors.error('bomb');
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw importErrors.error('brokenFile');
    entries.push({ method: bytes.readUInt16LE(at + 10), packed: bytes.readUInt32LE(at + 20), inflated: bytes.readUInt32LE(at + 24), offset: bytes.readUInt32LE(at + 42) });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Inflates an entry piece by piece, keeping nothing; throws when it holds more than it says. */
async function measure(bytes: Buffer, { method, packed, inflated, offset }: Entry): Promise<void> {
  if (offset + 30 > bytes.length) throw importErrors.error('brokenFile');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (method === 0 ? packed !== inflated : method !== 8) throw importErrors.error('brokenFile');
  if (method === 0) return;
  const inflater = createInflateRaw();
  inflater.end(bytes.subarray(start, start + packed));
  let size = 0;
  for await (const piece of inflater) {
    size += (piece as Buffer).length;
    if (size > inflated) throw importErrors.error('bomb');
  }
}

/** Refuses an archive whose declared or real content is beyond the bound. */
export async function guardArchive(bytes: Buffer): Promise<void> {
  const entries = entriesOf(bytes);
  if (entries.reduce((sum, { inflated }) => sum + inflated, 0) > MAX_INFLATED) throw importErrors.error('bomb');
  for (const entry of entries) await measure(bytes, entry);
}

const isoDay = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10));

/** A formula that was never computed has no value: its own text says so to whoever reads the cell. */
function formulaText(value: CellFormulaValue | CellSharedFormulaValue): string {
  if (value.result !== undefined && value.result !== null) return textOf(value.result as CellValue);
  return `=${'formula' in value ? value.formula : value.sharedFormula}`;
}

/** What a reader sees in the cell: numbers without exponent, dates as ISO days, formulas by their result; without one, the formula. */
function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value).toString() : String(value);
  if (value instanceof Date) return isoDay(value);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return String(value.error);
  if ('formula' in value || 'sharedFormula' in value) return formulaText(value);
  if ('text' in value) return textOf(value.text as CellValue);
  return '';
}

export async function readXlsx(bytes: Buffer): Promise<SheetRow[]> {
  // 38 MB of memory: loaded with the first sheet, not with the server
  const { Workbook } = await import('@cj-tech-master/excelts');
  const workbook = new Workbook();
  try {
    await guardArchive(bytes);
    await workbook.xlsx.load(bytes);
  } catch (error) {
    throw importErrors.is(error, 'bomb') ? error : importErrors.error('brokenFile');
  }
  const sheet = workbook.worksheets[0];
  if (!sheet) throw importErrors.error('brokenFile');
  if (sheet.columnCount > MAX_COLUMNS) throw importErrors.error('tooManyColumns');
  if (sheet.rowCount > MAX_ROWS + 1) throw importErrors.error('tooManyRows');
  const rows: SheetRow[] = [];
  sheet.eachRow((row, number) => {
    const cells = Array.from({ length: sheet.columnCount }, (_, i) => textOf(row.getCell(i + 1).value));
    rows.push({ row: number, cells });
  });
  return rows;
}
