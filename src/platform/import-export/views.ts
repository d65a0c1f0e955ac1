/** Runs, columns and refused rows as they leave. */

import type { AnyCall, ReplyOf } from '#kernel/call.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.ts';
import type { Actor } from '#platform/http/context.ts';
import type { Refused, ShownFault } from './check.ts';
import type { RunView, uploadImport } from './import-export.contract.ts';
import messages from './import-export.messages.fa.ts';
import type { ImportKind } from './kind.ts';
import { listCompanies } from './lookups.store.ts';
import { matchColumns } from './matching.rules.ts';
import type { Run } from './run.store.ts';
import type { Sheet } from './sheet-form.ts';

type Report = ReplyOf<typeof uploadImport>;
type RefusedView = Report['refused'][number];

const sentences = messages.errors as Readonly<Record<string, string | ((facts: never) => string)>>;

/** Persian sentence of a stored failure: `slice.name` of an error, or `stopped`. */
function failureText(failure: string | null): string | null {
  if (failure === null) return null;
  const sentence = sentences[failure.slice(failure.lastIndexOf('.') + 1)];
  return typeof sentence === 'string' ? sentence : messages.errors.stopped;
}

export async function runViews(db: Db, runs: readonly Run[]): Promise<RunView[]> {
  const names = new Map((await listCompanies(db)).map(({ companyId, name }) => [companyId, name]));
  return runs.map(({ runId, kind, fileName, state, companyId, createdAt, finishedAt, passedRows, totalRows, failure, counts: { missing: _missing, ...counts } }) => ({
    runId,
    kind,
    kindTitle: messages.kinds[kind] ?? kind,
    fileName,
    state,
    companyId,
    companyName: companyId === null ? null : (names.get(companyId) ?? null),
    createdAt,
    finishedAt,
    passedRows,
    totalRows,
    failure: failureText(failure),
    counts,
  }));
}

export async function runView(db: Db, run: Run): Promise<RunView> {
  const [view] = await runViews(db, [run]);
  if (!view) throw new Error('one run, one view');
  return view;
}

/** Whether the actor may see what a column of the file held: always the own file, otherwise by class. */
export function maySeeColumn(actor: Actor, call: Pick<AnyCall, 'permission'>, run: Run, kind: ImportKind): (column: string) => boolean {
  if (run.createdBy === actor.userId) return () => true;
  const held = classesOf(actor, call)(undefined);
  const classOf = new Map(kind.columns.map(({ name, fieldClass }) => [name, fieldClass]));
  return (column) => held.has(classOf.get(column) ?? 'evaluation');
}

/** What names a row to its reader: its names or title, else its code. */
function labelOf(kind: ImportKind, run: Run, cells: readonly string[], maySee: (column: string) => boolean): string {
  const at = new Map(matchColumns(kind.columns, kind.texts.headers, run.headers, run.mapping).map(({ name, index }) => [name, index]));
  const cell = (column: string): string => (maySee(column) ? (cells[at.get(column) ?? -1] ?? '').trim() : '');
  return kind.labels.map(cell).filter(Boolean).join(' ') || cell(kind.columns[0]?.name ?? '');
}

export function refusedViews(kind: ImportKind, run: Run, refused: readonly Refused[], maySee: (column: string) => boolean): RefusedView[] {
  const shown = ({ column, value, code, reason }: ShownFault): RefusedView['more'][number] => ({
    column,
    header: kind.texts.headers[column]?.[0] ?? column,
    value: maySee(column) ? value : null,
    code,
    reason,
  });
  return refused.map((row) => ({ row: row.row, label: labelOf(kind, run, row.cells, maySee), ...shown(row), more: row.more.map(shown) }));
}

export function columnViews(kind: ImportKind, sheet: Sheet, run: Run): Report['columns'] {
  return matchColumns(kind.columns, kind.texts.headers, sheet.headers, run.mapping).map(({ name, required, index }) => ({
    name,
    title: kind.texts.headers[name]?.[0] ?? name,
    required,
    header: index === undefined ? null : (sheet.headers[index] ?? null),
    sample: index === undefined ? null : (sheet.rows.map(({ cells }) => cells[index] ?? '').find((cell) => cell.trim() !== '') ?? null),
  }));
}
