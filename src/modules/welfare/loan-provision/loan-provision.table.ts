/** Columns and forms of the budgets of loans and of what lies below one (guide welfare 7.9). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns } from '#platform/employment-rows/employment-rows.define.ts';
import { movesTable } from '../approved-list/moves.table.ts';
import provision from './loan-provision.messages.fa.ts';
import messages from './loan-provision-page.messages.fa.ts';

const loanColumn = { name: 'loanTitle', label: messages.loan, type: 'text', width: 200 } as const;

export const budgetTable = defineTable({
  key: 'welfare/loanBudget',
  rowKey: 'loanBudgetId',
  title: messages.budget,
  columns: [
    { name: 'trackingCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 220 },
    loanColumn,
    { name: 'amount', label: messages.budgetAmount, type: 'amount' },
    { name: 'requestsFrom', label: messages.from, type: 'date' },
    { name: 'requestsThru', label: messages.thru, type: 'date' },
    { name: 'paymentDate', label: messages.payment, type: 'date' },
    { name: 'ranking', label: messages.ranking, type: 'select', options: optionRows(messages.rankings) },
    { name: 'stateId', label: messages.state, type: 'select', options: optionRows(messages.states) },
    { name: 'seedHash', label: messages.seedHash, type: 'code', hidden: true },
  ],
});

const money = { type: 'number', money: true, min: 1, max: 999_999_999_999_999, col: 6 } as const;
const daysOrder = ({ requestsFrom, requestsThru, paymentDate }: FormValues) =>
  fault(typeof requestsThru === 'string' && (String(requestsFrom) > requestsThru || String(paymentDate) < requestsThru) ? provision.errors.days : undefined);

/** The loan that a budget is of, or the group that a quota is for; the page hands in those of the company, on the server they are looked up by themselves. */
export const budgetForm = (loans: string | readonly OptionRow[] = 'WelfareLoan') =>
  defineForm('welfare/loanBudget', [
    { type: 'text', name: 'trackingCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40, col: 6 },
    { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200, col: 6 },
    { type: 'select', name: 'welfareId', label: messages.loan, options: loans, required: true, col: 6 },
    { ...money, name: 'amount', label: messages.amount, required: true },
    { ...money, name: 'cap', label: messages.cap },
    { type: 'date', name: 'requestsFrom', label: messages.from, required: true, col: 6 },
    { type: 'date', name: 'requestsThru', label: messages.thru, required: true, validator: daysOrder, col: 6 },
    { type: 'date', name: 'paymentDate', label: messages.payment, required: true, col: 6 },
    { type: 'select', name: 'ranking', label: messages.ranking, options: optionRows(messages.rankings), required: true, col: 6 },
    { type: 'select', name: 'remainders', label: messages.remainders, options: optionRows(messages.remaindersOf), required: true, col: 6 },
  ]);

export const quotaTable = defineTable({
  key: 'welfare/loanBudgetQuota',
  rowKey: 'loanBudgetQuotaId',
  title: messages.tabs.quotas,
  columns: [
    { name: 'groupName', label: messages.group, type: 'text', width: 240, pinned: 'start' },
    { name: 'percent', label: messages.percent, type: 'float' },
  ],
});

export const quotaForm = (groups: string | readonly OptionRow[] = 'WelfareGroup') =>
  defineForm('welfare/loanBudgetQuota', [
    { type: 'select', name: 'welfareGroupId', label: messages.group, options: groups, required: true, col: 6 },
    { type: 'float', name: 'percent', label: messages.percent, required: true, min: 0.001, max: 100, step: 0.001, col: 6 },
  ]);

export const criterionTable = defineTable({
  key: 'welfare/loanBudgetCriterion',
  rowKey: 'loanBudgetCriterionId',
  title: messages.tabs.criteria,
  columns: [
    { name: 'criteriaScoreEnumId', label: messages.criterion, type: 'select', options: 'LoanCriteriaScore', width: 180 },
    { name: 'unit', label: messages.unit, type: 'float' },
    { name: 'points', label: messages.points, type: 'float' },
    { name: 'mostPoints', label: messages.mostPoints, type: 'float' },
  ],
});

const points = { type: 'float', min: 0.001, max: 100_000, step: 0.001, col: 6 } as const;
export const criterionForm = defineForm('welfare/loanBudgetCriterion', [
  { type: 'select', name: 'criteriaScoreEnumId', label: messages.criterion, options: 'LoanCriteriaScore', required: true, col: 6 },
  { type: 'float', name: 'unit', label: messages.unit, help: messages.unitHelp, required: true, min: 0.001, max: 1_000_000_000_000, step: 0.001, col: 6 },
  { ...points, name: 'points', label: messages.points, required: true },
  { ...points, name: 'mostPoints', label: messages.mostPoints },
]);

export const placeTable = defineTable({
  key: 'welfare/loanBudgetPlace',
  rowKey: 'loanBudgetPlaceId',
  title: messages.tabs.places,
  columns: [
    { name: 'place', label: messages.place, type: 'count', pinned: 'start' },
    ...personColumns,
    { name: 'groupName', label: messages.group, type: 'text' },
    { name: 'requestedOn', label: messages.requestedOn, type: 'date' },
    { name: 'amount', label: messages.asked, type: 'amount', class: 'pay' },
    { name: 'score', label: messages.score, type: 'float', class: 'family' },
    { name: 'statusId', label: messages.status, type: 'select', options: optionRows(messages.statuses) },
    { name: 'source', label: messages.source, type: 'select', options: optionRows(messages.sources) },
    { name: 'waiting', label: messages.waiting, type: 'select', options: optionRows(messages.waitings) },
    { name: 'decider', label: messages.decider, type: 'select', options: optionRows(messages.deciders) },
  ],
  sort: [{ column: 'place' }],
});

export const moveTable = movesTable({ key: 'welfare/loanBudgetMove', rowKey: 'loanBudgetMoveId', title: messages.tabs.moves });
