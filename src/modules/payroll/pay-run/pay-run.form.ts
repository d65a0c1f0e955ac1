/** What a new run of pay is asked. */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import words from './pay-run-page.messages.fa.ts';

export const months = monthNames.map((description, at) => ({ enumId: String(at + 1), description }));

/** `groups`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export const payRunForm = (groups: 'PayGroupOfCompany' | readonly OptionRow[] = 'PayGroupOfCompany') =>
  defineForm('payroll/payRun', [
    { type: 'select', name: 'payGroupId', label: words.group, options: groups, optionIdField: 'payGroupId', optionLabelField: 'description', required: true, col: 6 },
    { type: 'number', name: 'jalaliYear', label: words.year, required: true, min: 1_390, max: 1_600, hideSpin: true, col: 3 },
    { type: 'select', name: 'jalaliMonth', label: words.month, options: months, required: true, col: 3 },
    { type: 'textarea', name: 'description', label: words.description, maxLength: 500, col: 12 },
  ]);
