/** Accounts of people (guide personnel 10.2, bank). What is not a number itself is of the class identity, as in the file. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { blankColumn, personColumns } from '../person-report/person-columns.rules.ts';
import words from './bank-report.messages.fa.ts';

const said = { class: 'identity' } as const;
/** Lies sealed: nothing can be asked of it. */
const number = { type: 'code', class: 'bank', sortable: false, filterable: false } as const;

const { iban, accountNumber, cardNumber, bank, branchCode, owner } = words;
const facts = [...optionRows({ iban, accountNumber, cardNumber }), ...optionRows({ bank, branchCode, owner }).map((row) => ({ ...row, ...said }))];

export const bankTable = defineTable({
  key: 'reports/bank',
  rowKey: 'recordId',
  title: words.title,
  pageSize: 25,
  columns: [
    ...personColumns,
    { name: 'purpose', label: words.purpose, type: 'select', width: 128, options: 'PaymentMethodPurpose', ...said },
    { name: 'bank', label: words.bank, type: 'select', width: 152, options: 'Bank', ...said },
    { name: 'iban', label: words.iban, width: 248, ...number },
    { name: 'branchCode', label: words.branchCode, type: 'code', hidden: true, ...said },
    { name: 'branchName', label: words.branchName, type: 'text', hidden: true, ...said },
    { name: 'owner', label: words.owner, type: 'text', ...said },
    { name: 'accountNumber', label: words.accountNumber, ...number },
    { name: 'cardNumber', label: words.cardNumber, hidden: true, ...number },
    { name: 'missing', label: words.missing, type: 'select', options: 'PaymentMethodPurpose', class: 'bank', operators: ['in', 'notIn'], isCondition: true },
    blankColumn('bank', facts),
  ],
});
