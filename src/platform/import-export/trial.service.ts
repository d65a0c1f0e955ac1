/** The trial of a file: read, match, check and plan without writing. What applying does is exactly what the trial says. */

import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { CellTools } from './cells.rules.ts';
import { type Checked, checkRows, isExample } from './check.service.ts';
import { importErrors } from './import-export.errors.ts';
import messages from './import-export.messages.fa.ts';
import type { Changes, FileRow, ImportKind, Planned, Target } from './kind.define.ts';
import { listOptions, planForLists } from './lookups.store.ts';
import { type Mapping, type Matched, matchColumns } from './matching.rules.ts';
import type { Counts } from './run.store.ts';
import type { Sheet } from './sheets/sheet-form.rules.ts';

export const pack = promisify(gzip);
export const unpack = promisify(gunzip) as (bytes: Buffer) => Promise<Buffer>;

/** Rows planned by one set of queries. */
export const BATCH = 1_000;

export interface Trial {
  readonly matched: readonly Matched[];
  readonly counts: Counts;
  readonly checked: Checked;
  /** Good rows in the order in which they are written. */
  readonly rows: readonly FileRow[];
  readonly sheet: Sheet;
}

/** What a row would change of a record that stands. */
export interface Difference {
  readonly row: number;
  /** What names the record to its reader. */
  readonly label: string;
  readonly changes: Changes;
}

export interface TriedOut extends Trial {
  readonly differences: readonly Difference[];
}

const squeeze = (text: string): string => foldForSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Options by type and folded text; synonyms of the kind stand beside the descriptions. */
export async function cellTools(db: Db, kind: ImportKind): Promise<CellTools> {
  const known = new Map<string, string>();
  const ids = new Set<string>();
  for (const { type, id, searchText } of await listOptions(db)) {
    ids.add(id);
    const key = `${type} ${squeeze(searchText)}`;
    if (!known.has(key)) known.set(key, id);
  }
  for (const [type, words] of Object.entries(kind.texts.synonyms ?? {}))
    for (const [word, id] of Object.entries(words)) {
      const key = `${type} ${squeeze(word)}`;
      if (ids.has(id) && !known.has(key)) known.set(key, id);
    }
  return { option: (type, text) => known.get(`${type} ${squeeze(text)}`) };
}

const emptyChecked: Checked = { good: [], refused: [], cleanedRows: 0, cleaned: {}, warnings: {}, found: 0 };
const nothingCounted = { accepted: 0, updated: 0, unchanged: 0, refused: 0, cleanedRows: 0, cleaned: {}, warnings: {}, refusedByCode: {} };

/** Throws the message about the order of imports when an earlier kind has not been imported. */
async function demandOrder(db: Db, kind: ImportKind, target: Target): Promise<void> {
  const first = await kind.needs(db, target);
  if (first !== undefined) throw importErrors.error('wrongOrder', { values: { kind: kind.texts.title, first: messages.kinds[first] ?? first } });
}

export interface TrialInput {
  readonly kind: ImportKind;
  readonly target: Target;
  readonly sheet: Sheet;
  readonly mapping: Mapping;
}

export const summarise = (checked: Checked, rows: number): Counts => ({
  ...nothingCounted,
  rows,
  refused: checked.refused.length,
  cleanedRows: checked.cleanedRows,
  cleaned: checked.cleaned as Record<string, number>,
  warnings: checked.warnings,
  refusedByCode: Object.fromEntries([...Map.groupBy(checked.refused, ({ code }) => code)].map(([code, refused]) => [code, refused.length])),
  missing: [],
});

/** The sample of the template that still stood in the sheet. */
const leftOut = (rows: number): Readonly<Record<string, number>> => (rows === 0 ? {} : { sample_row: rows });

/** Checks the rows; counts of what would be written are not in it yet. */
export async function check(db: Db, { kind, target, sheet, mapping }: TrialInput): Promise<Trial> {
  await planForLists(db);
  await demandOrder(db, kind, target);
  const matched = matchColumns(kind.columns, kind.texts.headers, sheet.headers, mapping);
  const missing = matched.filter(({ required, index }) => required && index === undefined).map(({ name }) => name);
  const warnings = sheet.doubled === undefined ? {} : { doubled_header: sheet.doubled };
  const isKnown = matched.some(({ name, index }) => index !== undefined && kind.identifies?.includes(name));
  const nothing = { matched, sheet, checked: emptyChecked, rows: [], counts: { ...nothingCounted, rows: sheet.rows.length, warnings, missing } };
  if (missing.length > 0 && !isKnown) return nothing;
  const rows = sheet.rows.filter((row) => !isExample(kind, matched, row));
  if (rows.length === 0) throw importErrors.error('onlySample');
  const checked = await checkRows(db, { kind, target, sheet: { ...sheet, rows }, matched, tools: await cellTools(db, kind) });
  // a sheet that names nobody who stands is one of new records, and lacks what they need
  if (missing.length > 0 && checked.found === 0) return nothing;
  const counts = summarise(checked, rows.length);
  return {
    matched,
    sheet,
    checked,
    rows: (await kind.arrange?.(db, target, checked.good)) ?? checked.good,
    counts: { ...counts, warnings: { ...warnings, ...leftOut(sheet.rows.length - rows.length), ...counts.warnings } },
  };
}

const labelOf = ({ labels, columns }: ImportKind, { values, stored }: Planned): string => {
  const said = (name: string): string => values[name] ?? stored?.[name] ?? '';
  return labels.map(said).filter(Boolean).join(' ') || said(columns[0]?.name ?? '');
};

/** Checks and says what each good row would do, and to those that stand what would differ. */
export async function tryOut(db: Db, input: TrialInput): Promise<TriedOut> {
  const trial = await check(db, input);
  const actions = { create: 0, update: 0, unchanged: 0 };
  const differences: Difference[] = [];
  for (let at = 0; at < trial.rows.length; at += BATCH)
    for (const planned of await input.kind.plan(db, input.target, trial.rows.slice(at, at + BATCH))) {
      actions[planned.action]++;
      if (planned.action === 'update') differences.push({ row: planned.row, label: labelOf(input.kind, planned), changes: planned.changes });
    }
  return { ...trial, differences, counts: { ...trial.counts, accepted: actions.create, updated: actions.update, unchanged: actions.unchanged } };
}
