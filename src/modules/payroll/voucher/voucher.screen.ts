import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './voucher.messages.fa.ts';

export const vouchersScreen = defineScreen<typeof messages>()({
  path: '/payroll/vouchers',
  title: 'title',
  chrome: 'full',
  access: ['payroll/accounting/observe'],
  menu: { parent: 'payroll', order: 47 },
  search: { ...tableSearch, payVoucherId: 'text' },
});
