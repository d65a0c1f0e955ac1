import { defineScreen } from '#kernel/screen.ts';
import type messages from './year-end.messages.fa.ts';

export const yearEndScreen = defineScreen<typeof messages>()({
  path: '/payroll/yearEnd',
  title: 'title',
  chrome: 'full',
  access: ['payroll/salaryCalculation/calculate'],
  menu: { parent: 'payroll', order: 47 },
  search: { kind: 'text', payGroupId: 'text', year: 'integer', month: 'integer', leaveDays: 'integer', page: 'integer', of: 'text' },
});
