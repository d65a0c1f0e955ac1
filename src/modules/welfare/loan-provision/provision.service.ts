/** What is done to the list of a budget: made, put aside, changed by hand, approved, moved up, closed. */
import { hash } from 'node:crypto';
import type { Value } from '#kernel/formula/values.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify, notifyEach } from '#platform/notifications/notify.service.ts';
import { type Acting, defineApprovedList } from '../approved-list/approved-list.define.ts';
import { defineMoves } from '../approved-list/moves.define.ts';
import { budgetWord, seedOf } from '../draw-words/draw-words.store.ts';
import { loanScore } from '../loan-figures/loan-score.service.ts';
import { type Asked, type Budget, rankOf } from '../loan-figures/rank.rules.ts';
import { LOAN_GRANT } from '../loan-ledger/loan-ledger.rules.ts';
import { moveGrant } from '../loan-ledger/loan-ledger.store.ts';
import { budgetErrors } from './loan-provision.errors.ts';
import words from './loan-provision.messages.fa.ts';
import { placeFunded, placeMovedUp, placeWaits } from './loan-provision.notice.ts';
import { fundedPlaces, type Placed, type StoredPlace } from './order.rules.ts';
import {
  type BudgetState,
  budgetOf,
  type Candidate,
  candidatesOf,
  criteriaOf,
  endPlace,
  grantOfLoan,
  holdBudget,
  holdLoan,
  insertMove,
  insertPlaces,
  isPaid,
  type Leaving,
  livePlaces,
  moveBudget,
  moveOf,
  openMovesOf,
  placeOf,
  quotasOf,
  releasePlaces,
  type StoredBudget,
  writeDecision,
  writePlaces,
} from './places.store.ts';
import { type Criterion, factOf, isCounted, LOAN_SCORE, type Points, pointsOf } from './points.rules.ts';

/** Process and chain (platform/approval); never given to another. */
export const PROCESS = 'LoanBudget';

/** Where somebody sees the own places. */
const OWN_PLACES = '/requestForFinancialFacility';

export const budgetList = defineApprovedList<BudgetState, StoredBudget>({
  ...{ entity: 'LoanBudget', process: PROCESS, states: { ranked: 'LbRanked', sent: 'LbSent', returned: 'LbReturned' } },
  ...{ find: budgetOf, hold: holdBudget, write: moveBudget, subject: words.subject },
  idOf: ({ loanBudgetId }) => loanBudgetId,
  refusal: (name) => budgetErrors.error(name),
  // what is sent is not changed behind the back of those who approve it
  async mayBeSent(tx, loanBudgetId) {
    if ((await openMovesOf(tx, loanBudgetId)) > 0) throw budgetErrors.error('openMoves');
  },
});
const { held, move } = budgetList;

/** As rules of ranking know it. */
export async function budgetRules(db: Db, { loanBudgetId, amount, cap, ranking, remainders }: StoredBudget): Promise<Budget> {
  const quotas = await quotasOf(db, loanBudgetId);
  return {
    ...{ ranking, remainders, amount: BigInt(amount), cap: cap === null ? undefined : BigInt(cap) },
    quotas: quotas.map(({ code, amount: part }) => ({ code, amount: BigInt(part) })),
  };
}

/** Points of everybody who stands in a list, by what the files say on a day. */
async function pointsOfAll(db: Db, { loanBudgetId, companyId, welfareId }: StoredBudget, candidates: readonly Candidate[], day: string): Promise<(of: Candidate) => Points> {
  const criteria = (await criteriaOf(db, loanBudgetId)).flatMap(({ criterion, unit, points, most }): Criterion[] =>
    isCounted(criterion) ? [{ criterion, unit: BigInt(unit), points: BigInt(points), most: most === null ? null : BigInt(most) }] : [],
  );
  const look = { db, rows: systemScope([companyId], day), actor: { companyId }, day };
  const subjects = candidates.map(({ partyRelationshipId, partyId }) => ({ partyRelationshipId, partyId, companyId }));
  const score = criteria.some(({ criterion }) => criterion === 'ScoreLc') ? await loanScore(db, { companyId, welfareId }, day) : undefined;
  const asked = new Set<string>([...criteria.map(({ criterion }) => factOf[criterion]).filter((name) => name !== LOAN_SCORE), ...(score?.names ?? [])]);
  const known = asked.size === 0 ? () => new Map<string, Value>() : await readKnown(look, asked, subjects);
  return ({ partyRelationshipId }) => {
    const facts = known(partyRelationshipId);
    return pointsOf(criteria, score === undefined ? facts : new Map([...facts, [LOAN_SCORE, score.of(facts)]]));
  };
}

/**
 * Makes the list: approved requests of the window in order, each with its points and what it is paid from. Throws stillOpen, nobody, taken. Another list
 * over the same loan waits until this one is made.
 */
