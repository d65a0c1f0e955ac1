import { isUuid } from '#kernel/ids/ids.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { readRunSteps } from './run-steps.contract.ts';
import { stepsOf } from './run-steps.rules.ts';
import { stepFacts } from './run-steps.store.ts';

export const routes = [
  route(readRunSteps, async ({ db, rows, params: { payRunId } }) => {
    const facts = isUuid(payRunId) ? await stepFacts(db, rows, payRunId) : undefined;
    if (facts === undefined) throw httpErrors.error('notFound');
    return { steps: [...stepsOf(facts)] };
  }),
];
