/** Of which months arrears are looked for. */
import { defineForm } from '#kernel/form/definition.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import words from './arrears-page.messages.fa.ts';

export const months = monthNames.map((description, at) => ({ enumId: String(at + 1), description }));
const year = { type: 'number', required: true, min: 1_390, max: 1_600, hideSpin: true, col: 3 } as const;
const month = { type: 'select', options: months, required: true, col: 3 } as const;

export const arrearsForm = defineForm('payroll/arrears', [
  { ...year, name: 'fromYear', label: words.fromYear },
  { ...month, name: 'fromMonth', label: words.fromMonth },
  { ...year, name: 'thruYear', label: words.thruYear },
  { ...month, name: 'thruMonth', label: words.thruMonth },
]);
