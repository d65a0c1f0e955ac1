/** A file as rows of text: CSV in any of the encodings Iranian offices use, or the first sheet of an XLSX. The one road of every file. */
import { importErrors } from '../import-export.errors.ts';
import { labelDoubles } from '../matching.rules.ts';
import { MAX_FILE_BYTES, type Sheet } from './sheet-form.rules.ts';
import { readInThread } from './sheet-thread.server.ts';

/** The old binary Excel, which nobody should mistake for text. */
const isOle = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

/** Reads the bytes of a file; the first row holds the headers. Throws importErrors. Never called inside a transaction: it may take seconds. */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  if (bytes.length === 0) throw importErrors.error('empty');
  if (bytes.length > MAX_FILE_BYTES) throw importErrors.error('fileTooLarge');
  if (isOle(bytes) || bytes.subarray(0, 5).toString('latin1') === '%PDF-') throw importErrors.error('unknownFormat');
  const [first, ...rows] = await readInThread(bytes);
  if (!first || rows.length === 0) throw importErrors.error('empty');
  const { headers, doubled } = labelDoubles(first.cells);
  return { headers, rows, ...(doubled > 0 ? { doubled } : {}) };
}
