/**
 * Somebody who answers a task, as acts of other slices know people: with what they may do in the company of the case today. What is read and
 * written for a task is asked of the same rights as by a call, and the trace of reads is left by whoever shows the form.
 */
import type { Tx } from '#platform/db/db.server.ts';
import type { Act, Actor, AuditEntry } from '#platform/http/context.server.ts';
import type { ReadingCase, WritingCase } from '../process.define.ts';

export interface ReadingAct extends Act {
  readonly actor: Actor;
}

export interface WritingAct extends ReadingAct {
  readonly tx: Tx;
  audit(entry: AuditEntry): void;
}

export const readingAs = ({ today, now, newId }: Pick<ReadingCase, 'today' | 'now' | 'newId'>, actor: Actor): ReadingAct => ({
  clock: { now: () => now.getTime() },
  today,
  newId: () => newId(),
  actor,
});

export const actorContext = (writing: Pick<WritingCase, 'tx' | 'today' | 'now' | 'newId' | 'audit'>, actor: Actor): WritingAct => ({
  ...readingAs(writing, actor),
  tx: writing.tx,
  audit: (entry) => writing.audit(entry),
});
