import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './base-data.messages.fa.ts';

export const baseDataScreen = defineScreen<typeof messages>()({
  path: '/payroll/baseData',
  title: 'title',
  chrome: 'full',
  access: ['payroll/baseData/observe'],
  menu: { parent: 'payroll', order: 40 },
  search: { ...tableSearch, tab: 'text' },
});
