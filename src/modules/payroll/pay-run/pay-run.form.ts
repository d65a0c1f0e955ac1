/** What a new run of pay is asked. */
import { defineForm, type FormValues, type OptionRow } from '#kernel/form/definition.ts';
import { monthOptions } from '#kernel/form/months.ts';
import { optionRows } from '#kernel/form/options.ts';
import { buysLeave, mayBeShare } from '../pay/pay-kind.rules.ts';
import words from './pay-run-page.messages.fa.ts';

export const kinds = optionRows(words.kinds);

const isOf = ({ payGroupIds }: OptionRow, payGroupId: unknown): boolean => Array.isArray(payGroupIds) && payGroupIds.includes(payGroupId);

/** Those of the group; all of them where it has none of its own. */
function ofGroup(types: readonly OptionRow[], { payGroupId }: FormValues): readonly OptionRow[] {
  const own = types.filter((type) => isOf(type, payGroupId));
  return own.length > 0 ? own : types;
}

/** What the selects of a run offer, where the page knows it. */
export interface PayRunChoices {
  readonly groups: readonly OptionRow[];
  readonly types: readonly OptionRow[];
  readonly periods: readonly OptionRow[];
}

/** `choices`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export function payRunForm(choices?: PayRunChoices) {
  const types = choices?.types ?? 'PayslipTypeOfCompany';
  /** Of the payslip type that is chosen; what only the server knows is judged there. */
  const periodTypeOf = ({ payslipTypeId }: FormValues): unknown => choices?.types.find((one) => one['payslipTypeId'] === payslipTypeId)?.['timePeriodTypeId'];
  const isOfMonth = (values: FormValues): boolean => (choices ? !periodTypeOf(values) : !values['payPeriodId']);
  return defineForm('payroll/payRun', [
    {
      type: 'select',
      name: 'payGroupId',
      label: words.group,
      options: choices?.groups ?? 'PayGroupOfCompany',
      optionIdField: 'payGroupId',
      optionLabelField: 'description',
      required: true,
      col: 6,
    },
    { type: 'select', name: 'kind', label: words.kind, options: kinds, required: true, col: 6 },
    {
      type: 'select',
      name: 'payslipTypeId',
      label: words.payslipType,
      options: types,
      optionIdField: 'payslipTypeId',
      optionLabelField: 'title',
      help: words.payslipTypeHelp,
      filterOptions: ofGroup,
      visibleWhen: () => typeof types === 'string' || types.length > 0,
      col: 6,
    },
    {
      type: 'select',
      name: 'payPeriodId',
      label: words.period,
      options: choices?.periods ?? 'TimePeriodOfCompany',
      optionIdField: 'payPeriodId',
      optionLabelField: 'title',
      help: words.periodHelp,
      col: 6,
      filterOptions: (rows: readonly OptionRow[], values: FormValues) => rows.filter((row) => row['timePeriodTypeId'] === periodTypeOf(values)),
      visibleWhen: (values: FormValues) => choices === undefined || !isOfMonth(values),
      requiredWhen: (values: FormValues) => choices !== undefined && !isOfMonth(values),
    },
    { type: 'number', name: 'jalaliYear', label: words.year, visibleWhen: isOfMonth, requiredWhen: isOfMonth, min: 1_390, max: 1_600, hideSpin: true, col: 3 },
    { type: 'select', name: 'jalaliMonth', label: words.month, options: monthOptions, visibleWhen: isOfMonth, requiredWhen: isOfMonth, col: 3 },
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
      type: 'number',
      name: 'leaveDays',
      label: words.leaveDays,
      min: 1,
      max: 60,
      unit: words.leaveDaysUnit,
      help: words.leaveDaysHelp,
      visibleWhen: ({ kind, leaveLapsing }) => buysLeave(kind) && leaveLapsing !== true,
      col: 6,
    },
    { type: 'check', name: 'leaveLapsing', label: words.leaveLapsing, help: words.leaveLapsingHelp, visibleWhen: ({ kind }) => buysLeave(kind), col: 6 },
    { type: 'textarea', name: 'description', label: words.description, maxLength: 500, col: 12 },
  ]);
}
