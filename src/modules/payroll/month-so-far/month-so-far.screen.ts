import { defineScreen } from '#kernel/screen.ts';
import type messages from './month-so-far.messages.fa.ts';

export const monthSoFarScreen = defineScreen<typeof messages>()({
  path: '/payroll/monthSoFar',
  title: 'title',
  chrome: 'full',
  access: ['payroll/salaryCalculation/observe'],
  menu: { parent: 'payroll', order: 11 },
  search: { payGroupId: 'text', page: 'integer' },
});
