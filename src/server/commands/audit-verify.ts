/**
 * `npm run audit:verify [-- --file SEALS]`: recomputes every seal of the audit and names the first row that was altered,
 * has gone or was slipped in. Works beside a running server and without one. Compares with the copy of the seals in the
 * data directory too, or with one that was kept elsewhere.
 * Exit codes: 0 everything is as it was sealed; 1 something is not, or it could not be looked at; 2 wrong use.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SEALS_FILE } from '#platform/audit/seals-file.service.ts';
import { type AuditFault, type AuditReport, verifyAudit } from '#platform/audit/verify.service.ts';
import { readSettings, SettingsError } from '../config.ts';
import { DataDirectoryBusy } from '../embedded/supervisor.ts';
import { sourceFiles } from '../slices.ts';
import { connect } from './connect.ts';

const USAGE = 'Usage: npm run audit:verify [-- --file SEALS]';

export function faultLine(fault: AuditFault): string {
  switch (fault.kind) {
    case 'altered':
      return `Row ${fault.id} of the audit was altered after seal ${fault.sealNo} was made.`;
    case 'missing':
      return `Row ${fault.id} of the audit is gone; seal ${fault.sealNo} covers it.`;
    case 'added':
      return `Row ${fault.id} of the audit was added after seal ${fault.sealNo}, which covers its place, was made.`;
    case 'seal':
      return `Seal ${fault.sealNo} of the audit is not the one that was made: it was altered, moved or taken away.`;
    case 'file':
      return `Seal ${fault.sealNo} is not in the database as the file of seals has it.`;
  }
}

export function reportLines({ seals, rows, droppedMonths, masked, unsealed, fault }: AuditReport): string[] {
  if (fault !== undefined) return [`${rows} rows under the first ${seals} seals are as they were sealed.`, faultLine(fault)];
  const dropped = droppedMonths === 0 ? '' : ` ${droppedMonths} months were dropped by retention, their seals are kept.`;
  const maskings = masked.map(({ reason, rows: count }) => `${count} rows were masked after they had been sealed: ${reason}.`);
  return [`${rows} rows under ${seals} seals are as they were sealed; ${unsealed} rows are not sealed yet.${dropped}`, ...maskings];
}

/** What is asked for, or what is wrong with the question. */
function readArgs(args: readonly string[]): { readonly file?: string | undefined } | string {
  try {
    return parseArgs({ args: [...args], options: { file: { type: 'string' } } }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `asked`: path of the file of seals; undefined: the one of the data directory, when there is one. */
async function verify(asked: string | undefined): Promise<AuditReport> {
  const settings = readSettings(process.env);
  const own = join(settings.dataDir, SEALS_FILE);
  if (asked !== undefined && !existsSync(asked)) throw new SettingsError(`There is no file ${asked}.`);
  const file = asked ?? (existsSync(own) ? own : undefined);
  const migrations = (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
  const { pool, close } = await connect(settings, migrations, (line) => console.error(line));
  try {
    return await verifyAudit(pool, file);
  } finally {
    await close();
  }
}

/** Entry of `bin/kargozin.mjs audit-verify`. */
export async function run(args: readonly string[]): Promise<void> {
  const wish = readArgs(args);
  if (typeof wish === 'string') {
    console.error(`${wish}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  try {
    const report = await verify(wish.file);
    for (const line of reportLines(report)) console.log(line);
    process.exitCode = report.fault === undefined ? 0 : 1;
  } catch (error) {
    console.error(error instanceof SettingsError || error instanceof DataDirectoryBusy ? error.message : error);
    process.exitCode = 1;
  }
}
