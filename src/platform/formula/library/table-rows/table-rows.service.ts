/** How the rows of a table are read and written. */
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { libraryErrors } from '../library.errors.ts';
import messages from '../library.messages.fa.ts';
import { heldAs, leaveTrace, type Writing } from '../library.service.ts';
import { countUp, type Draft, draftOf, type LookedAt, touchDraft } from '../library.store.ts';
import { type JudgedRows, type RowFaultCode, type RowNote, type StoredRow, type TableShape, validateRows } from './table-rows.rules.ts';
import { readRows, writeRows } from './table-rows.store.ts';

const told = (notes: readonly RowNote<RowFaultCode | 'step'>[]): { row: number; message: string }[] => notes.map(({ row, code }) => ({ row, message: messages.rowFaults[code] }));

/** Rows of a version with what somebody should look at once more. */
export async function rowsOf(db: Db, { versionId, version, content }: LookedAt<'table'>) {
  const rows = await readRows(db, versionId);
  const shown = rows.map(({ keys, cells }) => ({ keys: [...keys], cells: [...cells] }));
  return { version, rows: shown, warnings: told(validateRows(rows, content).warnings) };
}

/** Most faults that one answer tells. */
const MOST_TOLD = 100;

/** Rows that fit what a draft says of keys and columns. Throws rows with the faults by row. */
export function validatedRows(rows: readonly StoredRow[], content: Draft['content']): JudgedRows {
  const judged = validateRows(rows, content as unknown as TableShape);
  if (judged.faults.length > 0) throw libraryErrors.error('rows', { data: { rows: told(judged.faults.slice(0, MOST_TOLD)) } });
  return judged;
}

/** Takes the place of all rows of the draft. Throws notFound, stale, noDraft, and rows with the faults by row. */
export async function replaceRows(writing: Writing, id: string, { rowVersion, rows }: { readonly rowVersion: number; readonly rows: readonly StoredRow[] }) {
  const { tx, actor } = writing;
  const item = await heldAs(writing, 'table', id, rowVersion);
  const draft = await draftOf(tx, id);
  if (!draft) throw libraryErrors.error('noDraft');
  const judged = validatedRows(rows, draft.content);
  const before = await readRows(tx, draft.versionId);
  await writeRows(tx, item.companyId, draft.versionId, judged.rows);
  await touchDraft(tx, draft.versionId, actor);
  leaveTrace(writing, item, 'update', { rows: [before.length, judged.rows.length], version: [draft.version, draft.version] });
  return { id, rowVersion: await countUp(tx, id), warnings: told(judged.warnings) };
}

/** Throws notFound for what is no version that is there. */
export function demand<T>(found: T | undefined): T {
  if (found === undefined) throw httpErrors.error('notFound');
  return found;
}
