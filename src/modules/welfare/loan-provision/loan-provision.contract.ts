/**
 * Budgets of loans (guide welfare 7.9): who of those whose request is approved gets one, in which place and why.
 * Invariants: quotas are 100 percent together at most; a request stands in one live list (the database refuses a second); once places are made,
 * quotas, criteria and terms stay; each change of an order by hand has a reason and two people; whoever was told of money keeps it, whoever
 * withdraws; the seed of a draw is told when places are drawn, its hash from the beginning.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { budgetErrors } from './loan-provision.errors.ts';
import { budgetForm, budgetTable, criterionForm, criterionTable, moveTable, placeTable, quotaForm, quotaTable } from './loan-provision.table.ts';

export const PROVISION = 'welfareServices/financialFacility/provision';
const PATH = '/rest/s1/welfare/loanBudget';
const OWN = 'welfareServices/financialFacility/request/observe';
const errors = [budgetErrors];

export const budgets = defineRegister({ page: PROVISION, scope: 'rows', table: budgetTable, form: budgetForm(), path: PATH });

const ofBudget = {
  scope: 'rows',
  of: 'a budget of loans',
  keys: { observe: `${PROVISION}/observe`, add: `${PROVISION}/edit`, edit: `${PROVISION}/edit`, remove: `${PROVISION}/edit` },
  under: { loanBudgetId: z.guid() },
  errors,
} as const;

export const budgetQuotas = defineRecords({ ...ofBudget, entity: 'LoanBudgetQuota', table: quotaTable, form: quotaForm(), path: `${PATH}/quota` });
export const budgetCriteria = defineRecords({ ...ofBudget, entity: 'LoanBudgetCriterion', table: criterionTable, form: criterionForm, path: `${PATH}/criterion` });

const listed = { permission: `${PROVISION}/observe`, scope: 'rows', subject: 'partyId', query: { loanBudgetId: z.guid() } } as const;

export const budgetPlaces = defineList(placeTable, {
  ...listed,
  path: `${PATH}/place`,
  summary: 'The list of a budget in the order of its places, of people in scope',
  of: ['LoanBudgetPlace'],
});

export const budgetMoves = defineList(moveTable, {
  ...listed,
  path: `${PATH}/move`,
  summary: 'Changes of the order of a budget by hand: who asked why, and who confirmed',
  of: ['LoanBudgetMove'],
});

const states = z.enum(['LbDraft', 'LbRanked', 'LbSent', 'LbReturned', 'LbApproved', 'LbRejected', 'LbClosed']);

export const budgetSummary = defineCall({
  method: 'GET',
  path: `${PATH}/:loanBudgetId/summary`,
  summary: 'How a budget stands: what waits for it, what it pays, and of a draw the seed once places are drawn',
  permission: `${PROVISION}/observe`,
  scope: 'rows',
  of: ['welfare/loanBudget', 'LoanBudgetPlace', 'LoanBudgetMove', 'LoanRequest'],
  reply: z.strictObject({
    stateId: states,
    title: text,
    rowVersion: z.int(),
    /** Approved requests of the window that no list has yet. */
    waiting: z.int(),
    waitingAmount: text,
    places: z.int(),
    funded: z.int(),
    /** Rials. */
    amount: text,
    used: text,
    left: text,
    openMoves: z.int(),
    seedHash: optionalText,
    seed: optionalText,
  }),
});

const act = { method: 'POST', permission: `${PROVISION}/edit`, scope: 'rows', errors, changes: ['welfare/loanBudget', 'LoanBudgetPlace'] } as const;
const onBudget = { ...act, body: z.strictObject({ rowVersion: z.int() }) } as const;

export const rankBudget = defineCall({
  ...onBudget,
  path: `${PATH}/:loanBudgetId/rank`,
  summary: 'Makes the list of a budget: approved requests of its window in order, each with its points, what it is paid from or why it waits',
  reply: z.strictObject({ places: z.int(), funded: z.int() }),
});

