import { isUuid } from '#kernel/ids/ids.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { changeCalcType, readCalcTypes } from './pay-calc-types.contract.ts';
import { changeKind } from './pay-calc-types.service.ts';
import { allowsChange, calcTypesOf } from './pay-calc-types.store.ts';

async function read({ db, rows, params: { payRunId } }: Context<typeof readCalcTypes>) {
  const run = isUuid(payRunId) ? await payRunOf(db, rows, payRunId) : undefined;
  if (run === undefined) throw httpErrors.error('notFound');
  const isOpen = run.status === 'PrDraft' || run.status === 'PrCalculated';
  const mayChange = isOpen && (await allowsChange(db, run.payslipTypeId)) ? ('Y' as const) : ('N' as const);
  return { payRunId, mayChange, factors: (await calcTypesOf(db, run)).map(({ code: _, ...rest }) => rest), rowVersion: run.rowVersion };
}

export const routes = [
  route(readCalcTypes, read),
  route(changeCalcType, async (context) => ({ rowVersion: await changeKind(context, { ...context.body, payRunId: context.params.payRunId }) })),
];
