/**
 * `npm run import -- --kind units|jobs|positions|personnel|holders --file F [--dry-run] [--json] [--company CODE]`
 * Works beside a running server and without one. With --json the standard output holds one object and nothing else:
 * {accepted, updated, unchanged, refused: [{row, column, value, code, reason}]}, row being the line of the file; after a
 * failure also {error: {code, message}}.
 * The company goes to the error output. With several companies --company is needed, but for units that name theirs.
 * Exit codes: 0 done, also with some refused rows; 1 failure, or not one row was taken; 2 wrong use.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#kernel/errors.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { messageBook } from '#platform/http/messages.rules.ts';
import importMessages from '#platform/import-export/import-export.messages.fa.ts';
import { type FileResult, importFile } from '#platform/import-export/import-file.service.ts';
import type { ImportKind } from '#platform/import-export/kind.define.ts';
import { readSettings, SettingsError } from '../config.ts';
import { plainLine } from '../plain-line.ts';
import { importKinds, sourceFiles } from '../slices.ts';
import { connect } from './connect.ts';

const USAGE = 'Usage: npm run import -- --kind units|jobs|positions|personnel|holders --file FILE [--dry-run] [--json] [--company CODE]';

interface Wish {
  readonly kind: string;
  readonly file: string;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly company: string | undefined;
}

/** What is asked for, or what is wrong with the question; undefined: how it is used. */
function readWish(args: readonly string[], kinds: readonly string[]): Wish | string | undefined {
  const options = {
    kind: { type: 'string' },
    file: { type: 'string' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
    company: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) return undefined;
    if (!values.kind || !values.file) return '--kind and --file are needed.';
    if (!kinds.includes(values.kind)) return `Unknown kind "${values.kind}".`;
    return { kind: values.kind, file: values.file, dryRun: values['dry-run'] ?? false, json: values.json ?? false, company: values.company };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const headerOf = ({ kind }: FileResult, column: string): string => kind.texts.headers[column]?.[0] ?? column;

const asJson = (result: FileResult) => {
  const { accepted, updated, unchanged } = result.counts;
  return { accepted, updated, unchanged, refused: result.refused.map(({ row, column, value, code, reason }) => ({ row, column: headerOf(result, column), value, code, reason })) };
};

/** 1 when the file has rows and not one of them was taken. */
export const exitCodeOf = ({ counts: { accepted, updated, unchanged, refused } }: Pick<FileResult, 'counts'>): 0 | 1 =>
  refused > 0 && accepted + updated + unchanged === 0 ? 1 : 0;

/** What people should know beside the result, on the error output. */
function remark({ company, counts: { warnings } }: FileResult): void {
  if (company) console.error(`Company: ${company.name} (${company.code})`);
  for (const [code, count] of Object.entries(warnings)) console.error(`Warning: ${count} x ${code}: ${importMessages.warnings[code] ?? ''}`);
}

/** A refused cell for a terminal: whatever stands in the cell stays in its place of the line. */
export const refusalLine = ({ row, value, code, reason }: Pick<FileResult['refused'][number], 'row' | 'value' | 'code' | 'reason'>, header: string): string =>
  [`row ${row}`, header, value, code, reason].map(plainLine).join('\t');

function print(result: FileResult, wish: Wish): void {
  if (wish.json) {
    console.log(JSON.stringify(asJson(result)));
    return;
  }
  const { accepted, updated, unchanged, refused, cleanedRows } = result.counts;
  for (const one of result.refused) console.log(refusalLine(one, headerOf(result, one.column)));
  console.log(
    `${wish.dryRun ? 'Trial, nothing written' : 'Done'}: ${accepted} new, ${updated} changed, ${unchanged} unchanged, ${refused} refused; ${cleanedRows} rows were tidied.`,
  );
}

async function work(wish: Wish, bytes: Buffer, kinds: readonly ImportKind[], migrations: readonly string[]): Promise<void> {
  const connected = await connect(readSettings(process.env), migrations, (line) => console.error(line));
  try {
    const clock = { now: () => Date.now() };
    const deps = { pool: connected.pool, clock, kinds, newId: () => makeUuidV7(clock.now(), randomBytes(10)) };
    const progress = process.stderr.isTTY
      ? (passed: number, total: number) => void process.stderr.write(`\r${passed} / ${total} rows${passed === total ? '\n' : ''}`)
      : () => undefined;
    const result = await importFile(deps, { kind: wish.kind, fileName: basename(wish.file), bytes, company: wish.company, dryRun: wish.dryRun }, { onProgress: progress });
    remark(result);
    print(result, wish);
    process.exitCode = exitCodeOf(result);
  } finally {
    await connected.close();
  }
}

const sentences = messageBook(new Map([['platform/import-export', importMessages]]));

/** Says what went wrong: to people on the error output, to programs also in the object they wait for. */
function explain(error: unknown, wish: Wish): void {
  const message = error instanceof AppError ? sentences.error(error) : error instanceof Error ? error.message : String(error);
  fail(wish, error instanceof AppError ? error.code : 'failed', message);
  if (!(error instanceof AppError) && !(error instanceof SettingsError) && error instanceof Error) console.error(error.stack);
}

function fail(wish: Wish, code: string, message: string): void {
  console.error(message);
  if (wish.json) console.log(JSON.stringify({ accepted: 0, updated: 0, unchanged: 0, refused: [], error: { code, message } }));
  process.exitCode = 1;
}

/** The bytes of the file; undefined after saying why there are none. */
async function readWished(wish: Wish): Promise<Buffer | undefined> {
  try {
    return await readFile(wish.file);
  } catch (error) {
    fail(wish, 'unreadable', `The file ${wish.file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Entry of `bin/kargozin.mjs import`. */
export async function run(args: readonly string[]): Promise<void> {
  const files = await sourceFiles();
  const kinds = await importKinds(files);
  const wish = readWish(
    args,
    kinds.map(({ kind }) => kind),
  );
  if (wish === undefined) {
    console.log(USAGE);
    return;
  }
  if (typeof wish === 'string') {
    console.error(`${wish}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const bytes = await readWished(wish);
  if (!bytes) return;
  try {
    await work(
      wish,
      bytes,
      kinds,
      files.map(({ path }) => path).filter((path) => path.endsWith('.migration.sql')),
    );
  } catch (error) {
    explain(error, wish);
  }
}
