import { route } from '#platform/http/context.server.ts';
import { datedGroupRoutes } from '../groups/dated-group-rows.service.ts';
import { formulaChoices } from '../groups/group-formulas.service.ts';
import { groupOf } from '../groups/group-rows.store.ts';
import { facilityFormulas } from './facility-costs.contract.ts';
import { facilityCostRows } from './facility-costs.store.ts';

export const routes = [
  ...datedGroupRoutes(facilityCostRows, 'facility cost'),
  route(facilityFormulas, async ({ db, rows, today, query: { payGroupId } }) => ({
    list: await formulaChoices(db, (await groupOf(db, rows, payGroupId)).companyId, today, 'facility'),
  })),
];
