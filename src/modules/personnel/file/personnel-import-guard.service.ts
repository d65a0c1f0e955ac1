/** What a sheet of people does not write: the row of whoever brings it, and the way to an account that is not theirs to take over. */
import type { OwnWriting } from '#kernel/call.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { wayErrors } from '#platform/identity/recovery-ways/recovery-ways.errors.ts';
import { admitMoves, type Mover, refusedWays } from '#platform/identity/recovery-ways/ways.service.ts';
import type { Change, Column, FileRow, Planned, Reverter, RowFault, Target } from '#platform/import-export/kind.define.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import type { Snapshot } from '#platform/structure/snapshot.store.ts';
import { mobilesOf, peopleWithOtherRows } from './personnel-import.store.ts';

/** A column of a file says what somebody may write of it in their own. */
export type OfFiles = Column & { readonly own: OwnWriting };

/** The importer with what they may do in the company today; undefined: the installation itself. */
async function moverOf(db: Db, { companyId = '', today, importer }: Target): Promise<Mover | undefined> {
  return importer === undefined ? undefined : { partyId: importer.partyId, ...(await accessOf(db, { ...importer, companyId }, today)) };
}

/** Whose the rows are, by line. */
type Whose = ReadonlyMap<number, string>;

/** Numbers to which recovery codes go, and that the importer may not move. */
export async function wayFaults(db: Db, target: Target, rows: readonly FileRow[], people: Whose): Promise<RowFault[]> {
  const named = rows.flatMap(({ row, values: { mobile } }) => {
    const partyId = people.get(row);
    return mobile === undefined || partyId === undefined || partyId === target.importer?.partyId ? [] : [{ row, partyId, mobile }];
  });
  const mover = named.length === 0 ? undefined : await moverOf(db, target);
  if (mover === undefined) return [];
  const standing = await mobilesOf(
    db,
    named.map(({ partyId }) => partyId),
  );
  const moved = named.filter(({ partyId, mobile }) => standing.get(partyId) !== mobile);
  const refused = await refusedWays(
    db,
    mover,
    moved.map(({ partyId }) => partyId),
    target.today,
  );
  return moved.filter(({ partyId }) => refused.has(partyId)).map(({ row }) => ({ row, column: 'mobile', code: 'stronger_way' }));
}

/** Of the importer's own row what a second person writes. `planned`: what that row would change. */
export const ownFaults = (planned: readonly Planned[], columns: readonly OfFiles[]): RowFault[] =>
  planned.flatMap(({ row, changes }) => columns.filter(({ name, own }) => own !== 'allowed' && name in changes).map(({ name }) => ({ row, column: name, code: 'own_file' })));

/** Lets the numbers of a batch be written; whose the importer may no longer move, the database refuses. */
export async function admitNumbers(tx: Tx, target: Target, planned: readonly Planned[]): Promise<void> {
  const moved = planned.filter(({ action, changes }) => action === 'update' && 'mobile' in changes).map(({ id }) => id);
  const actor = moved.length === 0 ? undefined : await moverOf(tx, target);
  if (actor !== undefined) await admitMoves({ ...target, tx, actor }, moved);
}

/** Taking a run back writes files as bringing it did. Throws ownByOthers, ownWay and strongerWay. */
export async function admitRevert(tx: Tx, changes: readonly Change[], by: Reverter | undefined): Promise<void> {
  if (by === undefined) return;
  if (changes.some(({ id }) => id === by.actor.partyId)) throw ownFileErrors.error('ownByOthers');
  const before = changes.filter(({ action }) => action === 'update').map((change) => ({ id: change.id, before: change.before as Snapshot }));
  const refused = await admitMoves({ ...by, tx }, await peopleWithOtherRows(tx, 'telecom_number', before));
  for (const reason of refused.values()) throw wayErrors.error(reason);
}
