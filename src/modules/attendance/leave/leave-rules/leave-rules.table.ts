/** Columns and form of the rules of leave. Minutes of a day; days of a year. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { ANNUAL } from '../leave.catalogue.ts';
import kinds from '../leave-types.messages.fa.ts';
import messages from './leave-rules-page.messages.fa.ts';

const { columns: label } = messages;
const MOST_DAYS = 366;

export const leaveRuleTable = defineTable({
  key: 'attendance/leaveRules',
  rowKey: 'leaveRuleId',
  title: messages.title,
  sort: [{ column: 'leaveTypeId' }, { column: 'fromDate', descending: true }],
  columns: [
    { name: 'leaveTypeId', label: label.kind, type: 'select', options: optionRows(kinds), width: 130, pinned: 'start' },
    { name: 'isOwn', label: label.origin, type: 'indicator', indicatorLabels: messages.origins, width: 90 },
    { name: 'fromDate', label: label.fromDate, type: 'date' },
    { name: 'thruDate', label: label.thruDate, type: 'date' },
    { name: 'yearDays', label: label.yearDays, type: 'count' },
    { name: 'carryDays', label: label.carryDays, type: 'count' },
    { name: 'counts', label: label.counts, type: 'select', options: optionRows(messages.counting) },
    { name: 'dayCost', label: label.dayCost, type: 'select', options: optionRows(messages.costs), width: 190 },
    { name: 'mostDays', label: label.mostDays, type: 'count' },
    { name: 'hrOverDays', label: label.hrOverDays, type: 'count', hidden: true },
    { name: 'allowsHours', label: label.allowsHours, type: 'indicator', indicatorLabels: messages.allowed },
    { name: 'needsDocument', label: label.needsDocument, type: 'indicator', indicatorLabels: messages.needed },
    { name: 'paidBy', label: label.paidBy, type: 'select', options: optionRows(messages.payers) },
    { name: 'source', label: label.source, type: 'text', width: 200 },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);
/** Only one kind has a balance: the others have neither days of a year nor anything to carry over. */
const hasBalance = ({ leaveTypeId }: FormValues): boolean => leaveTypeId === ANNUAL;

export const leaveRuleForm = defineForm('attendance/leaveRule', [
  { type: 'select', name: 'leaveTypeId', label: label.kind, options: optionRows(kinds), required: true, col: 4 },
  { type: 'date', name: 'fromDate', label: label.fromDate, required: true, col: 4 },
  { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 4 },
  { type: 'number', name: 'yearDays', label: label.yearDays, help: messages.yearHelp, min: 0, max: 100, visibleWhen: hasBalance, col: 4 },
  { type: 'number', name: 'carryDays', label: label.carryDays, help: messages.yearHelp, min: 0, max: 100, visibleWhen: hasBalance, col: 4 },
  { type: 'hour', name: 'dayMinutes', label: label.dayMinutes, help: messages.dayHelp, required: true, min: 60, max: 1_440, col: 4 },
  { type: 'select', name: 'counts', label: label.counts, options: optionRows(messages.counting), required: true, col: 4 },
  { type: 'select', name: 'dayCost', label: label.dayCost, options: optionRows(messages.costs), required: true, col: 4 },
  { type: 'select', name: 'paidBy', label: label.paidBy, options: optionRows(messages.payers), required: true, col: 4 },
  { type: 'number', name: 'mostDays', label: label.mostDays, help: messages.mostHelp, min: 1, max: MOST_DAYS, col: 4 },
  { type: 'number', name: 'hrOverDays', label: label.hrOverDays, help: messages.hrHelp, min: 0, max: MOST_DAYS, col: 4 },
  { type: 'indicator', name: 'allowsHours', label: label.allowsHours, indicatorLabels: messages.allowed, col: 4 },
  { type: 'indicator', name: 'needsDocument', label: label.needsDocument, indicatorLabels: messages.needed, col: 4 },
  { type: 'text', name: 'source', label: label.source, required: true, maxLength: 200, col: 8 },
  { type: 'component', name: 'reach', label: messages.reach, col: 12 },
]);
