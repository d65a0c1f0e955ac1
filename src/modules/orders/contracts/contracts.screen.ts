import { defineScreen } from '#kernel/screen.ts';
import type messages from './contracts.messages.fa.ts';

export const contractsScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/contract',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/contract/observe'],
  menu: { parent: 'emplOrder', order: 30 },
  search: { ends: 'text', contract: 'text' },
});
