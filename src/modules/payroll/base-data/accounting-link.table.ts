/** Columns and form of the links to accounting software (guide payroll 4.2). */
import { defineForm, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './accounting-link-page.messages.fa.ts';

/** Signs of a key that is not guessed. */
const LEAST_KEY = 16;

export const accountingLinkTable = defineTable({
  key: 'payroll/accountingLinks',
  rowKey: 'accountingLinkId',
  title: words.tab,
  columns: [
    { name: 'title', label: words.name, type: 'text', pinned: 'start', width: 220 },
    { name: 'url', label: words.url, type: 'code', width: 260 },
    { name: 'userName', label: words.userName, type: 'code' },
    { name: 'hasPassword', label: words.hasPassword, type: 'indicator' },
    { name: 'hasSigningKey', label: words.hasSigningKey, type: 'indicator' },
    { name: 'outputExcelTypeEnumId', label: words.output, type: 'select', options: 'ExcelAccountingOutput' },
    { name: 'isDefault', label: words.isDefault, type: 'indicator' },
  ],
});

export const accountingLinkForm = defineForm('payroll/accountingLink', [
  { type: 'text', name: 'title', label: words.name, required: true, maxLength: 200 },
  {
    type: 'text',
    name: 'url',
    label: words.url,
    code: 'latin',
    maxLength: 500,
    validator: ({ url }) => fault(typeof url === 'string' && !/^https?:\/\/[^\s/]/i.test(url) ? words.urlShape : undefined),
  },
  { type: 'text', name: 'userName', label: words.userName, code: 'latin', maxLength: 100 },
  { type: 'password', name: 'password', label: words.password, maxLength: 200, help: words.passwordHelp },
  {
    ...{ type: 'password', name: 'signingKey', label: words.signingKey, maxLength: 200, help: words.signingKeyHelp },
    validator: ({ signingKey }) => fault(typeof signingKey === 'string' && signingKey !== '' && signingKey.length < LEAST_KEY ? words.signingKeyShort : undefined),
  },
  { type: 'select', name: 'outputExcelTypeEnumId', label: words.output, options: 'ExcelAccountingOutput' },
  { type: 'indicator', name: 'isDefault', label: words.isDefault, help: words.defaultHelp },
]);
