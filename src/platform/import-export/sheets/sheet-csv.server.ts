/** CSV: UTF-8 with or without BOM, UTF-16 with BOM, Windows-1256; parted by comma, semicolon or tab. */
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { importErrors } from '../import-export.errors.ts';
import { MAX_COLUMNS, MAX_ROWS, type SheetRow } from './sheet-form.rules.ts';

const PIECE = 65_536;
/** Longest line before a file counts as broken (an unclosed quotation mark swallows the rest). */
const MAX_RECORD_BYTES = 200_000;

/** Windows-1256 is what is left: every byte string is valid in it, so it is only taken when the text is no UTF-8. */
export function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1256').decode(bytes);
}

/** The delimiter that parts the header line most often. */
export function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** All records with the line each begins on. Reads piece by piece, so that other requests get their turn. */
export async function readCsv(bytes: Buffer): Promise<SheetRow[]> {
  const text = decode(bytes);
  if (text.includes('\0')) throw importErrors.error('unknownFormat');
  const parser = Readable.from(pieces(text)).pipe(parse({ delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true, max_record_size: MAX_RECORD_BYTES }));
  const rows: SheetRow[] = [];
  let line = 1;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (record.length > MAX_COLUMNS) throw importErrors.error('tooManyColumns');
      if (rows.length > MAX_ROWS) throw importErrors.error('tooManyRows');
      rows.push({ row: line, cells: record });
      line += 1 + linesInside(record);
    }
  } catch (error) {
    throw isParserError(error) ? importErrors.error('brokenFile') : error;
  }
  return rows;
}

/** The parser's own count takes a Windows line break inside quotation marks for two. */
const linesInside = (record: readonly string[]): number => record.reduce((sum, cell) => sum + (cell.match(/\r\n|[\r\n]/g)?.length ?? 0), 0);

const isParserError = (error: unknown): boolean => error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
