/** The thread a sheet is read in: takes the bytes of a file, answers its rows a few at a time, each when it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#kernel/errors.ts';
import { importErrors } from '../import-export.errors.ts';
import { readCsv } from './sheet-csv.server.ts';
import type { SheetRow } from './sheet-form.rules.ts';
import { readXlsx } from './sheet-xlsx.server.ts';

/** What the thread says: rows, and an empty list behind the last; or why the file is refused. */
export type SheetAnswer = { readonly rows: readonly SheetRow[] } | { readonly refused: keyof typeof importErrors.specs };

/** Cells that are handed over at once: the taker's other work waits so long. */
const CELLS = 10_000;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

const isBlank = ({ cells }: SheetRow): boolean => cells.every((cell) => cell.trim() === '');

/** Whatever else goes wrong while a file is taken apart goes wrong because of the file. */
const refusalOf = (error: unknown): keyof typeof importErrors.specs =>
  error instanceof AppError && error.errorName in importErrors.specs ? (error.errorName as keyof typeof importErrors.specs) : 'brokenFile';

async function answers(bytes: Buffer): Promise<Iterator<SheetAnswer>> {
  try {
    const [head, ...rest] = isZip(bytes) ? await readXlsx(bytes) : await readCsv(bytes);
    const rows = head ? [head, ...rest.filter((row) => !isBlank(row))] : [];
    const atOnce = Math.max(1, Math.floor(CELLS / Math.max(1, head?.cells.length ?? 1)));
    return (function* parts(): Generator<SheetAnswer> {
      for (let at = 0; at < rows.length; at += atOnce) yield { rows: rows.slice(at, at + atOnce) };
    })();
  } catch (error) {
    return [{ refused: refusalOf(error) }].values();
  }
}

const reading = answers(Buffer.from(workerData as Uint8Array<ArrayBuffer>));
parentPort?.on('message', async () => {
  const { value, done } = (await reading).next();
  parentPort?.postMessage(done ? { rows: [] } : value);
});
