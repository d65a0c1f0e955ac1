/**
 * Forms of files of banks that a company describes itself: columns, what stands between them, first line, encoding and name.
 * Invariants: a title stands once in a company; a place of a line is taken once; what a file was made by is not deleted. Who may change outputs changes them.
 */
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { bankColumnForm, bankColumnTable, bankTemplateForm, bankTemplateTable } from './bank-templates.table.ts';
import { outputTypeKeys } from './output-types.contract.ts';

export const bankTemplateErrors = defineErrors('modules/payroll/output-types', {
  templateTitle: { status: 409, constraint: 'pay_bank_template_title', field: 'title' },
  /** A file was made by it. */
  templateUsed: { status: 409, constraint: 'pay_transfer_file_template' },
  option: { status: 400 },
  stale: { status: 409 },
  placeTaken: { status: 409, constraint: 'pay_bank_template_column_once', field: 'sequence' },
});

export const bankTemplates = defineRecords({
  entity: 'PayBankTemplate',
  table: bankTemplateTable,
  form: bankTemplateForm,
  path: '/rest/s1/payroll/bankTemplate',
  scope: 'rows',
  of: 'the own company',
  keys: outputTypeKeys,
  under: {},
  errors: [bankTemplateErrors],
});

export const bankColumns = defineRecords({
  entity: 'PayBankTemplateColumn',
  table: bankColumnTable,
  form: bankColumnForm,
  path: '/rest/s1/payroll/bankTemplateColumn',
  scope: 'rows',
  of: 'a form of a file of a bank',
  keys: keysOfRows(outputTypeKeys),
  under: { payBankTemplateId: z.guid() },
  errors: [bankTemplateErrors],
});