export const reopenBudget = defineCall({
  ...onBudget,
  path: `${PATH}/:loanBudgetId/reopen`,
  summary: 'Puts the list of a budget aside that nobody has sent yet: its terms may be changed again; what was drawn stays',
  reply: z.strictObject({ reopened: z.boolean() }),
});

export const sendBudget = defineCall({
  ...onBudget,
  changes: ['welfare/loanBudget', 'LoanBudgetPlace', 'ProcessInstance', 'ProcessTask'],
  path: `${PATH}/:loanBudgetId/send`,
  summary: 'Freezes the list of a budget and sends it to those who approve it',
  reply: z.strictObject({ trackingCode: text }),
});

export const closeBudget = defineCall({
  ...onBudget,
  path: `${PATH}/:loanBudgetId/close`,
  summary: 'Closes an approved budget: who still waits is free for another one',
  reply: z.strictObject({ released: z.int() }),
});

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

export const movePlace = defineCall({
  ...act,
  changes: ['LoanBudgetMove'],
  path: `${PATH}/place/:loanBudgetPlaceId/move`,
  summary: 'Asks for another place of a request by hand, with the reason; a second person decides on it',
  success: 201,
  body: z.strictObject({ toPlace: z.int().check(z.gte(1), z.lte(100_000)), reason }),
  reply: z.strictObject({ loanBudgetMoveId: text }),
});

export const decideMove = defineCall({
  ...act,
  changes: ['LoanBudgetMove', 'LoanBudgetPlace'],
  path: `${PATH}/move/:loanBudgetMoveId/decide`,
  summary: 'Confirms or refuses a change of order that somebody else has asked for; places and money follow the new order',
  body: z.strictObject({ decision: z.enum(['confirmed', 'refused']) }),
  reply: z.strictObject({ decided: z.boolean() }),
});

export const withdrawPlace = defineCall({
  ...act,
  path: `${PATH}/place/:loanBudgetPlaceId/withdraw`,
  summary: 'Takes a request out of a list because who asked no longer wants it: what is free goes to the next who waits',
  body: z.strictObject({ reason }),
  reply: z.strictObject({ withdrawn: z.boolean() }),
});

const amount = field('pay', text);
const ownPlace = entity(
  {
    loanBudgetPlaceId: field('public', text),
    loanRequestId: field('public', text),
    partyId: field('public', text),
    title: field('public', text),
    loanTitle: field('public', text),
    statusId: field('public', z.enum(['LpWaiting', 'LpFunded', 'LpWithdrawn', 'LpReleased', 'LpCancelled'])),
    place: field('public', z.int()),
    count: field('public', z.int()),
    amount,
    score: field('family', z.number()),
    /** Why this place and what it gets, in a sentence. */
    explanation: field('pay', text),
    hash: field('public', optionalText),
    seedHash: field('public', optionalText),
    seed: field('public', optionalText),
  },
  { subject: 'partyId' },
);

export const ownPlaces = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/loan/ownPlaces',
  summary: 'Own places in lists of loans with their points and why, and draws that are announced for loans of the own group',
  permission: OWN,
  scope: 'self',
  of: ['LoanBudgetPlace', 'welfare/loanBudget'],
  reply: z.strictObject({
    list: z.array(ownPlace),
    /** Draws whose requests are not closed yet: their hash is known before. */
    announced: z.array(z.strictObject({ loanBudgetId: text, title: text, loanTitle: text, requestsThru: text, seedHash: text })),
  }),
});

export const withdrawOwnPlace = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/loan/ownPlaces/:loanBudgetPlaceId/withdraw',
  summary: 'Gives up the own place in a list of loans: what is free goes to the next who waits',
  permission: OWN,
  scope: 'self',
  errors,
  changes: ['LoanBudgetPlace', 'welfare/loanBudget'],
  body: z.strictObject({}),
  reply: z.strictObject({ withdrawn: z.boolean() }),
});
