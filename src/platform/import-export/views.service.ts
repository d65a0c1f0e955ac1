/** Runs, columns and refused rows as they leave. */

import type { AnyCall, ReplyOf } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { formatJalali } from '#kernel/jalali/jalali.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import type { Refused, ShownFault } from './check.service.ts';
import type { importDifferences, RunView, uploadImport } from './import-export.contract.ts';
import messages from './import-export.messages.fa.ts';
import type { Column, ImportKind } from './kind.define.ts';
import { listCompanies, optionNames } from './lookups.store.ts';
import { matchColumns } from './matching.rules.ts';
import { heldBy } from './rights.service.ts';
import type { Run } from './run.store.ts';
import type { Sheet } from './sheets/sheet-form.rules.ts';
import type { Difference } from './trial.service.ts';

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
export function maySeeColumn(actor: Actor, call: Pick<AnyCall, 'permission' | 'scope'>, run: Run, kind: ImportKind): (column: string) => boolean {
  if (run.createdBy === actor.userId) return () => true;
  const held = new Set(heldBy(actor, call, kind));
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

type DifferenceView = ReplyOf<typeof importDifferences>['rows'][number];

const asText = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

function inWords(shown: Column['shown'], value: string | null, names: ReadonlyMap<string, string>): string | null {
  if (value === null || shown === undefined) return value;
  if (shown === 'option') return names.get(value) ?? value;
  if (shown === 'date') return formatJalali(value);
  if (shown === 'amount') return formatRial(BigInt(value));
  return shown[value] ?? value;
}

/** Differences in words, in the order of the columns; columns of a class that is not held are left out. */
export async function differenceViews(db: Db, kind: ImportKind, found: readonly Difference[], held: ReadonlySet<FieldClass>): Promise<DifferenceView[]> {
  const columns = kind.columns.filter(({ fieldClass }) => held.has(fieldClass));
  const told = columns.filter(({ shown }) => shown === 'option').map(({ name }) => name);
  const ids = found.flatMap(({ changes }) => told.flatMap((name) => (changes[name] ?? []).flatMap((value) => asText(value) ?? [])));
  const names = await optionNames(db, [...new Set(ids)]);
  return found.map(({ row, label, changes }) => ({
    row,
    label,
    changes: columns.flatMap(({ name, shown }) => {
      const pair = changes[name];
      if (pair === undefined) return [];
      const [from, to] = pair.map((value) => inWords(shown, asText(value), names));
      return [{ column: name, header: kind.texts.headers[name]?.[0] ?? name, from: from ?? null, to: to ?? null }];
    }),
  }));
}

export function columnViews(kind: ImportKind, sheet: Sheet, run: Run): Report['columns'] {
  return matchColumns(kind.columns, kind.texts.headers, sheet.headers, run.mapping).map(({ name, required, index }) => ({
    name,
    title: kind.texts.headers[name]?.[0] ?? name,
    // a sheet of people who stand needs no more than what names them
    required: required && (index !== undefined || run.counts.missing.length > 0),
    header: index === undefined ? null : (sheet.headers[index] ?? null),
    sample: index === undefined ? null : (sheet.rows.map(({ cells }) => cells[index] ?? '').find((cell) => cell.trim() !== '') ?? null),
  }));
}
