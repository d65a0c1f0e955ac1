import { isUuid } from '#kernel/ids/ids.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { payRunEvents, registerPaid, reopenPayRun, reversePayRun } from './pay-reversal.contract.ts';
import { pay, reopen, reverse } from './pay-reversal.service.ts';
import { eventsOf, mirrorsOf } from './pay-reversal.store.ts';

async function events({ db, rows, params: { payRunId } }: Context<typeof payRunEvents>) {
  if (!isUuid(payRunId) || (await payRunOf(db, rows, payRunId)) === undefined) throw httpErrors.error('notFound');
  return { payRunId, ...(await mirrorsOf(db, payRunId)), events: await eventsOf(db, payRunId) };
}

export const routes = [
  route(payRunEvents, events),
  route(reopenPayRun, async (context) => ({ payRunId: await reopen(context, { ...context.params, ...context.body }, context.body.reason) })),
  route(registerPaid, async (context) => ({ payRunId: await pay(context, { ...context.params, ...context.body }, context.body.paidOn) })),
  route(reversePayRun, async (context) => ({ payRunId: await reverse(context, { ...context.params, ...context.body }, context.body.reason) })),
];