export async function rankBudget(acting: Acting, loanBudgetId: string, rowVersion?: number): Promise<{ places: number; funded: number }> {
  const { tx, today, newId } = acting;
  const budget = await held(acting, loanBudgetId, ['LbDraft'], rowVersion);
  if (budget.requestsThru >= today) throw budgetErrors.error('stillOpen', { values: { day: formatJalaliFa(budget.requestsThru) } });
  await holdLoan(tx, budget.welfareId);
  const candidates = await candidatesOf(tx, budget, today);
  if (candidates.length === 0) throw budgetErrors.error('nobody');
  const rules = await budgetRules(tx, budget);
  const quotas = new Set(rules.quotas.map(({ code }) => code));
  const seed = rules.ranking === 'score' ? undefined : seedOf(budgetWord, loanBudgetId, budget);
  const points = await pointsOfAll(tx, budget, candidates, today);
  const told = new Map(candidates.map((one) => [one.loanRequestId, { one, points: points(one) }]));
  const asked = candidates.map(
    ({ loanRequestId: id, createdAt: requestedOn, code, amount, welfareGroupId }): Asked => ({
      ...{ id, requestedOn, code, amount: BigInt(amount), score: told.get(id)?.points.score ?? 0 },
      quota: welfareGroupId !== null && quotas.has(welfareGroupId) ? welfareGroupId : undefined,
      hash: seed === undefined ? undefined : hash('sha256', seed + id),
    }),
  );
  const { places } = rankOf(rules, asked);
  const rowsToWrite = places.flatMap(({ asked: { id, hash: drawn }, place, decider, from, waiting }) => {
    const found = told.get(id);
    if (found === undefined) return [];
    const { one, points: given } = found;
    return [
      {
        ...{ id: newId(), request: id, party: one.partyId, place, score: given.score, points: JSON.stringify(given.byCriterion), hash: drawn ?? null },
        ...{ group: one.welfareGroupId, amount: one.amount, decider, source: from ?? null, waiting: waiting ?? null },
      },
    ];
  });
  await insertPlaces(tx, budget, rowsToWrite);
  await move(acting, budget, 'LbRanked');
  return { places: places.length, funded: places.filter(({ from }) => from !== undefined).length };
}

/** Puts a list aside that nobody has sent. Throws drawn: whoever knows the seed would otherwise change the terms by it. */
export async function reopenBudget(acting: Acting, loanBudgetId: string, rowVersion: number): Promise<void> {
  const budget = await held(acting, loanBudgetId, ['LbRanked'], rowVersion);
  if (budget.ranking !== 'score') throw budgetErrors.error('drawn');
  await releasePlaces(acting.tx, loanBudgetId, 'LpDropped', acting.now);
  await move(acting, budget, 'LbDraft');
}

export async function closeBudget(acting: Acting, loanBudgetId: string, rowVersion: number): Promise<number> {
  const budget = await held(acting, loanBudgetId, ['LbApproved'], rowVersion);
  const released = await releasePlaces(acting.tx, loanBudgetId, 'LpReleased', acting.now);
  await move(acting, budget, 'LbClosed');
  return released;
}

const people = (places: readonly StoredPlace[], placed: readonly Placed[], is: (one: Placed, before: StoredPlace) => boolean): string[] =>
  placed.flatMap((one, at) => {
    const before = places[at];
    return before !== undefined && is(one, before) ? [before.partyId] : [];
  });

/** Tells those whose money is there from now on. */
async function tellFunded({ tx, now, newId }: Acting, recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await notify(tx, placeFunded, { recipients, values: {}, link: OWN_PLACES, now, newId });
}

/** Tells those who wait on that they stand further in front. */
async function tellMovedUp({ tx, now, newId }: Acting, places: readonly StoredPlace[], placed: readonly Placed[]): Promise<void> {
  const each = placed.flatMap(({ place, status }, at) => {
    const before = places[at];
    return before !== undefined && status === 'LpWaiting' && place < before.place ? [{ recipients: [before.partyId], values: { place } }] : [];
  });
  if (each.length > 0) await notifyEach(tx, placeMovedUp, { each, link: OWN_PLACES, now, newId });
}

/** An approved list: who is paid in it may be paid from now on, the others wait for their turn; everybody is told. */
export async function approveBudget(acting: Acting, loanBudgetId: string): Promise<void> {
  const { tx, now, newId } = acting;
  const budget = await held(acting, loanBudgetId, ['LbSent']);
  const places = await livePlaces(tx, loanBudgetId);
  const { placed } = fundedPlaces(await budgetRules(tx, budget), places, false);
  await writePlaces(
    tx,
    placed.map((one) => ({ ...one, status: one.source === null ? 'LpWaiting' : 'LpFunded' })),
  );
  await move(acting, budget, 'LbApproved');
  await tellFunded(
    acting,
    people(places, placed, ({ source }) => source !== null),
  );
  const waiting = people(places, placed, ({ source }) => source === null);
  if (waiting.length > 0) await notify(tx, placeWaits, { recipients: waiting, values: {}, link: OWN_PLACES, now, newId });
}

