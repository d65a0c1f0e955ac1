import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { codeOf } from '#platform/employment-rows/employment-rows.store.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { facilityCode } from './person-facilities.contract.ts';
import { personFacilityRows } from './person-facilities.store.ts';

export const routes = [
  ...employmentRoutes(personFacilityRows),
  route(facilityCode, async ({ db, rows, actor, query: { partyId } }) => {
    const found = await codeOf(db, rows, actor.companyId, partyId);
    if (found === undefined) throw httpErrors.error('notFound');
    return { partyId, ...found };
  }),
];
