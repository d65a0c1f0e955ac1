/** Columns and forms of shift programmes and the turns of a rotation (guide questionnaire-performance.md 16.1). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './programmes.messages.fa.ts';

export const programmeTable = defineTable({
  key: 'functionalManagement/shiftProgrammes',
  rowKey: 'shiftProgrammeId',
  title: messages.programmes,
  pageSize: 50,
  sort: [{ column: 'priority' }],
  columns: [
    { name: 'priority', label: messages.priority, type: 'count' },
    { name: 'title', label: messages.name, type: 'text', width: 200 },
    { name: 'programmeType', label: messages.type, type: 'select', options: 'CalendarShiftType' },
    { name: 'shiftTitle', label: messages.shift, type: 'text' },
    { name: 'forAll', label: messages.forAll, type: 'indicator', indicatorLabels: { Y: messages.all, N: messages.named } },
    { name: 'holidays', label: messages.holidays, type: 'select', options: optionRows(messages.holidayWays) },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
  ],
});

const isOf =
  (...types: readonly string[]) =>
  ({ programmeType }: FormValues): boolean =>
    types.some((type) => type === programmeType);
const isRotation = isOf('CShTRotat');
const narrows = isOf('CShTWeek', 'CShTMonthDay', 'CShTMonth', 'CShTWeekMonth', 'CShTDayWeekMonth');
/** Months of 31 days; of 30, the last one in leap years alone. */
const [LONG_MONTHS, LONG, SHORT] = [6, 31, 30];
const monthOf = (id: unknown): number => (typeof id === 'string' ? Number(id.slice(-2)) : 0);

export function dayOfMonthFits({ monthDay, monthEnumId }: FormValues): boolean {
  const month = monthOf(monthEnumId);
  return typeof monthDay !== 'number' || month === 0 || monthDay <= (month <= LONG_MONTHS ? LONG : SHORT);
}

const only = (fits: (values: FormValues) => boolean) => ({ visibleWhen: fits, value: (values: FormValues) => (fits(values) ? undefined : null) });
const needed = (fits: (values: FormValues) => boolean) => ({ ...only(fits), requiredWhen: fits });

/** `shifts`: of the company, where the page knows them; on the server they are looked up by themselves. */
export const programmeForm = (shifts?: readonly OptionRow[]) =>
  defineForm('functionalManagement/shiftProgramme', [
    { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 100 },
    { type: 'number', name: 'priority', label: messages.priority, help: messages.priorityHelp, required: true, min: 1, max: 999, hideSpin: true },
    { type: 'select', name: 'programmeType', label: messages.type, options: 'CalendarShiftType', required: true },
    {
      ...{ type: 'select', name: 'workShiftId', label: messages.shift, options: shifts ?? 'WorkShiftOfCompany', optionIdField: 'workShiftId', optionLabelField: 'title' },
      ...needed((values) => !isRotation(values)),
    },
    { type: 'date', name: 'dayDate', label: messages.date, ...needed(isOf('CShTDay')) },
    { type: 'multiselect', name: 'weekdayEnumIds', label: messages.weekdays, options: 'WeekDay', ...needed(isOf('CShTWeek', 'CShTDayWeekMonth')) },
    { type: 'select', name: 'monthWeekEnumId', label: messages.week, options: 'MonthWeek', ...needed(isOf('CShTWeekMonth', 'CShTDayWeekMonth')) },
    {
      ...{ type: 'number', name: 'monthDay', label: messages.monthDay, min: 1, max: 31, hideSpin: true, ...needed(isOf('CShTMonthDay')) },
      validator: (values) => fault(dayOfMonthFits(values) ? undefined : messages.errors.dayOfMonth),
    },
    { type: 'select', name: 'monthEnumId', label: messages.month, options: 'YearMonths', ...only(narrows), requiredWhen: isOf('CShTMonth') },
    { type: 'number', name: 'jalaliYear', label: messages.year, help: messages.yearHelp, min: 1_390, max: 1_498, hideSpin: true, ...only(narrows) },
    { type: 'date', name: 'rotationFrom', label: messages.rotationFrom, ...needed(isRotation) },
    { type: 'select', name: 'holidays', label: messages.holidays, help: messages.holidaysHelp, options: optionRows(messages.holidayWays), required: true },
    { type: 'indicator', name: 'forAll', label: messages.forAll, help: messages.forAllHelp, required: true },
    { type: 'date', name: 'fromDate', label: messages.fromDate },
    {
      ...{ type: 'date', name: 'thruDate', label: messages.thruDate, help: messages.thruHelp },
      validator: ({ fromDate, thruDate }) => fault(typeof thruDate === 'string' && typeof fromDate === 'string' && thruDate < fromDate ? messages.thruBefore : undefined),
    },
  ]);

export const turnTable = defineTable({
  key: 'functionalManagement/shiftTurns',
  rowKey: 'shiftTurnId',
  title: messages.turns,
  pageSize: 50,
  sort: [{ column: 'sequence' }],
  columns: [
    { name: 'sequence', label: messages.sequence, type: 'count' },
    { name: 'shiftTitle', label: messages.shift, type: 'text', width: 200 },
    { name: 'days', label: messages.days, type: 'count' },
  ],
});

export const turnForm = (shifts?: readonly OptionRow[]) =>
  defineForm('functionalManagement/shiftTurn', [
    { type: 'number', name: 'sequence', label: messages.sequence, required: true, min: 1, max: 999 },
    {
      ...{ type: 'select', name: 'workShiftId', label: messages.shift, help: messages.restHelp, options: shifts ?? 'WorkShiftOfCompany' },
      ...{ optionIdField: 'workShiftId', optionLabelField: 'title' },
    },
    { type: 'number', name: 'days', label: messages.days, required: true, min: 1, max: 366 },
  ]);
