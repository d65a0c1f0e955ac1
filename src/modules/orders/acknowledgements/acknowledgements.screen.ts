import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './acknowledgements.messages.fa.ts';

export const acknowledgementsScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/acknowledgements',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/orders/observe'],
  menu: { parent: 'emplOrder', order: 17 },
  search: { ...tableSearch, state: 'text' },
});
