import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { payslipPrintSetting, payslipTypeOptions } from './payslip-types.contract.ts';
import { layouts, optionsOfTypes, payslipTypeFactorRows, payslipTypeRows } from './payslip-types.store.ts';

export const routes = [
  ...recordRoutes(payslipTypeRows),
  ...recordRoutes(payslipTypeFactorRows),
  route(payslipTypeOptions, ({ db, rows }) => optionsOfTypes(db, rows)),
  route(payslipPrintSetting, async ({ db }) => ({ list: await layouts(db) })),
];
