/** Columns and forms of general-ledger and detailed accounts (guide payroll 4.6). */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './accounts-page.messages.fa.ts';

const { account: ofAccount, detail: ofDetail } = words;
const sides = optionRows(words.sides);

export const glAccountTable = defineTable({
  key: 'payroll/glAccounts',
  rowKey: 'glAccountId',
  title: words.accounts,
  columns: [
    { name: 'accountCode', label: ofAccount.code, type: 'code', pinned: 'start' },
    { name: 'accountName', label: ofAccount.name, type: 'text', width: 240 },
    { name: 'parentName', label: ofAccount.parent, type: 'text' },
    { name: 'glAccountClassEnumId', label: ofAccount.class, type: 'select', options: 'GlAccountClass' },
    { name: 'isDebit', label: ofAccount.side, type: 'select', options: sides },
    { name: 'endDate', label: words.endDate, type: 'date' },
  ],
  sort: [{ column: 'accountCode' }],
});

/** `accounts`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export const glAccountForm = (accounts: 'GlAccountOfCompany' | readonly OptionRow[] = 'GlAccountOfCompany') =>
  defineForm('payroll/glAccount', [
    { type: 'select', name: 'glAccountClassEnumId', label: ofAccount.class, options: 'GlAccountClass', required: true },
    { type: 'select', name: 'parentGlAccountId', label: ofAccount.parent, options: accounts, optionIdField: 'glAccountId', optionLabelField: 'title' },
    { type: 'text', name: 'accountCode', label: ofAccount.code, code: 'pseudoId', required: true, maxLength: 40 },
    { type: 'text', name: 'accountName', label: ofAccount.name, required: true, maxLength: 200 },
    { type: 'select', name: 'isDebit', label: ofAccount.side, options: sides, required: true },
    { type: 'date', name: 'endDate', label: words.endDate, help: words.endHelp },
  ]);

export const detailAccountTable = defineTable({
  key: 'payroll/detailAccounts',
  rowKey: 'detailAccountId',
  title: words.details,
  columns: [
    { name: 'code', label: ofDetail.code, type: 'code', pinned: 'start' },
    { name: 'title', label: ofDetail.title, type: 'text', width: 240 },
    { name: 'parentName', label: ofDetail.parent, type: 'text' },
    { name: 'endDate', label: words.endDate, type: 'date' },
  ],
  sort: [{ column: 'code' }],
});

/** `accounts`: as above. */
export const detailAccountForm = (accounts: 'DetailAccountOfCompany' | readonly OptionRow[] = 'DetailAccountOfCompany') =>
  defineForm('payroll/detailAccount', [
    { type: 'text', name: 'code', label: ofDetail.code, code: 'pseudoId', required: true, maxLength: 40 },
    { type: 'text', name: 'title', label: ofDetail.title, required: true, maxLength: 200 },
    { type: 'select', name: 'parentDetailAccountId', label: ofDetail.parent, options: accounts, optionIdField: 'detailAccountId', optionLabelField: 'title' },
    { type: 'date', name: 'endDate', label: words.endDate, help: words.endHelp },
  ]);
