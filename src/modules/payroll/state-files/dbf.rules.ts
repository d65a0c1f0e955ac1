/**
 * Tables of dBASE III, as the insurance organisation's programs read them (guide iran.md 2.1): a head of 32 bytes, 32 for each field and one that
 * ends them, records of fixed width behind a mark of deletion, and the end of the file. Pure.
 */
import { type Encoded, encodeText, type FileEncoding } from './letters.rules.ts';

export interface DbfField {
  readonly name: string;
  /** C: text, N: a whole number. */
  readonly type: 'C' | 'N';
  /** Bytes. */
  readonly width: number;
}

/** A number is whole; what is empty is blank. */
export type DbfCell = string | bigint | number | null;

export type CellFault = { readonly code: 'lacksLetter'; readonly letters: readonly string[] } | { readonly code: 'tooLong'; readonly width: number };

const VERSION = 0x03;
const HEAD = 32;
const FIELD = 32;
const FIELDS_END = 0x0d;
const FILE_END = 0x1a;
const BLANK = 0x20;
const NAME_WIDTH = 11;
const utf8 = new TextEncoder();
const plain = /^[ -~]*$/;
/** What the template of the organisation says of tables in its Windows page; of Iran System there is no such byte. */
export const languages: Readonly<Record<FileEncoding, number>> = { iranSystem: 0, cp1256: 0x7e, utf8: 0 };

/** Why a cell does not fit its field; undefined where it does. */
export function cellFault({ type, width }: DbfField, cell: DbfCell, encoding: FileEncoding): CellFault | undefined {
  const written = encoded(type, cell, encoding);
  if ('lacks' in written) return { code: 'lacksLetter', letters: written.lacks };
  return written.bytes.length > width ? { code: 'tooLong', width } : undefined;
}

/** Digits and Latin texts, which most cells are, are the same bytes in every encoding. */
const encoded = (type: DbfField['type'], cell: DbfCell, encoding: FileEncoding): Encoded =>
  type === 'N' || plain.test(String(cell ?? '')) ? { bytes: utf8.encode(String(cell ?? '')) } : encodeText(String(cell ?? ''), encoding);

/** Texts from the left, numbers to the right. Throws RangeError of a cell that `cellFault` refuses. */
function fill(into: Uint8Array, at: number, field: DbfField, cell: DbfCell, encoding: FileEncoding): void {
  const written = encoded(field.type, cell, encoding);
  if ('lacks' in written || written.bytes.length > field.width) throw new RangeError(`no cell of ${field.name}`);
  into.set(written.bytes, field.type === 'N' ? at + field.width - written.bytes.length : at);
}

function head(into: Uint8Array, fields: readonly DbfField[], { records, width, day, language }: { records: number; width: number; day: string; language: number }): void {
  const view = new DataView(into.buffer);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  into.set([VERSION, year - 1900, month, date]);
  view.setUint32(4, records, true);
  view.setUint16(8, HEAD + FIELD * fields.length + 1, true);
  view.setUint16(10, width, true);
  into[29] = language;
  for (const [at, { name, type, width: length }] of fields.entries()) {
    const from = HEAD + FIELD * at;
    into.set(utf8.encode(name).subarray(0, NAME_WIDTH - 1), from);
    into[from + NAME_WIDTH] = type.charCodeAt(0);
    into[from + 16] = length;
  }
  into[HEAD + FIELD * fields.length] = FIELDS_END;
}

/**
 * A table. `rows`: cells in the order of the fields; `day`: ISO, what the head says it was written on, so that the same rows are the same
 * bytes whenever they are written. Throws RangeError of a cell that `cellFault` refuses.
 */
export function writeDbf(
  fields: readonly DbfField[],
  rows: readonly (readonly DbfCell[])[],
  { encoding, day }: { readonly encoding: FileEncoding; readonly day: string },
): Uint8Array {
  const width = 1 + fields.reduce((sum, field) => sum + field.width, 0);
  const begin = HEAD + FIELD * fields.length + 1;
  const bytes = new Uint8Array(begin + width * rows.length + 1);
  head(bytes, fields, { records: rows.length, width, day, language: languages[encoding] });
  bytes.fill(BLANK, begin);
  let at = begin;
  for (const row of rows) {
    at += 1;
    for (const [place, field] of fields.entries()) {
      fill(bytes, at, field, row[place] ?? null, encoding);
      at += field.width;
    }
  }
  bytes[at] = FILE_END;
  return bytes;
}
