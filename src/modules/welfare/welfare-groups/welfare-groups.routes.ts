import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { criterionRows, documentRows, groupLoanRows, groupRows, guarantorRows, memberRows } from './welfare-groups.store.ts';

export const routes = [
  ...registerRoutes(groupRows),
  ...employmentRoutes(memberRows),
  ...recordRoutes(documentRows),
  ...recordRoutes(groupLoanRows),
  ...recordRoutes(criterionRows),
  ...recordRoutes(guarantorRows),
];
