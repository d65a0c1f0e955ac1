/** What is asked for another kind of calculation of a factor. */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import words from './calc-types-page.messages.fa.ts';

/** `factors`: those of the payslip type, where the page knows them; on the server they are looked up by themselves. */
export const calcTypeForm = (factors: 'PayFactor' | readonly OptionRow[] = 'PayFactor') =>
  defineForm('payroll/calcType', [
    { type: 'select', name: 'payrollFactorId', label: words.factor, options: factors, optionIdField: 'payrollFactorId', optionLabelField: 'title', required: true, col: 4 },
    { type: 'select', name: 'calcTypeEnumId', label: words.calcType, options: 'PayFactorCalcType', required: true, col: 4 },
    { type: 'text', name: 'reason', label: words.reason, required: true, maxLength: 500, col: 4 },
  ]);
