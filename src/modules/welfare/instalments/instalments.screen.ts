import { defineScreen } from '#kernel/screen.ts';
import type messages from './instalments.messages.fa.ts';

export const instalmentsScreen = defineScreen<typeof messages>()({
  path: '/installmentSettlement',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/financialFacility/settlement/observe'],
  menu: { parent: 'financialFacility', order: 50 },
});
