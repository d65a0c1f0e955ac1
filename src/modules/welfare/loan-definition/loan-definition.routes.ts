import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { payslipTypeChoices } from './loan-definition.contract.ts';
import { conditionRows, loanDocumentRows, loanRows, payslipTypesOf } from './loan-definition.store.ts';

export const routes = [
  route(payslipTypeChoices, async ({ db, rows, query: { searchValue: words = '', payslipTypeId } }) => {
    const found = await payslipTypesOf(db, rows, { payslipTypeId, words, most: MOST_OPTIONS });
    return { list: found.map(({ code, ...one }) => ({ ...one, second: { code, words: [] } })) };
  }),
  ...recordRoutes(conditionRows),
  ...recordRoutes(loanDocumentRows),
  ...registerRoutes(loanRows),
];
