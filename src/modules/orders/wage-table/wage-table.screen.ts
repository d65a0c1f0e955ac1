import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './wage-table.messages.fa.ts';

export const wageTableScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/wageTable',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/wageTable/observe'],
  menu: { parent: 'emplOrder', order: 45 },
  search: tableSearch,
});
