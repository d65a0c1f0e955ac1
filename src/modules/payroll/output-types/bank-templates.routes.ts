import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { bankColumnRows, bankTemplateRows } from './bank-templates.store.ts';

export const routes = [...recordRoutes(bankTemplateRows), ...recordRoutes(bankColumnRows)];
