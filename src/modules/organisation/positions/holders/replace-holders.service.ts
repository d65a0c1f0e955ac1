/** The question of a change that somebody stands in the way of: asked by a refusal, answered by the repeated call. */

import type { Context } from '#platform/http/context.server.ts';
import { reasons, rewriting } from '#platform/structure/holders.rules.ts';
import { givenWay, type Replaced, rewriteHolding, type Standing } from '#platform/structure/holders.store.ts';
import { structureErrors } from '../../structure.errors.ts';
import { mayCorrect } from '../may-correct.service.ts';
import { positionErrors } from '../positions.contract.ts';
import { isReached } from '../positions.store.ts';
import type { addHolder, StandingData } from './holders.contract.ts';

export interface Answer {
  readonly replace?: boolean | undefined;
  readonly replaceIds?: readonly string[] | undefined;
}

type Leaving = Pick<Context<typeof addHolder>, 'tx' | 'newId' | 'audit'>;

/** Of several holders of a full post those who were chosen; of everything else all. */
function replacedHolders(standing: readonly Standing[], { replaceIds = [] }: Answer): { readonly chosen: readonly Standing[]; readonly isSettled: boolean } {
  const holders = standing.filter(({ reason }) => reason === 'seatFull');
  const leaving = holders.length > 1 ? holders.filter(({ holdingId }) => replaceIds.includes(holdingId)) : holders;
  return { chosen: [...standing.filter(({ reason }) => reason !== 'seatFull'), ...leaving], isSettled: holders.length === 0 || leaving.length > 0 };
}

/**
 * Lets those who stand in the way give way, once the person has said so; refuses with their names before.
 * Whoever stands in a post that is out of the actor's reach on any of the days is not replaced, nor offered to be; and whose link would say
 * something else of days that are over gives way only to who may correct it.
 */
export async function replaceHolders(
  context: Pick<Context<typeof addHolder>, 'tx' | 'rows' | 'actor' | 'today' | 'newId' | 'audit'>,
  standing: readonly Standing[],
  answer: Answer,
): Promise<void> {
  const { tx, rows, today, newId, audit } = context;
  const first = reasons.find((one) => standing.some(({ reason }) => reason === one));
  if (first === undefined) return;
  for (const { positionId, day, until } of standing) if (!(await isReached(tx, rows, positionId, { from: day, until }))) throw structureErrors.error(first);
  const { chosen, isSettled } = replacedHolders(standing, answer);
  if (answer.replace !== true || !isSettled) throw structureErrors.error(first, { data: namesOf(standing) });
  for (const one of givenWay(chosen)) {
    const { holding, rest } = one;
    const why = rewriting(holding, rest, today);
    if (why === 'correction' && !(await mayCorrect(context, holding))) throw positionErrors.error('pastKept');
    await leave({ tx, newId, audit }, one, why);
  }
}

/** Writes what is left of a link that gives way from a day on, with its trace. */
export async function leave({ tx, newId, audit }: Leaving, { holding, day, rest }: Replaced, why: ReturnType<typeof rewriting>): Promise<void> {
  await rewriteHolding(tx, holding, rest, newId, why);
  const { holdingId: id, partyId: subjectPartyId, companyId, values, until } = holding;
  const changes = { replaced: [{ ...values, until }, rest.at(-1) ?? null], from: [null, day] } as const;
  audit({ entity: 'EmplPositionParty', id, action: rest.length === 0 ? 'delete' : 'update', subjectPartyId, companyId, changes });
}

/** Who stands in the way, for whoever decides. */
export const namesOf = (standing: readonly Standing[]): StandingData => ({
  standing: standing.map(({ reason, holdingId, fullName, description }) => ({ reason, emplPositionPartyId: holdingId, fullName, description })),
});
