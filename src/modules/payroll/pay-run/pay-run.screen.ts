import { defineScreen } from '#kernel/screen.ts';
import type messages from './pay-run.title.messages.fa.ts';

export const payRunScreen = defineScreen<typeof messages>()({
  path: '/payroll',
  title: 'title',
  chrome: 'full',
  access: ['payroll/salaryCalculation/observe'],
  menu: { parent: 'payroll', order: 10 },
  notBuilt: true,
});
