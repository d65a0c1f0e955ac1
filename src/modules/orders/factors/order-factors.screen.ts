import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './order-factors.messages.fa.ts';

export const orderFactorsScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/factors',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/factors/observe'],
  menu: { parent: 'emplOrder', order: 40 },
  search: { ...tableSearch, tab: 'text' },
});
