import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { outranks } from '#platform/identity/others-account.service.ts';
import { employmentErrors, type endEmployment } from './employment.contract.ts';
import { type Employment, lockEmployment } from './employment.store.ts';

/** The tie of somebody else within the rows of the call, held until the end of the transaction. Throws notFound, own and stronger. */
export async function lockReachableEmployment({
  tx,
  rows,
  actor,
  today,
  params,
}: Pick<Context<typeof endEmployment>, 'tx' | 'rows' | 'actor' | 'today' | 'params'>): Promise<Employment> {
  const tie = await lockEmployment(tx, rows, params.partyRelationshipId);
  if (!tie) throw httpErrors.error('notFound');
  if (tie.partyId === actor.partyId) throw employmentErrors.error('own');
  if (await outranks(tx, actor, tie.partyId, today)) throw employmentErrors.error('stronger');
  return tie;
}
