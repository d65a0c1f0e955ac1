import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.ts';
import type { Actor, Base } from '#platform/http/context.ts';
import { caseOf } from '#platform/workflow/case-context.ts';
import type { CaseFacts } from './cases.store.ts';
import { MANAGE } from './tasks.contract.ts';
import { formOf } from './told.ts';

export type Reading = Base & { readonly db: Db; readonly actor: Actor };

/**
 * What a form shows of a case at a step; reading it leaves its trace. Undefined where no installed module knows the form; null where it tells of classes
 * that whoever follows the case as its management does not hold. `isConcerned`: those who are asked are shown what they are asked about, and so are those whose case it is.
 */
export async function readForm(
  context: Reading,
  of: CaseFacts,
  { formKey, nodeId }: { readonly formKey: string; readonly nodeId: string },
  isConcerned: boolean,
): Promise<Readonly<Record<string, unknown>> | null | undefined> {
  const form = formOf(of.processKey, formKey);
  if (form === undefined) return undefined;
  const { db, today, clock, newId, actor } = context;
  const read = await form.read({ db, today, now: new Date(clock.now()), newId: () => newId(), case: caseOf(of), readerPartyId: actor.partyId, step: nodeId });
  const held = classesOf(actor, { permission: MANAGE })(of.subjectPartyId);
  if (!isConcerned && read.saw?.some((one) => !held.has(one))) return null;
  if (read.saw) context.saw(of.subjectPartyId, read.saw);
  return read.data;
}
