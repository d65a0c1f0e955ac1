import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './orders.messages.fa.ts';

export const ordersScreen = defineScreen<typeof messages>()({
  path: '/emplOrder',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/orders/observe'],
  menu: { parent: 'emplOrder', order: 10 },
  search: { ...tableSearch, asOf: 'text', orderId: 'text' },
});
