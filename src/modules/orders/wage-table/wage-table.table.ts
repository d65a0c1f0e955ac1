/** Columns and form of the wages of a day by class and rank. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './wage-table-page.messages.fa.ts';

const MOST = 999_999_999_999;
const pay = { class: 'pay' } as const;

export const wageStepTable = defineTable({
  key: 'emplOrder/wageTable',
  rowKey: 'wageStepId',
  title: messages.name,
  sort: [{ column: 'jobGradeEnumId' }, { column: 'fromDate', descending: true }],
  columns: [
    { name: 'jobGradeEnumId', label: messages.jobGrade, type: 'select', options: 'JobGrade', pinned: 'start' },
    { name: 'payGradeEnumId', label: messages.payGrade, type: 'select', options: 'PayGrade' },
    { ...pay, name: 'dailyWage', label: messages.dailyWage, type: 'amount', width: 200 },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
    { name: 'source', label: messages.source, type: 'text', width: 240 },
    { name: 'isConfirmed', label: messages.isConfirmed, type: 'indicator' },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

export const wageStepForm = defineForm('emplOrder/wageStep', [
  { type: 'select', name: 'jobGradeEnumId', label: messages.jobGrade, options: 'JobGrade', required: true, col: 6 },
  { type: 'select', name: 'payGradeEnumId', label: messages.payGrade, help: messages.payGradeHelp, options: 'PayGrade', col: 6 },
  { ...pay, type: 'number', name: 'dailyWage', label: messages.dailyWage, money: true, min: 0, max: MOST, required: true, col: 6 },
  { type: 'text', name: 'source', label: messages.source, help: messages.sourceHelp, required: true, maxLength: 300, col: 6 },
  { type: 'date', name: 'fromDate', label: messages.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: messages.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
]);
