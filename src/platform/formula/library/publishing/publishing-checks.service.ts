/** What must be right with a draft before it is published. */

import type { ContentOf } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import type { Writing } from '../library.service.ts';
import type { Draft, HeldItem } from '../library.store.ts';
import { validatedRows } from '../table-rows/table-rows.service.ts';
import { readRows } from '../table-rows/table-rows.store.ts';
import { checkFormulaContent } from './formula-check.server.ts';

/** Throws unknownUse, faults, noTests and testsFail. */
async function validateFormula({ tx, rows, actor }: Writing, { code }: HeldItem, { content, fromDate }: Draft): Promise<void> {
  const said = content as unknown as ContentOf<'formula'>;
  const { faults, tests } = await checkFormulaContent({ db: tx, rows, actor, day: fromDate }, code, said);
  if (faults.length > 0) throw libraryErrors.error('faults', { data: { faults } });
  if (tests.length === 0) throw libraryErrors.error('noTests');
  const wrong = tests.filter(({ isRight }) => !isRight);
  if (wrong.length > 0) throw libraryErrors.error('testsFail', { data: { tests: wrong } });
}

/** Throws noRows and rows. */
async function validateTable({ tx }: Writing, { versionId, content }: Draft): Promise<void> {
  const rows = await readRows(tx, versionId);
  if (rows.length === 0) throw libraryErrors.error('noRows');
  validatedRows(rows, content);
}

/** Throws what is wrong with a draft; constants and input factors are right once they are written. */
export async function validateDraft(writing: Writing, item: HeldItem, draft: Draft): Promise<void> {
  if (item.kind === 'formula') await validateFormula(writing, item, draft);
  if (item.kind === 'table') await validateTable(writing, draft);
}
