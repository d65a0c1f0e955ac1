/** Columns and forms of work calendars, their weeks, added holidays and the holidays of a year. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './work-calendar.messages.fa.ts';
import { LAW_MINUTES } from './work-week.rules.ts';

// ---- work calendars ----

export const calendarTable = defineTable({
  key: 'systemBaseData/workCalendar',
  rowKey: 'workCalendarId',
  title: messages.calendars,
  columns: [
    { name: 'calendarCode', label: messages.code, type: 'code' },
    { name: 'title', label: messages.calendarTitle, type: 'text' },
    { name: 'isDefault', label: messages.isDefault, type: 'indicator', indicatorLabels: { Y: messages.isTheDefault, N: messages.isNoDefault } },
    activeColumn,
  ],
});
export const calendarForm = defineForm('systemBaseData/workCalendar', [
  { type: 'text', name: 'calendarCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 30 },
  { type: 'text', name: 'title', label: messages.calendarTitle, required: true, maxLength: 100 },
  { type: 'indicator', name: 'isDefault', label: messages.isDefault },
]);

// ---- weekly patterns ----

export const weekdays = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const sumOf = (values: FormValues): number => weekdays.reduce((sum, day) => sum + (typeof values[day] === 'number' ? values[day] : 0), 0);
/** `44` or `43:30`, in Persian digits. */
const hoursOf = (minutes: number): string => toPersianDigits(minutes % 60 === 0 ? String(minutes / 60) : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);

/** The sum of a week in words, with the ceiling of the labour law. */
export function weekSum(values: FormValues): string {
  const minutes = sumOf(values);
  return minutes > LAW_MINUTES ? messages.weekAboveLaw(hoursOf(minutes)) : messages.weekSum(hoursOf(minutes));
}

export const weekTable = defineTable({
  key: 'systemBaseData/workWeek',
  rowKey: 'workWeekId',
  title: messages.weeks,
  columns: [
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
    { name: 'weekMinutes', label: messages.weekMinutes, type: 'hour' },
    { name: 'saturday', label: messages.weekdays.saturday, type: 'hour' },
    { name: 'sunday', label: messages.weekdays.sunday, type: 'hour' },
    { name: 'monday', label: messages.weekdays.monday, type: 'hour' },
    { name: 'tuesday', label: messages.weekdays.tuesday, type: 'hour' },
    { name: 'wednesday', label: messages.weekdays.wednesday, type: 'hour' },
    { name: 'thursday', label: messages.weekdays.thursday, type: 'hour' },
    { name: 'friday', label: messages.weekdays.friday, type: 'hour' },
    { ...activeColumn, hidden: true },
  ],
});

const hours = { type: 'hour', required: true, min: 0, max: 1_440, col: { xs: 6, sm: 3, md: 3 } } as const;

export const weekForm = defineForm({
  key: 'systemBaseData/workWeek',
  sections: [
    {
      title: messages.validity,
      fields: [
        { type: 'text', name: 'workCalendarId', label: messages.calendars, required: true, display: false, maxLength: 36 },
        { type: 'date', name: 'fromDate', label: messages.fromDate, required: true },
        {
          type: 'date',
          name: 'thruDate',
          label: messages.thruDate,
          help: messages.thruHelp,
          validator: ({ fromDate, thruDate }) => fault(typeof thruDate === 'string' && thruDate < String(fromDate) ? messages.thruBefore : undefined),
        },
      ],
    },
    {
      title: messages.workTime,
      fields: [
        { ...hours, name: 'saturday', label: messages.weekdays.saturday, validator: (values) => fault(sumOf(values) === 0 ? messages.noWork : undefined) },
        { ...hours, name: 'sunday', label: messages.weekdays.sunday },
        { ...hours, name: 'monday', label: messages.weekdays.monday },
        { ...hours, name: 'tuesday', label: messages.weekdays.tuesday },
        { ...hours, name: 'wednesday', label: messages.weekdays.wednesday },
        { ...hours, name: 'thursday', label: messages.weekdays.thursday },
        { ...hours, name: 'friday', label: messages.weekdays.friday, help: messages.workTimeHelp },
        { type: 'render', name: 'weekMinutes', label: messages.weekMinutes, render: weekSum, col: { xs: 6, sm: 3, md: 3 } },
      ],
    },
  ],
});

// ---- added and lifted holidays ----

export const specialTable = defineTable({
  key: 'systemBaseData/specialDay',
  rowKey: 'specialDayId',
  title: messages.specialDays,
  sort: [{ column: 'date' }],
  columns: [
    { name: 'date', label: messages.date, type: 'date' },
    { name: 'kind', label: messages.kind, type: 'select', options: optionRows(messages.kinds) },
    { name: 'title', label: messages.dayTitle, type: 'text' },
    { name: 'reason', label: messages.reason, type: 'text' },
    { name: 'forAll', label: messages.forAll, type: 'indicator', indicatorLabels: { Y: messages.isForAll, N: messages.isForOwn } },
    activeColumn,
  ],
});

/** First and last day of the calendar (calendar.contract.ts). */
const bounds = { minDate: '1850-01-01', maxDate: '2120-12-31' } as const;

export const specialForm = defineForm('systemBaseData/specialDay', [
  { type: 'date', name: 'date', label: messages.date, required: true, ...bounds },
  { type: 'select', name: 'kind', label: messages.kind, options: optionRows(messages.kinds), required: true },
  { type: 'text', name: 'title', label: messages.dayTitle, required: true, maxLength: 100 },
  { type: 'text', name: 'reason', label: messages.reason, required: true, maxLength: 300, col: 6 },
  { type: 'indicator', name: 'forAll', label: messages.forAll },
  // lists are read by year
  { type: 'number', name: 'year', label: messages.year, display: false, value: ({ date }) => (typeof date === 'string' && date !== '' ? yearOf(date) : null) },
]);

/** Jalali year of a day; null for a text that is none, which the date field refuses. */
function yearOf(date: string): number | null {
  try {
    return toJalali(date).year;
  } catch {
    return null;
  }
}

// ---- all holidays of a year ----

export const holidayTable = defineTable({
  key: 'systemBaseData/holidays',
  rowKey: 'date',
  title: messages.holidays,
  pageSize: 50,
  sort: [{ column: 'date' }],
  columns: [
    { name: 'date', label: messages.date, type: 'date' },
    { name: 'weekday', label: messages.weekday, type: 'text', width: 110 },
    { name: 'title', label: messages.dayTitle, type: 'text', width: 340 },
    { name: 'kind', label: messages.kind, type: 'select', options: optionRows(messages.holidayKinds) },
    { name: 'lunar', label: messages.lunar, type: 'text' },
    { name: 'reason', label: messages.reason, type: 'text' },
  ],
});

// ---- starts of lunar months ----

export const lunarForm = defineForm('systemBaseData/lunarMonth', [
  { type: 'date', name: 'startDate', label: messages.startDate, required: true, ...bounds, col: 6 },
  { type: 'text', name: 'source', label: messages.source, required: true, maxLength: 300, placeholder: messages.sourceExample, col: 6 },
]);
