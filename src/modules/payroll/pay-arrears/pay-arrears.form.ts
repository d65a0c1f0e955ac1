/** Which arrears are looked for: of which months, and what of them is paid. */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { monthOptions } from '#kernel/form/months.ts';
import words from './arrears-page.messages.fa.ts';

const year = { type: 'number', required: true, min: 1_390, max: 1_600, hideSpin: true, col: 3 } as const;
const month = { type: 'select', options: monthOptions, required: true, col: 3 } as const;

/** `types`: payslip types of the company, where the page knows them; on the server they are looked up by themselves. */
export const arrearsForm = (types: 'PayslipTypeOfCompany' | readonly OptionRow[] = 'PayslipTypeOfCompany') =>
  defineForm('payroll/arrears', [
    { ...year, name: 'fromYear', label: words.fromYear },
    { ...month, name: 'fromMonth', label: words.fromMonth },
    { ...year, name: 'thruYear', label: words.thruYear },
    { ...month, name: 'thruMonth', label: words.thruMonth },
    { type: 'number', name: 'percent', label: words.percent, unit: words.percentUnit, min: 1, max: 100, required: true, hideSpin: true, col: 3 },
    { type: 'select', name: 'methodEnumId', label: words.method, options: 'ArrearsPaymentMethod', help: words.methodHelp, col: 3 },
    {
      type: 'multiselect',
      name: 'payslipTypeIds',
      label: words.payslipTypes,
      options: types,
      optionIdField: 'payslipTypeId',
      optionLabelField: 'title',
      help: words.payslipTypesHelp,
      visibleWhen: () => typeof types === 'string' || types.length > 0,
      col: 6,
    },
  ]);
