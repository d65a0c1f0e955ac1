import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { casesSource, tasksSource } from './run-lists.store.ts';
import { runActors, runChoices, runSteps, runSummary } from './run-report.contract.ts';
import { spanKind, spansOf } from './run-report.rules.ts';
import { actorsOf, choicesOf, stepsOf, summaryOf } from './run-report.store.ts';
import { usualDay } from './working-time.store.ts';

export const routes = [
  route(runSummary, async (context) => {
    const { query, db, actor, today } = context;
    const by = spanKind(query, query.by);
    return { ...(await summaryOf(context, spansOf(query, by))), by, dayMinutes: await usualDay(db, actor.companyId, today) };
  }),
  route(runSteps, async (context) => ({ rows: await stepsOf(context) })),
  route(runActors, (context) => actorsOf(context)),
  route(runChoices, ({ db, query }) => choicesOf(db, query.processKey)),
  ...listRoutes(casesSource),
  ...listRoutes(tasksSource),
];
