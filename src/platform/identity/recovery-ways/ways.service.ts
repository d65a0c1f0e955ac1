/**
 * Who may move the way to an account: the mobile number and the e-mail to which its recovery codes go. Whoever may not take over an account may
 * not move the way to it, by whatever call (docs/adr/0029). Every writer asks here; the database refuses one that did not.
 */
import type { Clock } from '#kernel/clock/clock.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { mayTakeOver, type Owner } from '#platform/identity/reach.rules.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import { enqueueAll } from '#platform/messaging/outbox.store.ts';
import { NOTICE_MS, waysTo } from '../password-recovery/recovery.rules.ts';
import { wayErrors } from './recovery-ways.errors.ts';
import messages from './recovery-ways.messages.fa.ts';
import { accountsOf, admit, keepFormer, type ReachedAccount } from './ways.store.ts';

/** Whoever moves a way: the actor of a call, or the importer of a sheet. */
export type Mover = Owner & Pick<Actor, 'partyId'>;

export interface Moving {
  readonly tx: Tx;
  readonly actor: Mover;
  /** ISO date. */
  readonly today: string;
  readonly clock: Clock;
  newId(): string;
}

export type WayRefusal = 'ownWay' | 'strongerWay';

/** Accounts of these people, and of whom the mover may not move the way, with the reason. */
async function judge(db: Db, mover: Mover, partyIds: readonly string[], day: string) {
  const accounts = partyIds.length === 0 ? [] : await accountsOf(db, partyIds, day);
  const known = new Map<string, boolean>();
  const refused = new Map<string, WayRefusal>();
  for (const account of accounts) {
    const { groups, partyId } = account;
    if (!known.has(groups)) known.set(groups, mayTakeOver(await accessOf(db, account, day, 'ever'), mover));
    if (partyId === mover.partyId) refused.set(partyId, 'ownWay');
    else if (known.get(groups) !== true) refused.set(partyId, 'strongerWay');
  }
  return { accounts, refused };
}

/** Of some people those to whose accounts somebody may not move the way, with the reason; `day`: ISO date. */
export const refusedWays = async (db: Db, mover: Mover, partyIds: readonly string[], day: string): Promise<ReadonlyMap<string, WayRefusal>> =>
  (await judge(db, mover, partyIds, day)).refused;

/** Where the accounts were reached is kept and told, before somebody else is told in their place. */
async function notifyFormerOwner({ tx, clock, newId }: Moving, accounts: readonly ReachedAccount[]): Promise<void> {
  const now = clock.now();
  const former = accounts.flatMap((account) => waysTo(account, ['sms', 'mail']).map((way) => ({ ...way, account })));
  if (former.length === 0) return;
  await keepFormer(
    tx,
    former.map(({ kind, to, account: { userId } }) => ({ userId, kind, to })),
  );
  const open = former.filter(({ kind }) => openWays().includes(kind));
  const text = ({ username }: ReachedAccount) => messages.movedText({ username });
  await enqueueAll(
    tx,
    open.map(({ kind, to, account }) => ({ id: newId(), now, sendUntil: now + NOTICE_MS, way: { kind, to }, subject: messages.movedSubject, text: text(account) })),
  );
}

/**
 * Lets the rest of the transaction move the ways to the accounts of these people, and tells where they are reached now. Answers whose it may
 * not move. People without an account may be written in any case.
 */
export async function admitMoves(moving: Moving, partyIds: readonly string[], day = moving.today): Promise<ReadonlyMap<string, WayRefusal>> {
  const { accounts, refused } = await judge(moving.tx, moving.actor, partyIds, day);
  const admitted = accounts.filter(({ partyId }) => !refused.has(partyId));
  if (admitted.length === 0) return refused;
  await admit(
    moving.tx,
    admitted.map(({ partyId }) => partyId),
  );
  await notifyFormerOwner(moving, admitted);
  return refused;
}

/** The same for one person; throws ownWay and strongerWay at the field. */
export async function admitMove(moving: Moving, partyId: string, field: string): Promise<void> {
  const reason = (await admitMoves(moving, [partyId])).get(partyId);
  if (reason !== undefined) throw wayErrors.error(reason, { fields: { [field]: reason } });
}

/** Lets what is tried out and taken back again touch the way of whoever asks for it; nobody is told. */
export const rehearseMove = (tx: Tx, partyId: string): Promise<unknown> => admit(tx, [partyId]);
