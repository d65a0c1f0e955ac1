import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './factors.messages.fa.ts';

export const factorsScreen = defineScreen<typeof messages>()({
  path: '/payroll/factors',
  title: 'title',
  chrome: 'full',
  access: ['payroll/factors/observe'],
  menu: { parent: 'payroll', order: 12 },
  search: tableSearch,
});
