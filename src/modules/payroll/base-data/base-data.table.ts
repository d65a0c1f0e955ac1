/** Columns and forms of /payroll/baseData (guide payroll 4.2). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './base-data-page.messages.fa.ts';

const { type: ofType, period: ofPeriod } = words;

export const periodTypeTable = defineTable({
  key: 'payroll/timePeriodTypes',
  rowKey: 'timePeriodTypeId',
  title: words.types,
  columns: [
    { name: 'code', label: words.code, type: 'code', pinned: 'start' },
    { name: 'description', label: ofType.name, type: 'text', width: 220 },
    { name: 'periodPurposeEnumId', label: ofType.purpose, type: 'select', options: 'TimePeriodPurpose' },
    { name: 'parentName', label: ofType.parent, type: 'text' },
    { name: 'periodLength', label: ofType.length, type: 'count' },
    { name: 'lengthUomId', label: ofType.unit, type: 'select', options: 'UomUT_TIME_FREQ_MEASURE' },
    { name: 'periods', label: ofType.periods, type: 'count' },
  ],
});

/** `types`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export const periodTypeForm = (types: 'TimePeriodTypeOfCompany' | readonly OptionRow[] = 'TimePeriodTypeOfCompany') =>
  defineForm('payroll/timePeriodType', [
    {
      type: 'text',
      name: 'code',
      label: words.code,
      code: 'alphanumeric',
      required: true,
      maxLength: 40,
      validator: ({ code }) => fault(typeof code === 'string' && !/^[A-Za-z]/.test(code) ? words.codeShape : undefined),
    },
    { type: 'text', name: 'description', label: ofType.name, required: true, maxLength: 200 },
    { type: 'select', name: 'periodPurposeEnumId', label: ofType.purpose, options: 'TimePeriodPurpose', help: ofType.purposeHelp },
    {
      type: 'select',
      name: 'parentPeriodTypeId',
      label: ofType.parent,
      options: types,
      optionIdField: 'timePeriodTypeId',
      filterOptions: (rows, { periodPurposeEnumId: purpose }) => rows.filter((row) => row['periodPurposeEnumId'] === (purpose ?? null)),
    },
    { type: 'number', name: 'periodLength', label: ofType.length, min: 1, max: 9999 },
    {
      type: 'select',
      name: 'lengthUomId',
      label: ofType.unit,
      options: 'UomUT_TIME_FREQ_MEASURE',
      requiredWhen: ({ periodLength }) => periodLength !== null && periodLength !== undefined,
    },
  ]);

export const periodTable = defineTable({
  key: 'payroll/timePeriods',
  rowKey: 'timePeriodId',
  title: words.periods,
  columns: [
    { name: 'typeName', label: ofPeriod.type, type: 'text', pinned: 'start' },
    { name: 'periodNum', label: ofPeriod.number, type: 'count' },
    { name: 'periodName', label: ofPeriod.name, type: 'text', width: 200 },
    { name: 'fromDate', label: ofPeriod.from, type: 'date' },
    { name: 'thruDate', label: ofPeriod.thru, type: 'date' },
    { name: 'previousName', label: ofPeriod.previous, type: 'text' },
    { name: 'parentName', label: ofPeriod.parent, type: 'text' },
    { name: 'description', label: words.description, type: 'text', hidden: true },
  ],
  sort: [{ column: 'typeName' }, { column: 'fromDate', descending: true }],
});

/** What the selects of periods offer, where the page knows it. */
export interface PeriodChoices {
  readonly types: readonly OptionRow[];
  readonly periods: readonly OptionRow[];
}

const isDay = (value: unknown): value is string => typeof value === 'string';
const same =
  (typeOf: (values: FormValues) => unknown) =>
  (rows: readonly OptionRow[], values: FormValues): readonly OptionRow[] =>
    rows.filter((row) => row['timePeriodTypeId'] === typeOf(values));

/** `choices`: as above. */
export const periodForm = (choices?: PeriodChoices) => {
  const parentOf = (typeId: unknown): unknown => choices?.types.find((one) => one['timePeriodTypeId'] === typeId)?.['parentPeriodTypeId'];
  const periods = { options: choices?.periods ?? 'TimePeriodOfCompany', optionIdField: 'timePeriodId', optionLabelField: 'periodName' } as const;
  return defineForm('payroll/timePeriod', [
    { type: 'select', name: 'timePeriodTypeId', label: ofPeriod.type, options: choices?.types ?? 'TimePeriodTypeOfCompany', optionIdField: 'timePeriodTypeId', required: true },
    { type: 'number', name: 'periodNum', label: ofPeriod.number, required: true, min: 1, max: 999_999 },
    { type: 'text', name: 'periodName', label: ofPeriod.name, required: true, maxLength: 200 },
    { type: 'date', name: 'fromDate', label: ofPeriod.from, required: true },
    {
      type: 'date',
      name: 'thruDate',
      label: ofPeriod.thru,
      required: true,
      validator: ({ fromDate, thruDate }: FormValues) => fault(isDay(fromDate) && isDay(thruDate) && thruDate < fromDate ? words.daysOrder : undefined),
    },
    { ...periods, type: 'select', name: 'previousPeriodId', label: ofPeriod.previous, filterOptions: same(({ timePeriodTypeId }) => timePeriodTypeId) },
    { ...periods, type: 'select', name: 'parentPeriodId', label: ofPeriod.parent, filterOptions: same(({ timePeriodTypeId }) => parentOf(timePeriodTypeId)) },
    { type: 'textarea', name: 'description', label: words.description, maxLength: 2000, col: 12 },
  ]);
};
