import { defineScreen } from '#kernel/screen.ts';
import type messages from './orders.title.messages.fa.ts';

export const ordersScreen = defineScreen<typeof messages>()({
  path: '/emplOrder',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/orders/observe'],
  icon: 'filePenLine',
  menu: { parent: 'humanResources', order: 30 },
  notBuilt: true,
});
