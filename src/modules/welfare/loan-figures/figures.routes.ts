import { route, withExamples } from '#platform/http/context.server.ts';
import { eligibility } from './eligibility.service.ts';
import * as examples from './examples.rules.ts';
import { computeDefined, computeInstallments, countPenalty, judgeEligibility, rankRequests } from './figures.contract.ts';
import { compute, penalty, rank } from './figures.service.ts';

export const routes = [
  withExamples(
    computeInstallments,
    route(computeInstallments, async ({ tx, actor, body, today }) => compute(body, { db: tx, companyId: actor.companyId, today })),
    examples.computeExamples,
  ),
  route(computeDefined, async ({ db, actor, query: { finalInstallmentNumber, ...asked }, today }) =>
    compute({ ...asked, finalInstallmentNumber: Number(finalInstallmentNumber) }, { db, companyId: actor.companyId, today }),
  ),
  withExamples(
    judgeEligibility,
    route(judgeEligibility, async ({ tx, actor, body, today }) => eligibility(body, { db: tx, companyId: actor.companyId, today })),
    examples.eligibilityExamples,
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
