/**
 * Somebody who answers a task, as the calls of this slice know people: with what they may do in the company of the case today. A task is
 * answered outside of those calls, and what is read and written for it is asked of the same rights.
 */
import type { Actor, Base } from '#platform/http/context.ts';
import type { ReadingCase, WritingCase } from '#platform/workflow/process.ts';
import type { Acting, Reading } from './change-routes.ts';

/** What a task has of a request: no answer of its own, and the trace of reads is left by whoever shows the form. */
const around = ({ today, now, newId }: Pick<ReadingCase, 'today' | 'now' | 'newId'>): Base => ({
  clock: { now: () => now.getTime() },
  today,
  newId: () => newId(),
  request: { id: '', ip: '', userAgent: '', secure: true, headers: {} },
  reply: { header: () => undefined, partial: () => undefined, isKnown: () => false },
  saw: () => undefined,
  streams: undefined,
});

export const readingAs = (reading: Pick<ReadingCase, 'today' | 'now' | 'newId'>, actor: Actor): Reading => ({ ...around(reading), actor });
export const actingAs = (writing: WritingCase, actor: Actor): Acting => ({ ...around(writing), actor, tx: writing.tx, audit: (entry) => writing.audit(entry) });
