import { defineScreen } from '#kernel/screen.ts';
import type messages from './leave-to-buy.messages.fa.ts';

export const leaveToBuyScreen = defineScreen<typeof messages>()({
  path: '/payroll/leaveToBuy',
  title: 'title',
  chrome: 'full',
  access: ['payroll/leaveToBuy/observe'],
  menu: { parent: 'payroll', order: 25 },
});
