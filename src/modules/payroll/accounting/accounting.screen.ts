import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './accounting.messages.fa.ts';

export const accountingScreen = defineScreen<typeof messages>()({
  path: '/payroll/accounting',
  title: 'title',
  chrome: 'full',
  access: ['payroll/accounting/observe'],
  menu: { parent: 'payroll', order: 46 },
  search: { ...tableSearch, tab: 'text', detailGroupId: 'text', voucherTemplateId: 'text' },
});
