import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './order-types.messages.fa.ts';

export const orderTypesScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/structure',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/structure/observe'],
  menu: { parent: 'emplOrder', order: 50 },
  search: tableSearch,
});
