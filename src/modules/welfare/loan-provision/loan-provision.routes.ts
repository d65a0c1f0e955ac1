import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { actingIn } from '../approved-list/approved-list.define.ts';
import { budgetWord, seedOf } from '../draw-words/draw-words.store.ts';
import { placeSentence } from '../loan-figures/explain.rules.ts';
import words from '../loan-figures/figures-words.messages.fa.ts';
import { announcedTo, type OwnStored, placesOfPerson } from './budget-reading.store.ts';
import * as calls from './loan-provision.contract.ts';
import { budgetRows, criterionRows, quotaRows } from './loan-provision.store.ts';
import ownWords from './own-places.messages.fa.ts';
import { budgetOf, moveSource, openMovesOf, placeSource, sumsOf, waitingFor } from './places.store.ts';
import { budgetList, budgetMoves, closeBudget, rankBudget, reopenBudget, withdraw } from './provision.service.ts';

/** Why somebody stands where they stand, as they are told; what it is paid from is said once the list is approved. */
function ownRow({ cap, groupName, decider, source, waiting, stateId, ...row }: OwnStored) {
  if (stateId !== 'LbApproved' && stateId !== 'LbClosed') return { ...row, explanation: ownWords.provisional({ decider: words.rank.decider[decider] }) };
  const asked = {
    id: row.loanRequestId,
    amount: BigInt(row.amount),
    score: row.score,
    requestedOn: undefined,
    code: '',
    quota: groupName ?? undefined,
    hash: row.hash ?? undefined,
  };
  const said = { asked, place: row.place, decider, from: source ?? undefined, waiting: waiting ?? undefined };
  return { ...row, explanation: placeSentence(said, cap === null ? undefined : BigInt(cap)) };
}

export const routes = [
  ...listRoutes(placeSource),
  ...listRoutes(moveSource),
  ...recordRoutes(quotaRows),
  ...recordRoutes(criterionRows),
  ...registerRoutes(budgetRows),
  route(calls.budgetSummary, async ({ db, rows, params: { loanBudgetId } }) => {
    const budget = await budgetOf(db, rows, loanBudgetId);
    if (budget === undefined) throw httpErrors.error('notFound');
    const [waiting, { places, funded, used }, openMoves] = await Promise.all([waitingFor(db, budget), sumsOf(db, budget.loanBudgetId), openMovesOf(db, budget.loanBudgetId)]);
    const { stateId, title, rowVersion, amount } = budget;
    const isDrawn = budget.ranking !== 'score';
    return {
      ...{ stateId, title, rowVersion, amount, places, funded, used, openMoves, waiting: waiting.count, waitingAmount: waiting.sum },
      left: String(BigInt(amount) - BigInt(used)),
      seedHash: isDrawn ? budget.seedHash : null,
      seed: isDrawn && stateId !== 'LbDraft' ? seedOf(budgetWord, budget.loanBudgetId, budget) : null,
    };
  }),
  route(calls.rankBudget, (context) => rankBudget(actingIn(context), context.params.loanBudgetId, context.body.rowVersion)),
  route(calls.reopenBudget, async (context) => {
    await reopenBudget(actingIn(context), context.params.loanBudgetId, context.body.rowVersion);
    return { reopened: true };
  }),
  route(calls.sendBudget, async (context) => ({
    trackingCode: await budgetList.send(actingIn(context), context.params.loanBudgetId, context.body.rowVersion, context.actor.partyId),
  })),
  route(calls.closeBudget, async (context) => ({ released: await closeBudget(actingIn(context), context.params.loanBudgetId, context.body.rowVersion) })),
  route(calls.movePlace, async (context) => ({
    loanBudgetMoveId: await budgetMoves.ask(actingIn(context), context.params.loanBudgetPlaceId, { ...context.body, by: context.actor.partyId }),
  })),
  route(calls.decideMove, async (context) => {
    await budgetMoves.decide(actingIn(context), context.params.loanBudgetMoveId, context.body.decision, context.actor.partyId);
    return { decided: true };
  }),
  route(calls.withdrawPlace, async (context) => {
    await withdraw(actingIn(context), context.params.loanBudgetPlaceId, context.body.reason);
    return { withdrawn: true };
  }),
  route(calls.ownPlaces, async ({ db, actor: { companyId, partyId }, today }) => ({
    list: (await placesOfPerson(db, partyId)).map(ownRow),
    announced: await announcedTo(db, { companyId, partyId, day: today }),
  })),
  route(calls.withdrawOwnPlace, async (context) => {
    await withdraw(actingIn(context), context.params.loanBudgetPlaceId, null);
    return { withdrawn: true };
  }),
];
