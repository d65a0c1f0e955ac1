/** Columns and form of the formats of clock files. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './clock-files-page.messages.fa.ts';
import { placeFits, separators } from './clock-format.rules.ts';

const { columns: label } = messages;
const lists = {
  separator: optionRows(messages.separators),
  encoding: optionRows(messages.encodings),
  calendar: optionRows(messages.calendars),
  yearDigits: optionRows(messages.yearDigits),
} as const;

export const formatTable = defineTable({
  key: 'attendance/clockFormats',
  rowKey: 'clockFormatId',
  title: messages.formats,
  columns: [
    { name: 'title', label: label.title, type: 'text', width: 200, pinned: 'start' },
    { name: 'separator', label: label.separator, type: 'select', options: lists.separator },
    { name: 'calendar', label: label.calendar, type: 'select', options: lists.calendar },
    { name: 'encoding', label: label.encoding, type: 'select', options: lists.encoding },
  ],
});

const place =
  (name: string) =>
  ({ [name]: at, separator }: FormValues) => {
    const known = separators.find((one) => one === separator);
    return fault(typeof at === 'string' && known !== undefined && !placeFits(at, known) ? messages.placeForm : undefined);
  };

export const formatForm = defineForm('attendance/clockFormat', [
  { type: 'text', name: 'title', label: label.title, required: true, maxLength: 100, col: 6 },
  { type: 'select', name: 'separator', label: label.separator, options: lists.separator, required: true, col: 3 },
  { type: 'select', name: 'encoding', label: label.encoding, options: lists.encoding, required: true, col: 3 },
  { type: 'select', name: 'calendar', label: label.calendar, options: lists.calendar, required: true, col: 3 },
  { type: 'select', name: 'yearDigits', label: label.yearDigits, options: lists.yearDigits, required: true, col: 3 },
  { type: 'number', name: 'skipLines', label: label.skipLines, required: true, min: 0, max: 100, col: 3 },
  { type: 'text', name: 'cardAt', label: label.cardAt, required: true, maxLength: 7, help: messages.placeHelp, validator: place('cardAt'), col: 3 },
  { type: 'text', name: 'dateAt', label: label.dateAt, required: true, maxLength: 7, validator: place('dateAt'), col: 3 },
  { type: 'text', name: 'timeAt', label: label.timeAt, maxLength: 7, help: messages.timeHelp, validator: place('timeAt'), col: 3 },
  { type: 'text', name: 'keyAt', label: label.keyAt, maxLength: 7, validator: place('keyAt'), col: 3 },
  { type: 'component', name: 'sample', label: messages.sample, col: 12 },
]);
