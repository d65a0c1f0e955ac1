/** Takes a run back, all of it or nothing. */
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { importErrors } from './import-export.errors.ts';
import messages from './import-export.messages.fa.ts';
import type { ImportKind, Reverter } from './kind.define.ts';
import { planForLists } from './lookups.store.ts';
import { countLaterEdits, dropChanges, dropFile, moveRuns, nextHome, type Run, readRevertible, updateRun } from './run.store.ts';

/** Undoes a finished or stopped run inside the caller's transaction. Throws `needed` with the names of what depends on it. */
export async function undoRun(tx: Tx, kind: ImportKind, run: Run, by?: Reverter): Promise<void> {
  if (run.state !== 'done' && run.state !== 'failed') throw importErrors.error('notDone');
  await planForLists(tx);
  const needing = { ...(await kind.dependants(tx, run.runId)), edits: await countLaterEdits(tx, run.runId) };
  const what = Object.entries(needing).flatMap(([name, count]) => (count > 0 ? [messages.dependants[name]?.(count) ?? name] : []));
  if (what.length > 0) throw importErrors.error('needed', { values: { what: what.join(messages.and) } });
  const revertible = await readRevertible(tx, run.runId);
  await kind.revert(tx, revertible, by);
  await writeAudit(
    tx,
    revertible.changes.map(({ id }) => ({
      entity: kind.entity,
      id,
      action: 'undo',
      ...(run.companyId ? { companyId: run.companyId } : {}),
      ...(kind.aboutPeople ? { subjectPartyId: id } : {}),
    })),
  );
  if (run.companyId) await moveRuns(tx, run.companyId, await nextHome(tx, run));
  await dropChanges(tx, run.runId);
  await dropFile(tx, run.runId);
  await updateRun(tx, run.runId, { state: 'undone', finished: true });
}
