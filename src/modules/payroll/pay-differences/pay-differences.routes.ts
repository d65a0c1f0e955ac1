import { isUuid } from '#kernel/ids/ids.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { daysOf } from '../pay/pay-part.rules.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { differencesSource } from './differences-list.store.ts';
import { readDifferences, setThreshold } from './pay-differences.contract.ts';
import { payDifferencesErrors } from './pay-differences.errors.ts';
import { keepThreshold, monthBefore, movedBetween, otherMonths, thresholdOf } from './pay-differences.store.ts';

async function read({ db, rows, params: { payRunId }, query: { against } }: Context<typeof readDifferences>) {
  const run = isUuid(payRunId) ? await payRunOf(db, rows, payRunId) : undefined;
  if (run === undefined) throw httpErrors.error('notFound');
  const others = (await otherMonths(db, run)).map((one) => ({ ...one, thru: daysOf(one).thru }));
  const before = against === undefined ? await monthBefore(db, run) : others.find((one) => one.thru === against);
  if (against !== undefined && before === undefined) throw httpErrors.error('notFound');
  return {
    payRunId,
    before: before ? { year: before.year, month: before.month, periodTitle: before.periodTitle } : null,
    others: others.map(({ year, month, periodTitle, thru }) => ({ year, month, periodTitle, thru })),
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
