import { defineScreen } from '#kernel/screen.ts';
import type messages from './orders.title.messages.fa.ts';

export const ordersScreen = defineScreen<typeof messages>()({
  path: '/emplOrder',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/orders/observe'],
  menu: { parent: 'emplOrder', order: 10 },
  notBuilt: true,
});
