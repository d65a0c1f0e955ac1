/** Columns and forms of the fund of a group of welfare (guide welfare 7.1, tab 4). */
import { defineForm, type FieldDefinition, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './group-fund-page.messages.fa.ts';

/** Rials. */
const MOST = 999_999_999_999_999;
const pay = { class: 'pay' } as const;

export const fundTable = defineTable({
  key: 'welfare/fund',
  rowKey: 'welfareFundId',
  title: words.parts.fund,
  columns: [
    { name: 'title', label: words.title, type: 'text', width: 220, pinned: 'start' },
    { name: 'balance', label: words.balance, type: 'amount' },
    { name: 'lent', label: words.lent, type: 'amount' },
    { name: 'isShareBack', label: words.isBack, type: 'select', options: optionRows(words.yesNo) },
    { name: 'repayMonths', label: words.repayAfter, type: 'count' },
  ],
});

export const fundForm = defineForm('welfare/fund', [
  { type: 'text', name: 'title', label: words.title, required: true, maxLength: 200, col: 12 },
  { type: 'indicator', name: 'isShareBack', label: words.isShareBack, help: words.isShareBackHelp, required: true, col: 6 },
  { type: 'number', name: 'repayMonths', label: words.repayMonths, help: words.repayMonthsHelp, required: true, min: 0, max: 120, col: 6 },
]);

export const feeTable = defineTable({
  key: 'welfare/fundFee',
  rowKey: 'welfareFundFeeId',
  title: words.parts.fees,
  columns: [
    { name: 'amount', label: words.feeAmount, type: 'amount' },
    { name: 'percent', label: words.feePercent, type: 'float' },
    { name: 'fromDate', label: words.fromDate, type: 'date' },
    { name: 'thruDate', label: words.thruDate, type: 'date' },
  ],
});

const feeOne = ({ amount, percent }: FormValues) => fault((amount == null || amount === '') === (percent == null || percent === '') ? words.feeOne : undefined);
const daysOrder = ({ fromDate, thruDate }: FormValues) => fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? words.daysOrder : undefined);

export const feeForm = defineForm('welfare/fundFee', [
  { type: 'number', money: true, name: 'amount', label: words.feeAmount, min: 1, max: MOST, col: 6, validator: feeOne },
  { type: 'float', name: 'percent', label: words.feePercent, help: words.feePercentHelp, min: 0.01, max: 100, step: 0.01, col: 6 },
  { type: 'date', name: 'fromDate', label: words.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: words.thruDate, help: words.thruHelp, validator: daysOrder, col: 6 },
] as const satisfies readonly FieldDefinition[]);

export const fundLoanTable = defineTable({
  key: 'welfare/fundLoan',
  rowKey: 'welfareFundLoanId',
  title: words.parts.loans,
  columns: [{ name: 'loanTitle', label: words.loan, type: 'text', width: 260 }],
});

/** The page hands in the loans of the company; on the server one is looked up by itself. */
export const fundLoanForm = (loans: string | readonly OptionRow[] = 'WelfareLoan') =>
  defineForm('welfare/fundLoan', [{ type: 'select', name: 'welfareId', label: words.loan, options: loans, required: true, col: 12 }]);

const person = [
  { name: 'pseudoId', label: words.pseudoId, type: 'code' },
  { name: 'fullName', label: words.fullName, type: 'text', width: 160 },
] as const;

export const entryTable = defineTable({
  key: 'welfare/fundEntry',
  rowKey: 'welfareFundEntryId',
  title: words.tabs.statement,
  columns: [
    { name: 'day', label: words.day, type: 'date', pinned: 'start' },
    { name: 'kind', label: words.kind, type: 'select', options: optionRows(words.kinds), width: 150 },
    ...person,
    { name: 'loanCode', label: words.loanCode, type: 'code', ...pay },
    { name: 'cameIn', label: words.cameIn, type: 'amount', ...pay },
    { name: 'wentOut', label: words.wentOut, type: 'amount', ...pay },
    { name: 'after', label: words.after, type: 'amount', ...pay },
    { name: 'note', label: words.note, type: 'text', width: 220, ...pay },
    { name: 'isReversed', label: words.isReversed, type: 'select', options: optionRows(words.yesNo), hidden: true },
  ],
});

export const shareTable = defineTable({
  key: 'welfare/fundShare',
  rowKey: 'fundShareId',
  title: words.tabs.shares,
  subject: 'partyId',
  columns: [
    { ...person[0], pinned: 'start' },
    person[1],
    { name: 'memberThru', label: words.memberThru, type: 'date' },
    { name: 'paid', label: words.paid, type: 'amount', ...pay },
    { name: 'givenBack', label: words.givenBack, type: 'amount', ...pay },
    { name: 'share', label: words.share, type: 'amount', ...pay },
    { name: 'backFrom', label: words.backFrom, type: 'date' },
  ],
});

export const bookForm = defineForm('welfare/fundBook', [
  { type: 'select', name: 'kind', label: words.kind, options: optionRows(words.hand), required: true, col: 6 },
  { type: 'date', name: 'day', label: words.day, required: true, disableFuture: true, col: 6 },
  { type: 'number', money: true, name: 'amount', label: words.amount, required: true, min: 1, max: MOST, col: 12 },
  { type: 'textarea', name: 'note', label: words.note, required: true, maxLength: 500, col: 12 },
]);

export const giveBackForm = defineForm('welfare/fundGiveBack', [
  { type: 'date', name: 'day', label: words.day, required: true, disableFuture: true, col: 12 },
  { type: 'textarea', name: 'note', label: words.note, maxLength: 500, col: 12 },
]);
