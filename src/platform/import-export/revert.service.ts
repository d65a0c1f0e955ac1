/** Undo of kinds whose records are made whole or changed: the made ones go, the changed ones are as they were. */
import type { Tx } from '#platform/db/db.server.ts';
import { type KeptTable, restoreSnapshots, type Snapshot } from '#platform/structure/snapshot.store.ts';
import type { ImportKind } from './kind.define.ts';

/** `remove` deletes records by id; `kept` are the tables whose snapshots the kind took before it changed a record. */
export const revertRecords =
  (remove: (tx: Tx, ids: readonly string[]) => Promise<unknown>, kept: readonly KeptTable[]): ImportKind['revert'] =>
  async (tx, { changes }) => {
    const made = changes.filter(({ action }) => action === 'create').map(({ id }) => id);
    await remove(tx, made);
    const before = changes.filter(({ action }) => action === 'update').map((change) => ({ id: change.id, before: change.before as Snapshot }));
    await restoreSnapshots(tx, kept, before);
  };
