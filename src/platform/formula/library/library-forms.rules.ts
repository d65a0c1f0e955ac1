/** Forms and tables of what a library holds (guide orders-formula.md 13, payroll.md 4.12). */
import { fieldClasses } from '#kernel/entity.ts';
import { defineForm, type FieldDefinition, fault } from '#kernel/form/definition.ts';
import { readExact } from '#kernel/formula/exact.ts';
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import { type ColumnDefinition, defineTable } from '#kernel/table/definition.ts';
import messages from './library.messages.fa.ts';

const CODE = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;
const listed = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([enumId, description]) => ({ enumId, description }));

export const unitOptions = listed(messages.units);
export const statusOptions = listed(messages.statuses);
const classOptions = fieldClasses.map((enumId) => ({ enumId, description: messages.classes[enumId] }));

/** A number as it is stored: digits, a decimal or a fraction; undefined when it is none. */
export const exactOf = (text: unknown) =>
  readExact(
    toAsciiDigits(String(text ?? ''))
      .replace('\u066b', '.')
      .trim(),
  );

const isTitle = (text: unknown): boolean => !/[[\]\n]/.test(String(text ?? ''));
const judged = (isRight: boolean, sentence: string) => fault(isRight ? undefined : sentence);

const code = {
  type: 'text',
  name: 'code',
  label: messages.code,
  help: messages.codeHelp,
  code: 'latin',
  required: true,
  maxLength: 40,
  validator: (values) => judged(CODE.test(String(values['code'])), messages.badCode),
} as const satisfies FieldDefinition;
const title = {
  type: 'text',
  name: 'title',
  label: messages.title,
  required: true,
  maxLength: 200,
  col: 6,
  validator: (values) => judged(isTitle(values['title']), messages.badTitle),
} as const satisfies FieldDefinition;
const value = {
  type: 'text',
  name: 'value',
  label: messages.value,
  required: true,
  maxLength: 60,
  validator: (values) => judged(exactOf(values['value']) !== undefined, messages.badValue),
} as const satisfies FieldDefinition;
const unit = { type: 'select', name: 'unit', label: messages.unit, options: unitOptions } as const satisfies FieldDefinition;
const fieldClass = { type: 'select', name: 'fieldClass', label: messages.fieldClass, options: classOptions, required: true } as const satisfies FieldDefinition;
const fromDate = { type: 'date', name: 'fromDate', label: messages.fromDate, required: true } as const satisfies FieldDefinition;
const variation = { type: 'text', name: 'variation', label: messages.variation, maxLength: 300, col: 6 } as const satisfies FieldDefinition;
const description = { type: 'textarea', name: 'description', label: messages.description, maxLength: 1_000, rows: 2, col: 12 } as const satisfies FieldDefinition;

/** The first version of an item and with it the item; `changed` says another version of it, whose code stays. */
export const formulaForm = defineForm('formula/formula', [code, title, fromDate, variation, description]);
export const formulaChangeForm = defineForm('formula/formula', [title, fromDate, variation, description]);
export const constantForm = defineForm('formula/constant', [code, title, value, unit, fromDate, variation, description]);
export const constantChangeForm = defineForm('formula/constant', [title, value, unit, fromDate, variation, description]);
export const inputFactorForm = defineForm('formula/inputFactor', [code, title, fieldClass, unit, fromDate, variation, description]);
export const inputFactorChangeForm = defineForm('formula/inputFactor', [title, fieldClass, unit, fromDate, variation, description]);
export const tableForm = defineForm('formula/table', [code, title, fromDate, variation, description]);
export const tableChangeForm = defineForm('formula/table', [title, fromDate, variation, description]);

/** The value of somebody, found by the personnel code. */
export const factorValueForm = defineForm('formula/inputFactorValue', [
  { type: 'text', name: 'pseudoId', label: messages.pseudoId, code: 'pseudoId', required: true, maxLength: 40 },
  value,
]);
export const valueForm = defineForm('formula/inputFactorValue', [value]);

const head = [
  { name: 'code', label: messages.code, type: 'code' },
  { name: 'title', label: messages.title, type: 'text', width: 240 },
] as const satisfies readonly ColumnDefinition[];
const tail = [
  { name: 'statusId', label: messages.status, type: 'select', options: statusOptions },
  { name: 'hasDraft', label: messages.draft, type: 'indicator' },
  { name: 'version', label: messages.version, type: 'count' },
  { name: 'fromDate', label: messages.fromDate, type: 'date' },
  { name: 'thruDate', label: messages.thruDate, type: 'date' },
  { name: 'companyName', label: messages.company, type: 'text', hidden: true },
  { name: 'changedByName', label: messages.changedBy, type: 'text', hidden: true },
  { name: 'changedAt', label: messages.changedAt, type: 'dateTime', hidden: true },
] as const satisfies readonly ColumnDefinition[];

export const formulaTable = defineTable({
  key: 'formula/formula',
  rowKey: 'formulaId',
  title: messages.titles.formula,
  columns: [...head, { name: 'use', label: messages.use, type: 'code' }, ...tail],
});
export const constantTable = defineTable({
  key: 'formula/constant',
  rowKey: 'constantId',
  title: messages.titles.constant,
  columns: [...head, { name: 'value', label: messages.value, type: 'code' }, { name: 'unit', label: messages.unit, type: 'select', options: unitOptions }, ...tail],
});
export const inputFactorTable = defineTable({
  key: 'formula/inputFactor',
  rowKey: 'inputFactorId',
  title: messages.titles.inputFactor,
  columns: [
    ...head,
    { name: 'fieldClass', label: messages.fieldClass, type: 'select', options: classOptions },
    { name: 'unit', label: messages.unit, type: 'select', options: unitOptions },
    ...tail,
  ],
});
export const tablesTable = defineTable({ key: 'formula/table', rowKey: 'formulaTableId', title: messages.titles.table, columns: [...head, ...tail] });

export const factorValueTable = defineTable({
  key: 'formula/inputFactorValue',
  rowKey: 'inputFactorValueId',
  title: messages.titles.values,
  pageSize: 50,
  columns: [
    { name: 'pseudoId', label: messages.pseudoId, type: 'code' },
    { name: 'fullName', label: messages.fullName, type: 'text', width: 220 },
    { name: 'value', label: messages.value, type: 'code' },
  ],
});
