/** The end of an employment by what another module has decided (an order), and its being taken back. */
import { systemScope } from '#platform/access/scope.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { endEmployment, undoEnd } from './employment.contract.ts';
import { type Employment, endOf, lockEmployment } from './employment.store.ts';
import { end, takeBack } from './end.service.ts';

type Ending = Pick<Context<typeof endEmployment>, 'tx' | 'newId' | 'today' | 'audit'>;

/** Of which company, so that no other one is reached. */
export interface EndingTie {
  readonly companyId: string;
  readonly employmentId: string;
}

async function tieOf({ tx, today }: Pick<Ending, 'tx' | 'today'>, { companyId, employmentId }: EndingTie): Promise<Employment> {
  const tie = await lockEmployment(tx, systemScope([companyId], today), employmentId);
  if (tie === undefined) throw httpErrors.error('notFound');
  return tie;
}

/** Ends it with a last day (ISO) by a decision, which alone takes it back then. Throws beforeStart and ended. */
export async function endDecided(
  context: Ending,
  of: EndingTie,
  said: { readonly thruDate: string; readonly terminationTypeEnumId: string; readonly decided: { readonly id: string; readonly as: string } },
): Promise<void> {
  await end(context, await tieOf(context, of), { ...said, noteText: null });
}

/**
 * Lets it go on, where the end that stands is the one of the decision. `none`: it goes on already; `other`: what ended it was not the decision, so it
 * stays. Throws moved and laterStands.
 */
export async function goOnDecided(context: Ending & Pick<Context<typeof undoEnd>, 'clock'>, of: EndingTie, decidedBy: string): Promise<'gone' | 'none' | 'other'> {
  const tie = await tieOf(context, of);
  const ended = await endOf(context.tx, tie.partyRelationshipId);
  if (ended === undefined) return 'none';
  if (ended.decidedBy !== decidedBy) return 'other';
  await takeBack(context, tie);
  return 'gone';
}
