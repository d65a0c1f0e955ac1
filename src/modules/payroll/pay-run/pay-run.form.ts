/** What a new run of pay is asked. */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { mayBeShare } from '../pay/pay-kind.rules.ts';
import words from './pay-run-page.messages.fa.ts';

export const months = monthNames.map((description, at) => ({ enumId: String(at + 1), description }));

export const kinds = optionRows(words.kinds);

/** `groups`, `types`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export const payRunForm = (
  groups: 'PayGroupOfCompany' | readonly OptionRow[] = 'PayGroupOfCompany',
  types: 'PayslipTypeOfCompany' | readonly OptionRow[] = 'PayslipTypeOfCompany',
) =>
  defineForm('payroll/payRun', [
    { type: 'select', name: 'payGroupId', label: words.group, options: groups, optionIdField: 'payGroupId', optionLabelField: 'description', required: true, col: 6 },
    { type: 'select', name: 'kind', label: words.kind, options: kinds, required: true, col: 6 },
    { type: 'number', name: 'jalaliYear', label: words.year, required: true, min: 1_390, max: 1_600, hideSpin: true, col: 3 },
    { type: 'select', name: 'jalaliMonth', label: words.month, options: months, required: true, col: 3 },
    {
      type: 'number',
      name: 'percent',
      label: words.percent,
      min: 1,
      max: 300,
      unit: words.percentUnit,
      help: words.percentHelp,
      visibleWhen: ({ kind }) => mayBeShare(kind),
      requiredWhen: ({ kind }) => kind === 'advance',
      col: 6,
    },
    {
      type: 'select',
      name: 'payslipTypeId',
      label: words.payslipType,
      options: types,
      optionIdField: 'payslipTypeId',
      optionLabelField: 'title',
      help: words.payslipTypeHelp,
      visibleWhen: () => typeof types === 'string' || types.length > 0,
      col: 6,
    },
    { type: 'textarea', name: 'description', label: words.description, maxLength: 500, col: 12 },
  ]);
