/** A small sheet that is read, checked and written in one go: all of its rows, or none where one is refused. */
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Refused } from './check.service.ts';
import { importErrors } from './import-export.errors.ts';
import type { Planned } from './kind.define.ts';
import { BATCH, check, type TrialInput } from './trial.service.ts';

export interface BroughtAtOnce {
  /** In the order of the file; none where a row is refused. */
  readonly rows: readonly Planned[];
  readonly refused: readonly Refused[];
}

/** Throws importErrors of a sheet that lacks a column or has more rows than `most`. Writes what each row did into the audit. */
export async function bringAtOnce(tx: Tx, input: TrialInput, most: number): Promise<BroughtAtOnce> {
  const { kind, target, sheet } = input;
  if (sheet.rows.length > most) throw importErrors.error('tooManyRows');
  const { counts, checked, rows } = await check(tx, input);
  if (counts.missing.length > 0)
    throw importErrors.error('missingColumns', { values: { columns: listInWords(counts.missing.map((name) => kind.texts.headers[name]?.[0] ?? name)) } });
  if (checked.refused.length > 0) return { rows: [], refused: checked.refused };
  await kind.hold?.(tx, target, rows);
  const brought: Planned[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const planned = await kind.plan(tx, target, rows.slice(at, at + BATCH));
    const wanted = planned.filter(({ action }) => action !== 'unchanged');
    await kind.apply(tx, target, wanted);
    await writeAudit(
      tx,
      wanted.map(({ id, companyId, changes }) => ({ entity: kind.entity, id, action: 'import' as const, changes, companyId })),
    );
    brought.push(...planned);
  }
  return { rows: brought, refused: [] };
}
