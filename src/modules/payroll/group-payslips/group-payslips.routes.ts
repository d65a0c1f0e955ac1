import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { groupOf } from '../groups/group-rows.store.ts';
import { groupPayslipChoices } from './group-payslips.contract.ts';
import { choicesOf, groupPayslipRows } from './group-payslips.store.ts';

export const routes = [
  ...recordRoutes(groupPayslipRows),
  route(groupPayslipChoices, async ({ db, rows, query: { payGroupId } }) => choicesOf(db, (await groupOf(db, rows, payGroupId)).companyId)),
];
