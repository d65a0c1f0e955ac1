import { datedGroupRoutes } from '../groups/dated-group-rows.service.ts';
import { facilityCostRows } from './facility-costs.store.ts';

export const routes = datedGroupRoutes(facilityCostRows, 'facility cost');
