/** One list as a file: written from a cursor into a file without a name, so that neither the memory nor a slow reader's connection bounds it. */
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { formatJalali } from '#kernel/jalali/jalali.ts';
import type { ExportFormat } from '#kernel/table/contract.ts';
import { type ColumnDefinition, MAX_EXPORT_ROWS } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { printTable } from '#platform/print/table.print.ts';
import { literalLabel } from './cells.rules.ts';
import { conditionsInWords } from './conditions-words.server.ts';
import { csvWriter, xlsxWriter } from './file-writers.server.ts';
import { type Asked, countUpTo, type FileRow, readAll, readTotals } from './table.store.ts';
import { refuseTooMany } from './table-query.server.ts';
import words from './tables.messages.fa.ts';

export interface ExportJob {
  readonly asked: Asked;
  /** Names of columns in the reader's order. */
  readonly columns: readonly string[];
  readonly format: ExportFormat;
  readonly actor: Actor;
  /** ISO date in Tehran. */
  readonly today: string;
}

export interface ExportedFile {
  readonly content: Readable | Uint8Array;
  readonly contentType: string;
  /** Value of the header content-disposition. */
  readonly disposition: string;
}

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

/** `title-1405-08-29.xlsx`, in the spelling of RFC 6266 with a plain name for old readers. */
function disposition(title: string, today: string, format: ExportFormat): string {
  const name = `${title}-${formatJalali(today).replaceAll('/', '-')}.${format}`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="table.${format}"; filename*=UTF-8''${encoded}`;
}

/** Each export holds a connection and much of a core. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

// ---- the file ----

interface NamelessFile {
  readonly to: WriteStream;
  readonly from: FileHandle;
}

/** A file that has lost its name already: what is in it goes with the last who holds it. */
async function namelessFile(): Promise<NamelessFile> {
  const folder = await mkdtemp(join(tmpdir(), 'hcm-export-'));
  try {
    const path = join(folder, 'file');
    const to = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    // the writer looks for the error before it goes on; unheard, it would end the process
    to.on('error', () => undefined);
    await once(to, 'open');
    return { to, from: await open(path) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Amounts leave in rials, whatever the reader sees on the screen, and their heads say so. */
const inRials = (column: ColumnDefinition): ColumnDefinition => (column.type === 'amount' ? { ...column, label: words.inRials(column.label) } : column);

const columnsOf = ({ asked, columns }: ExportJob): ColumnDefinition[] =>
  columns.flatMap((name) => {
    const column = columnOf(asked.table, name);
    return column === undefined ? [] : [inRials(column)];
  });

async function writeSheet(tx: Tx, job: ExportJob, to: WriteStream): Promise<void> {
  const head = { title: job.asked.table.title, columns: columnsOf(job) };
  const writer = job.format === 'csv' ? csvWriter(to, head) : await xlsxWriter(to, head);
  for await (const rows of readAll(tx, job.asked, job.columns)) await writer.write(rows);
  await writer.end();
}

async function sheetFile(tx: Tx, job: ExportJob): Promise<Readable> {
  const { to, from } = await namelessFile();
  try {
    await writeSheet(tx, job, to);
    return from.createReadStream();
  } catch (error) {
    to.destroy();
    await from.close();
    throw error;
  }
}

/** Reads the rows of a print; laying them out is left for when the transaction is over. */
async function readPrint(tx: Tx, job: ExportJob): Promise<() => Promise<Uint8Array>> {
  const { asked, actor, today } = job;
  const [company, totals] = await Promise.all([letterheadOf(tx, actor.companyId), readTotals(tx, asked)]);
  const rows: FileRow[] = [];
  for await (const batch of readAll(tx, asked, job.columns)) rows.push(...batch);
  const sheet = { definition: asked.table, columns: columnsOf(job), rows, totals, company, today, filters: conditionsInWords(asked), labelOf: literalLabel };
  return () =>
    printTable(sheet).catch((error: unknown) => {
      throw printErrors.is(error, 'tooLarge') ? tableErrors.error('tooManyRows', { values: { most: rows.length } }) : error;
    });
}

async function perform(tx: Tx, job: ExportJob): Promise<() => Promise<ExportedFile>> {
  const { asked, columns, format, actor, today } = job;
  const count = await countUpTo({ db: tx, asked, most: MAX_EXPORT_ROWS });
  refuseTooMany(count, format);
  const file = { contentType: contentTypes[format], disposition: disposition(asked.table.title, today, format) };
  const changes = { format: [null, format], count: [null, count], columns: [null, columns], request: [null, asked.request], chosen: [null, asked.chosen ?? null] } as const;
  await writeAudit(tx, [{ entity: 'Table', id: asked.table.key, action: 'export', changes, companyId: actor.companyId }]);
  const content = format === 'pdf' ? await readPrint(tx, job) : await sheetFile(tx, job);
  return async () => ({ ...file, content: typeof content === 'function' ? await content() : content });
}

/**
 * The rows the request matches, in its order, with the named columns. Counted before anything is written; leaves one
 * audit row with what was taken. `who`: the account that asks. Throws tooManyRows or busy.
 */
export const exportTable = (who: string, transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>, jobOf: (tx: Tx) => Promise<ExportJob>): Promise<ExportedFile> =>
  inTurn(who, async () => (await transact(async (tx) => perform(tx, await jobOf(tx))))());
