/** Columns and form of /payroll/factors (guide payroll 4.3). */
import { defineForm, fault, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './factors.messages.fa.ts';

/** The branch of payroll of PayrollFactorGroup; the other one groups factors of orders. */
export const PAYROLL_BRANCH = 'PayrollFactorGroup';

const groups = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === PAYROLL_BRANCH);

export const factorTable = defineTable({
  key: 'payroll/factors',
  rowKey: 'payFactorId',
  title: messages.title,
  columns: [
    { name: 'code', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 220 },
    { name: 'groupEnumId', label: messages.group, type: 'select', options: 'PayrollFactorGroup' },
    { name: 'payGroups', label: messages.groups, type: 'count' },
    { name: 'description', label: messages.description, type: 'text', width: 260 },
  ],
});

export const factorForm = defineForm('payroll/factor', [
  {
    type: 'text',
    name: 'code',
    label: messages.code,
    code: 'alphanumeric',
    required: true,
    maxLength: 40,
    help: messages.codeHelp,
    validator: ({ code }) => fault(typeof code === 'string' && !/^[A-Za-z]/.test(code) ? messages.codeShape : undefined),
  },
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200 },
  { type: 'select', name: 'groupEnumId', label: messages.group, options: 'PayrollFactorGroup', filterOptions: groups, required: true },
  { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
]);
