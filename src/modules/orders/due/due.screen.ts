import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './due.messages.fa.ts';

export const dueScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/due',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/orders/observe'],
  menu: { parent: 'emplOrder', order: 15 },
  search: { ...tableSearch, kind: 'text' },
});
