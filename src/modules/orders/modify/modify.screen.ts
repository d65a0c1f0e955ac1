import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './modify.messages.fa.ts';

export const modifyScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/modifyEmplOrder',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/modifyEmplOrder/observe'],
  menu: { parent: 'emplOrder', order: 30 },
  search: { ...tableSearch, orderId: 'text' },
});
