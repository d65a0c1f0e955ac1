/** Changes of the order of a list by hand: one person asks, with the reason, and another one decides; neither speaks of the own place. */
import type { AppError } from '#kernel/errors.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { Acting, ApprovedList, StoredList } from './approved-list.define.ts';
import { movedTo } from './moves.rules.ts';

export type MoveDecision = 'confirmed' | 'refused';

/** A place of a list, in the order of the list. */
export interface MovablePlace {
  readonly id: string;
  readonly partyId: string;
  /** From 1. */
  readonly place: number;
  readonly decider: string;
}

export interface StoredMove {
  readonly listId: string;
  readonly placeId: string;
  /** Whose place it is. */
  readonly partyId: string;
  readonly toPlace: number;
  readonly askedBy: string | null;
}

export interface NewMove {
  readonly id: string;
  readonly companyId: string;
  readonly placeId: string;
  readonly from: number;
  readonly to: number;
  readonly reason: string;
  readonly by: string;
  readonly now: Date;
}

interface MoveKind<State extends string, List extends StoredList<State>, Place extends MovablePlace> {
  readonly list: ApprovedList<State, List>;
  /** A move, as the trace knows it. */
  readonly entity: string;
  /** States in which an order may be changed by hand: before it is sent, and when it came back. */
  readonly movable: readonly State[];
  /** A place within the rows of somebody. */
  placeOf(db: Db, rows: RowScope, placeId: string): Promise<{ readonly listId: string; readonly partyId: string } | undefined>;
  /** Those who are still in a list, in its order. */
  places(tx: Tx, listId: string): Promise<readonly Place[]>;
  moveOf(db: Db, rows: RowScope, moveId: string): Promise<StoredMove | undefined>;
  insert(tx: Tx, move: NewMove): Promise<unknown>;
  /** Answers how many were open. */
  writeDecision(tx: Tx, moveId: string, decision: MoveDecision, by: string, now: Date): Promise<number>;
  refusal(name: 'ownPlace' | 'ended' | 'noSuchPlace' | 'second' | 'decided', detail?: { readonly values: Readonly<Record<string, string>> }): AppError;
  /** Writes the new order, and what follows from it. */
  reorder(acting: Acting, list: List, places: readonly Place[]): Promise<void>;
}

interface Moves {
  /** Answers the id of the move. Throws notFound, wrongState, ended, ownPlace, noSuchPlace, and what a second open move is refused with. */
  ask(acting: Acting, placeId: string, asked: { readonly toPlace: number; readonly reason: string; readonly by: string }): Promise<string>;
  /** A second person decides. Throws notFound, wrongState, second, ownPlace, decided. */
  decide(acting: Acting, moveId: string, decision: MoveDecision, by: string): Promise<void>;
}

export function defineMoves<State extends string, List extends StoredList<State>, Place extends MovablePlace>(kind: MoveKind<State, List, Place>): Moves {
  const { list: of, entity, movable, refusal } = kind;
  return {
    async ask(acting, placeId, { toPlace, reason, by }) {
      const { tx, rows, now, audit } = acting;
      const known = await kind.placeOf(tx, rows, placeId);
      if (known === undefined) throw httpErrors.error('notFound');
      if (known.partyId === by) throw refusal('ownPlace');
      const { companyId } = await of.held(acting, known.listId, movable);
      const places = await kind.places(tx, known.listId);
      const one = places.find(({ id }) => id === placeId);
      if (one === undefined) throw refusal('ended');
      if (toPlace > places.length || toPlace === one.place) throw refusal('noSuchPlace', { values: { most: toPersianDigits(String(places.length)) } });
      const id = acting.newId();
      await kind.insert(tx, { id, companyId, placeId, from: one.place, to: toPlace, reason, by, now });
      audit({ entity, id, action: 'create', subjectPartyId: one.partyId, companyId, changes: { place: [one.place, toPlace], reason: [null, reason] } });
      return id;
    },
    async decide(acting, moveId, decision, by) {
      const { tx, rows, now, audit } = acting;
      const found = await kind.moveOf(tx, rows, moveId);
      if (found === undefined) throw httpErrors.error('notFound');
      const { listId, placeId, partyId: subjectPartyId, toPlace, askedBy } = found;
      if (askedBy === by) throw refusal('second');
      if (subjectPartyId === by) throw refusal('ownPlace');
      const list = await of.held(acting, listId, movable);
      if ((await kind.writeDecision(tx, moveId, decision, by, now)) === 0) throw refusal('decided');
      audit({ entity, id: moveId, action: 'update', subjectPartyId, companyId: list.companyId, changes: { decision: [null, decision] } });
      if (decision === 'refused') return;
      const places = await kind.places(tx, listId);
      await kind.reorder(acting, list, movedTo(places, placeId, Math.min(toPlace, places.length)));
    },
  };
}
