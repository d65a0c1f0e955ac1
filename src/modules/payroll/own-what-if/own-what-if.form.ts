/** What somebody asks about their own month, and whether a company lets them. */
import { defineForm } from '#kernel/form/definition.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import words from './what-if-page.messages.fa.ts';

const months = monthNames.map((description, at) => ({ enumId: String(at + 1), description }));
const maritals = Object.entries(words.maritals).map(([enumId, description]) => ({ enumId, description }));

export const whatIfForm = defineForm('payroll/ownWhatIf', [
  { type: 'number', name: 'year', label: words.year, required: true, min: 1_390, max: 1_499, hideSpin: true, col: 3 },
  { type: 'select', name: 'month', label: words.month, options: months, required: true, col: 3 },
  { type: 'select', name: 'marital', label: words.marital, options: maritals, col: 3 },
  { type: 'number', name: 'children', label: words.children, min: 0, max: 30, col: 3 },
  { type: 'number', name: 'days', label: words.days, min: 0, max: 31, col: 3 },
  { type: 'longHour', name: 'overtime', label: words.overtime, col: 3 },
  { type: 'longHour', name: 'night', label: words.night, col: 3 },
  { type: 'longHour', name: 'friday', label: words.friday, col: 3 },
]);

export const whatIfSettingForm = defineForm('payroll/ownWhatIfSetting', [{ type: 'switch', name: 'isOpen', label: words.isOpen, help: words.isOpenHelp, col: 12 }]);
