import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './payslip-types.messages.fa.ts';

export const payslipTypesScreen = defineScreen<typeof messages>()({
  path: '/payroll/salarySlipType',
  title: 'title',
  chrome: 'full',
  access: ['payroll/salarySlipType/observe'],
  menu: { parent: 'payroll', order: 42 },
  search: { ...tableSearch, payslipTypeId: 'text' },
});
