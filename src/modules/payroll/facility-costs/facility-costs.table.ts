/** Columns and form of the costs of facilities of a pay group (guide payroll 4.7.6). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './facility-costs-page.messages.fa.ts';
import { facilityFields } from './facility-type.rules.ts';

const units = optionRows(words.units);

export const facilityCostTable = defineTable({
  key: 'payroll/facilityCosts',
  rowKey: 'payGroupFacilityCostId',
  title: words.title,
  columns: [
    { name: 'parentFixedWelfareTypeEnumId', label: words.parentType, type: 'select', options: 'FixedWelfareType', pinned: 'start' },
    { name: 'fixedWelfareTypeEnumId', label: words.type, type: 'select', options: 'FixedWelfareType', width: 180 },
    { name: 'costAmount', label: words.amount, type: 'amount' },
    { name: 'formulaTitle', label: words.formula, type: 'text', width: 180 },
    { name: 'costUomId', label: words.unit, type: 'select', options: units },
    { name: 'factorTitle', label: words.factor, type: 'text' },
    { name: 'payslipTypeTitle', label: words.payslipType, type: 'text' },
    { name: 'fromDate', label: words.fromDate, type: 'date' },
    { name: 'thruDate', label: words.thruDate, type: 'date' },
    { name: 'rank', label: words.rank, type: 'count', hidden: true },
  ],
});

/** What the page knows to choose from; on the server it is looked up by itself. */
export interface CostChoices {
  readonly factors: readonly OptionRow[];
  readonly payslipTypes: readonly OptionRow[];
  readonly formulas: readonly OptionRow[];
}

const daysOrder = ({ fromDate, thruDate }: FormValues) => fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? words.daysOrder : undefined);

const isByFormula = ({ isFormula }: FormValues): boolean => isFormula === 'Y' || isFormula === true;
const isByAmount = (values: FormValues): boolean => !isByFormula(values);

export const facilityCostForm = (choices?: CostChoices) =>
  defineForm('payroll/facilityCost', [
    ...facilityFields({ parent: words.parentType, type: words.type }, words.typeHelp),
    { type: 'indicator', name: 'isFormula', label: words.isFormula, col: 12 },
    {
      ...{ type: 'number', name: 'costAmount', label: words.amount, money: true, min: 1, max: 999_999_999_999 },
      ...{ visibleWhen: isByAmount, requiredWhen: isByAmount, col: 6 },
    },
    {
      ...{ type: 'select', name: 'formulaId', label: words.formula, options: choices?.formulas ?? 'PayFormula', optionIdField: 'formulaId', optionLabelField: 'title' },
      ...{ help: words.formulaHelp, visibleWhen: isByFormula, requiredWhen: isByFormula, col: 6 },
    },
    { type: 'select', name: 'costUomId', label: words.unit, options: units, required: true, col: 6 },
    {
      type: 'select',
      name: 'payFactorId',
      label: words.factor,
      options: choices?.factors ?? 'PayFactor',
      optionIdField: 'payFactorId',
      optionLabelField: 'title',
      required: true,
      col: 6,
    },
    {
      type: 'select',
      name: 'deductPayslipTypeId',
      label: words.payslipType,
      help: words.payslipTypeHelp,
      options: choices?.payslipTypes ?? 'PayslipTypeOfCompany',
      optionIdField: 'payslipTypeId',
      optionLabelField: 'title',
      col: 6,
    },
    { type: 'date', name: 'fromDate', label: words.fromDate, help: words.fromHelp, required: true, col: 6 },
    { type: 'date', name: 'thruDate', label: words.thruDate, validator: daysOrder, col: 6 },
    { type: 'number', name: 'rank', label: words.rank, help: words.rankHelp, min: 1, max: 9_999, col: 6 },
  ]);
