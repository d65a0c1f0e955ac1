/** What a case of the simulator is asked. */
import { defineForm } from '#kernel/form/definition.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import messages from './simulator-page.messages.fa.ts';

const months = monthNames.map((description, at) => ({ enumId: String(at + 1), description }));

export const simulatorForm = defineForm('payroll/simulator', [
  { type: 'number', name: 'year', label: messages.year, required: true, min: 1_300, max: 1_500, hideSpin: true, col: 3 },
  { type: 'select', name: 'month', label: messages.month, options: months, required: true, col: 3 },
  { type: 'date', name: 'hireDate', label: messages.hireDate, required: true, col: 3 },
  { type: 'date', name: 'leaveDate', label: messages.leaveDate, col: 3 },
  { type: 'number', name: 'dailyWage', label: messages.dailyWage, help: messages.dailyWageHelp, money: true, col: 6 },
  { type: 'number', name: 'seniorityDaily', label: messages.seniorityDaily, help: messages.seniorityHelp, money: true, col: 6 },
  { type: 'switch', name: 'isMarried', label: messages.isMarried, col: 3 },
  { type: 'number', name: 'children', label: messages.children, min: 0, max: 30, col: 3 },
  { type: 'number', name: 'insuredDays', label: messages.insuredDays, min: 0, max: 40_000, col: 3 },
  { type: 'number', name: 'days', label: messages.days, help: messages.daysHelp, min: 0, max: 31, col: 3 },
  { type: 'longHour', name: 'overtime', label: messages.overtime, col: 3 },
  { type: 'longHour', name: 'night', label: messages.night, col: 3 },
  { type: 'longHour', name: 'friday', label: messages.friday, col: 3 },
  { type: 'number', name: 'deduction', label: messages.deduction, money: true, col: 3 },
]);
