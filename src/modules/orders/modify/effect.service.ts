/** Changes of orders done and looked at: what came of them is shown before they are signed, and compared with what was shown when they are. */
import { createHash } from 'node:crypto';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { OrderedPerson } from '../book/orders.store.ts';
import type { Moved } from '../book/settled.rules.ts';
import { kindNames } from '../issue/prepare.store.ts';
import type { Placed } from '../moves/moves.rules.ts';
import type { MovedSince } from '../moves/moves.service.ts';
import { movedInWords } from '../moves/seen-moves.store.ts';
import { type Effect, effectOf } from './effect.rules.ts';
import type { ShownDisplaced } from './modify.store.ts';
import { seenOf } from './seen.store.ts';

/** Does work that is taken back again, and answers what it found. */
export async function tried<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.run(sql`savepoint tried`);
  const found = await work();
  await tx.run(sql`rollback to savepoint tried`);
  await tx.run(sql`release savepoint tried`);
  return found;
}

export interface ShownEffect extends Effect {
  /** Where the file has moved since what comes back was kept. */
  readonly moved: readonly { readonly fact: 'kind' | 'wage' | Placed; readonly fromDate: string; readonly kept: string; readonly now: string | null }[];
  /** Others whom the order had moved: who comes back, and who has moved on since and stays. */
  readonly others: readonly ShownDisplaced[];
  /** Stands for all of it: what was shown is signed. */
  readonly shown: string;
}

/** Where the file has moved since what comes back was kept. */
export interface FoundMoved {
  readonly facts: Moved | undefined;
  readonly moves: readonly MovedSince[];
  readonly others: readonly ShownDisplaced[];
}

const DIGEST = 22;

/** Works on the orders of somebody who is held, and answers what came of it. `called`: names of orders that have no number yet. */
export async function doneTo(
  tx: Tx,
  person: OrderedPerson,
  today: string,
  work: () => Promise<FoundMoved | undefined>,
  called: ReadonlyMap<string, string> = new Map(),
): Promise<ShownEffect> {
  const was = await seenOf(tx, person, today);
  const found = await work();
  const effect = effectOf(was, await seenOf(tx, person, today, called), today);
  const names = await kindNames(tx);
  const kindOf = (id: string | null): string | null => (id === null ? null : (names.get(id) ?? id));
  const facts = (['kind', 'wage'] as const).flatMap((fact) =>
    (found?.facts?.[fact] ?? []).map(({ from, kept, now }) => ({
      fact,
      fromDate: from,
      kept: (fact === 'kind' ? kindOf(kept) : null) ?? kept,
      now: fact === 'kind' ? kindOf(now) : now,
    })),
  );
  const moved = [...facts, ...(await movedInWords(tx, found?.moves ?? []))];
  const told = { ...effect, kinds: effect.kinds.map((one) => ({ ...one, was: kindOf(one.was), now: kindOf(one.now) })), moved, others: found?.others ?? [] };
  return { ...told, shown: createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, DIGEST) };
}
