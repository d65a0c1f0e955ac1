import { isUuid } from '#kernel/ids/ids.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { differencesSource } from './differences-list.store.ts';
import { readDifferences, setThreshold } from './pay-differences.contract.ts';
import { payDifferencesErrors } from './pay-differences.errors.ts';
import { keepThreshold, monthBefore, movedBetween, thresholdOf } from './pay-differences.store.ts';

async function read({ db, rows, params: { payRunId } }: Context<typeof readDifferences>) {
  const run = isUuid(payRunId) ? await payRunOf(db, rows, payRunId) : undefined;
  if (run === undefined) throw httpErrors.error('notFound');
  const before = await monthBefore(db, run);
  return {
    payRunId,
    before: before ? { year: before.year, month: before.month, periodTitle: before.periodTitle } : null,
    ...(await movedBetween(db, payRunId, before?.payRunId ?? null)),
    ...(await thresholdOf(db, run.companyId)),
  };
}

async function threshold({ tx, rows, actor: { companyId }, body: { percent, rowVersion }, audit }: Context<typeof setThreshold>) {
  if (!rows.companyIds.includes(companyId)) throw payDifferencesErrors.error('wholeCompany');
  const stood = await thresholdOf(tx, companyId);
  if (!(await keepThreshold(tx, companyId, { percent, rowVersion }))) throw payDifferencesErrors.error('stale');
  audit({ entity: 'PayDifferenceSetting', id: companyId, action: 'update', companyId, changes: { percent: [stood.percent, percent] } });
  return { percent };
}

export const routes = [...listRoutes(differencesSource), route(readDifferences, read), route(setThreshold, threshold)];
