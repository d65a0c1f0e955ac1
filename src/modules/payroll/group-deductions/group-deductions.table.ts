/** Columns and form of the legal deductions of a pay group (guide payroll 4.7.2). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './group-deductions-page.messages.fa.ts';

const OF = 'DeductionsType';
const INSURANCE = 'DdtInsurance';
const roots = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === null);
const ofInsurance = ({ parentLegalDeductId: parent }: FormValues): boolean => parent === INSURANCE;

export const groupDeductionTable = defineTable({
  key: 'payroll/groupDeductions',
  rowKey: 'payGroupLegalDeductId',
  title: words.title,
  columns: [
    { name: 'parentLegalDeductId', label: words.parentKind, type: 'select', options: OF, pinned: 'start' },
    { name: 'legalDeductEnumId', label: words.kind, type: 'select', options: OF },
    { name: 'rate', label: words.rate, type: 'float' },
    { name: 'bases', label: words.base, type: 'text', width: 240 },
    { name: 'formulaTitle', label: words.formula, type: 'text', width: 200 },
    { name: 'fromDate', label: words.fromDate, type: 'date' },
    { name: 'thruDate', label: words.thruDate, type: 'date' },
    { name: 'source', label: words.source, type: 'text', width: 200 },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) => fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? words.daysOrder : undefined);

/** `factors` and `formulas`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export const groupDeductionForm = (factors: 'PayFactor' | readonly OptionRow[] = 'PayFactor', formulas: 'PayFormula' | readonly OptionRow[] = 'PayFormula') =>
  defineForm('payroll/groupDeduction', [
    { type: 'select', name: 'parentLegalDeductId', label: words.parentKind, options: OF, filterOptions: roots, required: true, col: 6 },
    {
      type: 'select',
      name: 'legalDeductEnumId',
      label: words.kind,
      options: OF,
      help: words.kindHelp,
      filterOptions: (rows: readonly OptionRow[], { parentLegalDeductId: parent }: FormValues) =>
        rows.filter(({ parentEnumId }) => typeof parent === 'string' && parentEnumId === parent),
      visibleWhen: ofInsurance,
      requiredWhen: ofInsurance,
      col: 6,
    },
    { type: 'float', name: 'rate', label: words.rate, unit: words.percent, help: words.rateHelp, min: 0, max: 100, step: 0.0001, col: 6 },
    {
      type: 'multiselect',
      name: 'baseFactorIds',
      label: words.base,
      options: factors,
      optionIdField: 'payFactorId',
      optionLabelField: 'title',
      help: words.baseHelp,
      visibleWhen: (values) => ofInsurance(values) && values['formulaId'] == null,
      col: 6,
    },
    {
      type: 'select',
      name: 'formulaId',
      label: words.formula,
      options: formulas,
      optionIdField: 'formulaId',
      optionLabelField: 'title',
      help: words.formulaHelp,
      col: 6,
    },
    { type: 'date', name: 'fromDate', label: words.fromDate, help: words.fromHelp, required: true, col: 6 },
    { type: 'date', name: 'thruDate', label: words.thruDate, validator: daysOrder, col: 6 },
    { type: 'text', name: 'source', label: words.source, maxLength: 200, col: 12 },
  ]);
