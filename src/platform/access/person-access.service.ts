/** What somebody holds who does not ask themselves: whoever answers a task outside of a call of the slice, or is to be given one. */
import type { FieldClass } from '#kernel/entity.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { classesOf, explain, type GrantFacts } from './access.rules.ts';
import { accessOf } from './access.store.ts';
import { accountFor } from './person-access.store.ts';
import { systemScope } from './scope.service.ts';
import { subjectIn } from './subject.store.ts';

/** A person with what is granted to them for a company on a day (ISO date). Whoever has no account holds nothing. */
export async function actorOf(db: Db, partyId: string, companyId: string, today: string): Promise<Actor> {
  const account = await accountFor(db, partyId);
  const { userId = partyId, username = '' } = account ?? {};
  const access = await accessOf(db, { userId, partyId, companyId }, today);
  return { userId, username, partyId, sessionId: '', companyId, ...access, mustChangePassword: false };
}

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
