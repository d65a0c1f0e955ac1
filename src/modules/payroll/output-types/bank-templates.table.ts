/** Columns and forms of the forms of files of banks (guide iran.md 2.3). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { FILE_NAME, headFields, rowFields } from '../state-files/bank-template.rules.ts';
import words from './bank-templates-page.messages.fa.ts';

const separators = optionRows(words.separators);
const encodings = optionRows(words.encodings);
const places = optionRows(words.places);
const fields = optionRows(words.fields);

/** What a column may say in its line. */
export const offeredFields = (place: unknown): readonly string[] => (place === 'head' ? headFields : rowFields);

export const bankTemplateTable = defineTable({
  key: 'payroll/bankTemplates',
  rowKey: 'payBankTemplateId',
  title: words.listTitle,
  columns: [
    { name: 'title', label: words.name, type: 'text', pinned: 'start', width: 220 },
    { name: 'separator', label: words.separator, type: 'select', options: separators },
    { name: 'encoding', label: words.encoding, type: 'select', options: encodings },
    { name: 'fileName', label: words.fileName, type: 'code', width: 220 },
    { name: 'columns', label: words.columns, type: 'count' },
  ],
});

const isWrongName = ({ fileName }: FormValues): boolean => typeof fileName === 'string' && fileName !== '' && !FILE_NAME.test(fileName);

export const bankTemplateForm = defineForm('payroll/bankTemplate', [
  { type: 'text', name: 'title', label: words.name, required: true, maxLength: 100 },
  { type: 'select', name: 'separator', label: words.separator, options: separators, required: true },
  { type: 'select', name: 'encoding', label: words.encoding, options: encodings, required: true },
  { type: 'indicator', name: 'hasBom', label: words.hasBom, visibleWhen: ({ encoding }) => encoding === 'utf8' },
  { type: 'indicator', name: 'hasHeadings', label: words.hasHeadings },
  {
    type: 'text',
    name: 'fileName',
    label: words.fileName,
    help: words.fileNameHelp,
    required: true,
    maxLength: 80,
    validator: (values) => fault(isWrongName(values) ? words.fileNameShape : undefined),
  },
]);

export const bankColumnTable = defineTable({
  key: 'payroll/bankTemplateColumns',
  rowKey: 'payBankTemplateColumnId',
  title: words.columnsTitle,
  columns: [
    { name: 'place', label: words.place, type: 'select', options: places, pinned: 'start' },
    { name: 'sequence', label: words.sequence, type: 'count' },
    { name: 'field', label: words.field, type: 'select', options: fields },
    { name: 'heading', label: words.heading, type: 'text' },
    { name: 'fixedText', label: words.text, type: 'text' },
  ],
  // the first line stands first
  sort: [{ column: 'place', descending: true }, { column: 'sequence' }],
});

const isText = ({ field }: FormValues): boolean => field === 'text';

export const bankColumnForm = defineForm('payroll/bankTemplateColumn', [
  { type: 'select', name: 'place', label: words.place, options: places, required: true },
  { type: 'number', name: 'sequence', label: words.sequence, required: true, min: 1, max: 999 },
  {
    type: 'select',
    name: 'field',
    label: words.field,
    options: fields,
    filterOptions: (rows: readonly OptionRow[], { place }: FormValues) => rows.filter(({ enumId }) => typeof enumId === 'string' && offeredFields(place).includes(enumId)),
    required: true,
  },
  { type: 'text', name: 'heading', label: words.heading, maxLength: 60, visibleWhen: ({ place }) => place === 'row' },
  { type: 'text', name: 'fixedText', label: words.text, maxLength: 60, visibleWhen: isText, requiredWhen: isText },
]);
