import { defineScreen } from '#kernel/screen.ts';
import type messages from './standing-items.messages.fa.ts';

export const standingItemsScreen = defineScreen<typeof messages>()({
  path: '/payroll/standingItems',
  title: 'title',
  chrome: 'full',
  access: ['payroll/standingItems/observe'],
  menu: { parent: 'payroll', order: 24 },
  search: { year: 'integer', month: 'integer', payGroupId: 'text' },
});
