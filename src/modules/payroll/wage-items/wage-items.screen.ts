import { defineScreen } from '#kernel/screen.ts';
import type messages from './wage-items.messages.fa.ts';

export const wageItemsScreen = defineScreen<typeof messages>()({
  path: '/payroll/wageItems',
  title: 'title',
  chrome: 'full',
  access: ['payroll/wageItems/observe'],
  menu: { parent: 'payroll', order: 22 },
  search: { year: 'integer', month: 'integer', payGroupId: 'text' },
});
