/** Columns and forms of /payroll/salarySlipType (guide payroll 4.5). */
import { defineForm, fault, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './payslip-types-page.messages.fa.ts';

/** The outputs that a type names, one of each kind, by the field. */
export const outputFields = { bankOutputId: 'OutTyBanck', insuranceOutputId: 'OutTyInsurance', taxOutputId: 'OutTyTax' } as const;

export const payslipTypeTable = defineTable({
  key: 'payroll/payslipTypes',
  rowKey: 'payslipTypeId',
  title: words.title,
  columns: [
    { name: 'code', label: words.code, type: 'code', pinned: 'start' },
    { name: 'title', label: words.name, type: 'text', width: 220 },
    { name: 'periodTypeName', label: words.period, type: 'text' },
    { name: 'printSettingId', label: words.print, type: 'select', options: 'PayslipPrintPreview' },
    { name: 'roundingTypeEnumId', label: words.rounding, type: 'select', options: 'RoundingType' },
    { name: 'cashAllowed', label: words.cash, type: 'indicator' },
    { name: 'factors', label: words.factors, type: 'count' },
    { name: 'description', label: words.description, type: 'text', hidden: true },
  ],
});

/** What the selects of a type offer, where the page knows it. */
export interface PayslipTypeChoices {
  readonly periodTypes: readonly OptionRow[];
  readonly outputs: readonly OptionRow[];
}

/** `choices`: of the company, where the page knows them; on the server they are looked up by themselves. */
export const payslipTypeForm = (choices?: PayslipTypeChoices) => {
  const output = (name: keyof typeof outputFields) =>
    ({
      type: 'select',
      name,
      label: words.outputs[name],
      options: choices?.outputs ?? 'PayOutputOfCompany',
      optionIdField: 'payOutputTypeId',
      optionLabelField: 'title',
      filterOptions: (rows: readonly OptionRow[]) => rows.filter((row) => row['outputTypeEnumId'] === outputFields[name]),
    }) as const;
  return defineForm('payroll/payslipType', [
    {
      type: 'text',
      name: 'code',
      label: words.code,
      code: 'alphanumeric',
      required: true,
      maxLength: 40,
      validator: ({ code }) => fault(typeof code === 'string' && !/^[A-Za-z]/.test(code) ? words.codeShape : undefined),
    },
    { type: 'text', name: 'title', label: words.name, required: true, maxLength: 200 },
    {
      type: 'select',
      name: 'timePeriodTypeId',
      label: words.period,
      help: words.periodHelp,
      options: choices?.periodTypes ?? 'TimePeriodTypeOfCompany',
      optionIdField: 'timePeriodTypeId',
    },
    output('bankOutputId'),
    output('insuranceOutputId'),
    output('taxOutputId'),
    { type: 'select', name: 'roundingTypeEnumId', label: words.rounding, options: 'RoundingType', help: words.roundingHelp },
    {
      type: 'number',
      name: 'roundingNumbers',
      label: words.roundingNumbers,
      help: words.roundingNumbersHelp,
      min: 0,
      max: 6,
      visibleWhen: ({ roundingTypeEnumId: kind }) => typeof kind === 'string' && kind !== '' && kind !== 'RndNone',
    },
    { type: 'select', name: 'printSettingId', label: words.print, options: 'PayslipPrintPreview', required: true },
    { type: 'indicator', name: 'autgenTimePeriod', label: words.auto, help: words.autoHelp },
    {
      type: 'select',
      name: 'autgenTitleTimePeriodEnumId',
      label: words.autoTitle,
      options: 'TitleTimePeriod',
      visibleWhen: ({ autgenTimePeriod }) => autgenTimePeriod === 'Y',
      requiredWhen: ({ autgenTimePeriod }) => autgenTimePeriod === 'Y',
    },
    { type: 'indicator', name: 'changeCalcType', label: words.changeCalcType },
    { type: 'indicator', name: 'cashAllowed', label: words.cash, help: words.cashHelp },
    { type: 'textarea', name: 'description', label: words.description, maxLength: 2000, col: 12 },
  ]);
};

export const payslipTypeFactorTable = defineTable({
  key: 'payroll/payslipTypeFactors',
  rowKey: 'payslipTypeFactorId',
  title: words.factors,
  columns: [
    { name: 'factorTitle', label: words.factor, type: 'text', pinned: 'start', width: 220 },
    { name: 'factorCode', label: words.factorCode, type: 'code' },
    { name: 'calcTypeEnumId', label: words.calcType, type: 'select', options: 'PayFactorCalcType' },
    { name: 'arrearsPay', label: words.arrears, type: 'indicator' },
  ],
});

export const payslipTypeFactorForm = (factors: 'PayFactor' | readonly OptionRow[] = 'PayFactor') =>
  defineForm('payroll/payslipTypeFactor', [
    { type: 'select', name: 'payrollFactorId', label: words.factor, options: factors, optionIdField: 'payrollFactorId', optionLabelField: 'title', required: true },
    { type: 'select', name: 'calcTypeEnumId', label: words.calcType, options: 'PayFactorCalcType', required: true },
    { type: 'indicator', name: 'arrearsPay', label: words.arrears },
  ]);
