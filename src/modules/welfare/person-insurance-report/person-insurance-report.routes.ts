import { isInScope } from '#platform/access/in-scope.store.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { claimsOfPerson } from '../compensation-request/own-claims.service.ts';
import { personClaims, personInsurance } from './person-insurance-report.contract.ts';
import { membershipsOfPerson } from './person-insurance-report.store.ts';

async function read({ db, rows, actor, query: { partyId = actor.partyId } }: Context<typeof personInsurance>) {
  if (!(await isInScope(db, rows, partyId))) throw httpErrors.error('notFound');
  return { rows: await membershipsOfPerson(db, rows, partyId) };
}

/** Throws notFound. */
async function claims({ db, rows, actor, today, query: { partyId } }: Context<typeof personClaims>) {
  if (!(await isInScope(db, rows, partyId))) throw httpErrors.error('notFound');
  return claimsOfPerson({ db, rows, today }, { companyId: actor.companyId, partyId });
}

export const routes = [route(personInsurance, read), route(personClaims, claims)];
