import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './groups.messages.fa.ts';

export const groupsScreen = defineScreen<typeof messages>()({
  path: '/payroll/payrollGroup',
  title: 'title',
  chrome: 'full',
  access: ['payroll/payrollGroup/observe'],
  menu: { parent: 'payroll', order: 14 },
  search: { ...tableSearch, asOf: 'day', payGroupId: 'text', tab: 'text' },
});
