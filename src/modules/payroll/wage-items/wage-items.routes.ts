import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { personWages } from './wage-items.contract.ts';
import { personWagesOf, wageItemRows } from './wage-items.store.ts';

export const routes = [
  ...employmentRoutes(wageItemRows),
  route(personWages, async ({ db, rows, actor, query: { partyId } }) => {
    const found = await personWagesOf(db, rows, actor.companyId, partyId);
    if (found === undefined) throw httpErrors.error('notFound');
    return { partyId, ...found, contract: [...found.contract] };
  }),
];
