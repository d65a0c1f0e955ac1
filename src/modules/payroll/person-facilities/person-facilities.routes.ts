import { employmentRoutes } from '../employment-rows/employment-rows.service.ts';
import { personFacilityRows } from './person-facilities.store.ts';

export const routes = employmentRoutes(personFacilityRows);
