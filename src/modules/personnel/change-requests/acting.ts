/**
 * Somebody who answers a task, as the calls of this slice know people: with what they may do in the company of the case today. A task is
 * answered outside of those calls, and what is read and written for it is asked of the same rights.
 */
import type { FieldClass } from '#kernel/entity.ts';
import { classesOf, explain, type GrantFacts } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import { subjectIn } from '#platform/access/access-level/explain/explain.store.ts';
import { systemScope } from '#platform/access/scope.ts';
import type { Db } from '#platform/db/db.ts';
import type { Actor, Base } from '#platform/http/context.ts';
import type { ReadingCase, WritingCase } from '#platform/workflow/process.ts';
import { accountFor } from './change-requests.store.ts';
import type { Acting, Reading } from './change-routes.ts';

/** A person with what is granted to them for a company on a day (ISO date). Whoever has no account holds nothing. */
export async function actorOf(db: Db, partyId: string, companyId: string, today: string): Promise<Actor> {
  const account = await accountFor(db, partyId);
  const { userId = partyId, username = '' } = account ?? {};
  const access = await accessOf(db, { userId, partyId, companyId }, today);
  return { userId, username, partyId, sessionId: '', companyId, ...access, mustChangePassword: false };
}

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

/** Asked of whatever brings somebody to a person's row: an approver of a chain need not hold a key of the personnel office. */
const anyCall = { permission: 'session', scope: 'rows' } as const;

/** Classes that somebody holds of a person by any of their groups that reaches the person; of themselves those that people see of themselves. */
export async function classesAbout(
  db: Db,
  actor: Actor,
  { partyId, companyId }: { readonly partyId: string; readonly companyId: string },
  today: string,
): Promise<ReadonlySet<FieldClass>> {
  const subject = await subjectIn(db, systemScope([companyId], today), partyId);
  const reaches = (grant: GrantFacts): boolean => subject !== undefined && explain({ ...actor, grants: [grant] }, anyCall, subject).length > 0;
  return classesOf({ partyId: actor.partyId, grants: actor.grants.filter(reaches) }, anyCall)(partyId);
}
