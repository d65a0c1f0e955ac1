import { type Context, route } from '#platform/http/context.server.ts';
import { requestRoutes } from '#platform/requests/declared-request.service.ts';
import { offerOf } from './insurance-offer.service.ts';
import { insuranceOffer, insuranceRequestCalls } from './insurance-request.contract.ts';
import { insuranceRequest } from './insurance-request.form.ts';

async function offered({ db, rows, actor: { companyId, partyId }, today, query: { insuranceContractId, tier } }: Context<typeof insuranceOffer>) {
  const { contract, people } = await offerOf(db, rows, { companyId, partyId, contractId: insuranceContractId, tier: tier || null, askedOn: today });
  return {
    insurerName: contract.insurerName,
    fromDate: contract.from,
    thruDate: contract.thru,
    parts: contract.parts,
    gapMonths: contract.gapMonths,
    tiers: [...contract.tiers],
    people: people.map(({ membership, thru, premium, employeeShare, employerShare, ...one }) => ({
      ...{ partyId, ...one, isMember: membership !== null, thruDate: thru },
      ...{ premium: String(premium), employeeShare: String(employeeShare), employerShare: String(employerShare) },
    })),
  };
}

export const routes = [...requestRoutes(insuranceRequest, insuranceRequestCalls), route(insuranceOffer, offered)];
