import { defineScreen } from '#kernel/screen.ts';
import type messages from './contract-types.messages.fa.ts';

export const contractTypesScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/contractTypes',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/contract/types/observe'],
  menu: { parent: 'emplOrder', order: 35 },
  search: { tab: 'text', of: 'text' },
});
