/** Who acts, as row policies read it. */
import type { DbActor } from '#platform/db/db.server.ts';
import type { Actor } from './context.server.ts';

/** Companies whose rows are open to the connection: those reached, and that of the account, because the own rows stand there. */
function companiesOf(actor: Actor | undefined): readonly string[] {
  const { companyIds = [], homeCompanyId } = actor ?? {};
  return homeCompanyId === undefined || companyIds.includes(homeCompanyId) ? companyIds : [...companyIds, homeCompanyId];
}

export const dbActorOf = (actor: Actor | undefined, requestId: string): DbActor => ({
  userId: actor?.userId ?? '',
  partyId: actor?.partyId ?? '',
  companyIds: companiesOf(actor),
  requestId,
});
