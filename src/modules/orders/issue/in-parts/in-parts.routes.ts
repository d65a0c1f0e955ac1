import { isUuid } from '#kernel/ids/ids.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { acceptInRun } from './accept-parts.contract.ts';
import { actOnOrdersRun, issueInRun, ordersRuns } from './in-parts.contract.ts';
import { act, beginAccepting, beginIssuing, latestRuns } from './in-parts.service.ts';

export const routes = [
  route(issueInRun, beginIssuing),
  route(acceptInRun, beginAccepting),
  route(ordersRuns, latestRuns),
  route(actOnOrdersRun, async (context) => {
    const { ordersRunId } = context.params;
    if (!isUuid(ordersRunId)) throw httpErrors.error('notFound');
    await act(context, ordersRunId);
    return { done: true };
  }),
];