/** Those of a refused list are free again. */
export async function rejectBudget(acting: Acting, loanBudgetId: string): Promise<void> {
  const budget = await held(acting, loanBudgetId, ['LbSent', 'LbReturned']);
  await releasePlaces(acting.tx, loanBudgetId, 'LpReleased', acting.now);
  await move(acting, budget, 'LbRejected');
}

/** What is free goes to the next who waits; before approval everybody is judged anew. */
async function fundAgain(acting: Acting, budget: StoredBudget, places: readonly StoredPlace[]): Promise<void> {
  const isApproved = budget.stateId === 'LbApproved';
  const { placed } = fundedPlaces(await budgetRules(acting.tx, budget), places, isApproved);
  await writePlaces(acting.tx, placed);
  if (isApproved) {
    const isNew = ({ status }: Placed, before: StoredPlace): boolean => status === 'LpFunded' && before.statusId === 'LpWaiting';
    await tellFunded(acting, people(places, placed, isNew));
    await tellMovedUp(acting, places, placed);
  }
}

/** Takes somebody out of a list that is held; of a closed one nobody waits for what is free. `reason`: null where nothing is said. */
async function leave(
  acting: Acting,
  budget: StoredBudget,
  places: readonly StoredPlace[],
  { gone, as, reason }: { readonly gone: StoredPlace; readonly as: Leaving; readonly reason: string | null },
) {
  const { tx, now, audit } = acting;
  await endPlace(tx, gone.id, as, now);
  const changes = { statusId: [gone.statusId, as], ...(reason === null ? {} : { reason: [null, reason] as const }) } as const;
  audit({ entity: 'LoanBudgetPlace', id: gone.id, action: 'update', subjectPartyId: gone.partyId, companyId: budget.companyId, changes });
  if (budget.stateId === 'LbClosed') return;
  await fundAgain(
    acting,
    budget,
    places.filter((one) => one !== gone),
  );
}

/** Takes somebody out of a list. Throws notFound, wrongState, ended, paid. `reason`: what the officer says; of who withdraws the own one nothing. */
export async function withdraw(acting: Acting, placeId: string, reason: string | null): Promise<void> {
  const { tx, rows, today } = acting;
  const known = await placeOf(tx, rows, placeId);
  if (known === undefined) throw httpErrors.error('notFound');
  const { listId: loanBudgetId, companyId } = known;
  // whoever may see the place may take it out of its list, which is not theirs to see
  const budget = await held({ tx, rows: systemScope([companyId], today) }, loanBudgetId, ['LbRanked', 'LbSent', 'LbReturned', 'LbApproved']);
  const places = await livePlaces(tx, loanBudgetId);
  const gone = places.find(({ id }) => id === placeId);
  if (gone === undefined) throw budgetErrors.error('ended');
  if (await isPaid(tx, placeId)) throw budgetErrors.error('paid');
  await leave(acting, budget, places, { gone, as: 'LpWithdrawn', reason });
}

/**
 * The loan was paid out by mistake and is taken back: what was granted for it ends, and so does its place, whose money is free for the next who waits.
 * Loans that were taken up as they ran were granted nowhere.
 */
export async function cancelGrant(acting: Acting, loanId: string): Promise<void> {
  const { tx, today, audit } = acting;
  const granted = await grantOfLoan(tx, loanId);
  if (granted === undefined) return;
  const { requestId, companyId, partyId: subjectPartyId, status, placeId, listId } = granted;
  if (listId === null) await moveGrant(tx, requestId, 'LgCancelled');
  else {
    const budget = await held({ tx, rows: systemScope([companyId], today) }, listId, ['LbApproved', 'LbClosed']);
    const places = await livePlaces(tx, listId);
    const gone = places.find(({ id }) => id === placeId);
    // the grant follows its place
    if (gone !== undefined) await leave(acting, budget, places, { gone, as: 'LpCancelled', reason: null });
  }
  audit({ entity: LOAN_GRANT, id: requestId, action: 'update', subjectPartyId, companyId, changes: { status: [status, 'LgCancelled'] } });
}

/** Changes of the order of a list by hand. */
export const budgetMoves = defineMoves<BudgetState, StoredBudget, StoredPlace>({
  ...{ list: budgetList, entity: 'LoanBudgetMove', movable: ['LbRanked', 'LbReturned'] },
  ...{ placeOf, places: livePlaces, moveOf, insert: insertMove, writeDecision, reorder: fundAgain },
  refusal: (name, detail) => budgetErrors.error(name, detail),
});
