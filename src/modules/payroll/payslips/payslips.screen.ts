import { defineScreen } from '#kernel/screen.ts';
import type messages from './payslips.messages.fa.ts';

export const payslipsScreen = defineScreen<typeof messages>()({
  path: '/payroll/myPayslips',
  title: 'title',
  chrome: 'full',
  access: ['payroll/myPayslips/observe'],
  menu: { parent: 'payroll', order: 5 },
  search: { payslipId: 'text' },
});
