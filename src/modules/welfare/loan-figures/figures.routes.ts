import { route, withExamples } from '#platform/http/context.server.ts';
import * as examples from './examples.rules.ts';
import { computeInstallments, countPenalty, rankRequests } from './figures.contract.ts';
import { compute, penalty, rank } from './figures.service.ts';

export const routes = [
  withExamples(
    computeInstallments,
    route(computeInstallments, async ({ body, today }) => compute(body, today)),
    examples.computeExamples,
  ),
  withExamples(
    rankRequests,
    route(rankRequests, async ({ body }) => rank(body)),
    examples.rankExamples,
  ),
  withExamples(
    countPenalty,
    route(countPenalty, async ({ body }) => penalty(body)),
    examples.penaltyExamples,
  ),
];
