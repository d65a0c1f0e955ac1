/** The factor of pay that a row names, as field and as columns. */
import type { FieldDefinition } from '#kernel/form/definition.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import messages from './factor-field.messages.fa.ts';

export const factorField = {
  type: 'lazyselect',
  name: 'payFactorId',
  label: messages.factor,
  url: '/rest/s1/payroll/payFactorOptions',
  optionIdField: 'payFactorId',
  optionLabelField: 'title',
  required: true,
  col: 6,
} as const satisfies FieldDefinition;

/** What somebody is paid for, or what is taken, is told to whoever may see pay. */
export const factorColumns = [
  { name: 'factorTitle', label: messages.factor, type: 'text', class: 'pay', width: 180 },
  { name: 'factorCode', label: messages.factorCode, type: 'code', class: 'pay', hidden: true },
] as const satisfies readonly ColumnDefinition[];
