import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { endMembership, joinContract, openContracts } from './insurance-membership.contract.ts';
import { membershipErrors } from './insurance-membership.errors.ts';
import { end, join } from './insurance-membership.service.ts';
import { contractsOf, employeeBy, relativeBy } from './insurance-membership.store.ts';
import { membershipSource } from './membership-list.store.ts';
import { MEMBERSHIP } from './membership-names.rules.ts';

async function joinAsked({ tx, rows, actor, today, newId, audit, body }: Context<typeof joinContract>) {
  const { companyId } = actor;
  const [contractId, joinedOn] = [String(body.insuranceContractId), String(body.joinedOn)];
  const employee = await employeeBy(tx, rows, companyId, String(body.pseudoId), joinedOn);
  if (employee === undefined) throw membershipErrors.error('unknownPerson');
  refuseOwn({ actor }, joinContract, employee.partyId);
  const familyMemberId = await relativeBy(tx, rows, employee.partyId, body.insuredCode ?? null);
  if (familyMemberId === undefined) throw membershipErrors.error('notFamily');
  if (!isUuid(contractId)) throw membershipErrors.error('unknownContract');
  const membershipId = await join({ tx, rows, today, newId }, { companyId, contractId, partyId: employee.partyId, familyMemberId, tier: body.tier ?? null, joinedOn });
  const changes = { insuranceContractId: [null, contractId], joinedOn: [null, joinedOn] } as const;
  audit({ entity: MEMBERSHIP, id: membershipId, action: 'create', companyId, subjectPartyId: employee.partyId, changes });
  return { id: membershipId };
}

async function endAsked({ tx, rows, actor, today, newId, audit, params: { id: membershipId }, body: { thruDate, rowVersion } }: Context<typeof endMembership>) {
  if (!isUuid(membershipId)) throw httpErrors.error('notFound');
  const { was, thru } = await end({ tx, rows, today, newId }, { membershipId, because: 'office', thru: thruDate ?? undefined, rowVersion });
  refuseOwn({ actor }, endMembership, was.partyId);
  audit({ entity: MEMBERSHIP, id: membershipId, action: 'update', companyId: was.companyId, subjectPartyId: was.partyId, changes: { thruDate: [null, thru] } });
  return { thruDate: thru };
}

async function contractOptions({ db, actor, today, query: { searchValue = '', insuranceContractId } }: Context<typeof openContracts>) {
  const words = foldForSearch(searchValue);
  const found = (await contractsOf(db, actor.companyId, insuranceContractId ?? null, today)).filter(({ title }) => foldForSearch(title).includes(words));
  return {
    list: found.slice(0, MOST_OPTIONS).map(({ contractId, title, insurerName }) => ({ insuranceContractId: contractId, title, second: { code: null, words: [insurerName] } })),
  };
}

export const routes = [...listRoutes(membershipSource), route(joinContract, joinAsked), route(endMembership, endAsked), route(openContracts, contractOptions)];
