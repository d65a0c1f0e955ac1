/** What was sent to a bank of a run, and what came of it. */
import { isUuid } from '#kernel/ids/ids.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Act, Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { payTransfers } from './bank-answers.contract.ts';
import { bankAnswerErrors } from './bank-answers.errors.ts';
import {
  callVoid,
  countOf,
  filesOfRun,
  holdFile,
  insertFile,
  insertTransfers,
  type NewFile,
  type NewTransfer,
  peopleOf,
  standingSerial,
  transfersOf,
} from './bank-answers.store.ts';

const MOST_UNPAID = 1_000;

/** Files of a run and who is unpaid. Throws notFound, and withheld unless pay and account of everybody are the reader's to know. */
export async function transfersOfRun({ db, actor, rows }: { readonly db: Db; readonly actor: Actor; readonly rows: RowScope }, payRunId: string) {
  if (!isUuid(payRunId) || (await payRunOf(db, rows, payRunId)) === undefined) throw httpErrors.error('notFound');
  const files = await filesOfRun(db, payRunId);
  if (files.length === 0) return { payRunId, files, unpaid: [], unpaidPeople: 0, unpaidAmount: '0' };
  const people = await peopleOf(db, rows, payRunId);
  const held = classesOf(actor, payTransfers);
  const isKnown = ({ partyId }: { readonly partyId: string }): boolean => held(partyId).has('pay') && held(partyId).has('bank');
  if (people.length !== (await countOf(db, payRunId)) || !people.every(isKnown)) throw bankAnswerErrors.error('withheld');
  const unpaid = people.filter(({ isSent }) => !isSent);
  const told = unpaid.slice(0, MOST_UNPAID).map(({ isSent: _, reason, ...one }) => ({ ...one, reason, state: reason === null ? ('left' as const) : ('rejected' as const) }));
  const unpaidAmount = String(unpaid.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
  return { payRunId, files, unpaid: told, unpaidPeople: unpaid.length, unpaidAmount };
}

/** Keeps a file that goes to the bank with whom it pays. Throws serialUsed. */
export async function keepFile(tx: Tx, file: NewFile, transfers: readonly NewTransfer[]): Promise<void> {
  if (!(await insertFile(tx, file))) throw bankAnswerErrors.error('serialUsed');
  await insertTransfers(tx, file, transfers);
}

interface Acting extends Act {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
}

interface Voided {
  readonly payRunId: string;
  readonly transferFileId: string;
  readonly rowVersion: number;
  readonly reason: string;
}

/** Calls a file void that the bank never got. Throws stale, voided and answered. */
export async function voidFile({ tx, rows, actor, clock, audit }: Acting, { payRunId, transferFileId, rowVersion, reason }: Voided): Promise<string> {
  const run = isUuid(payRunId) && isUuid(transferFileId) ? await payRunOf(tx, rows, payRunId) : undefined;
  const file = run && (await holdFile(tx, payRunId, transferFileId));
  if (run === undefined || file === undefined) throw httpErrors.error('notFound');
  if (file.isVoid) throw bankAnswerErrors.error('voided');
  if (file.rowVersion !== rowVersion) throw bankAnswerErrors.error('stale');
  if ((await transfersOf(tx, transferFileId)).some(({ result }) => result !== null)) throw bankAnswerErrors.error('answered');
  await callVoid(tx, transferFileId, { now: new Date(clock.now()), partyId: actor.partyId, reason });
  audit({ entity: 'PayTransferFile', id: transferFileId, action: 'update', companyId: run.companyId, changes: { serial: [file.serial, file.serial], voidReason: [null, reason] } });
  return transferFileId;
}

/** Throws fileStands while the bank may have a file of the run: what it pays does not change under it. */
export async function demandNoFile(db: Db, payRunId: string): Promise<void> {
  const serial = await standingSerial(db, payRunId);
  if (serial !== undefined) throw bankAnswerErrors.error('fileStands', { values: { serial } });
}
