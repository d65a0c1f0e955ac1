import { defineScreen } from '#kernel/screen.ts';
import type messages from './yearly-law.messages.fa.ts';

export const yearlyLawScreen = defineScreen<typeof messages>()({
  path: '/AnnualAnnuities',
  title: 'title',
  chrome: 'full',
  access: ['payroll/annualAnnuities/observe', 'payroll/annualAnnuities/legalProfile/observe', 'payroll/annualAnnuities/decree/observe', 'payroll/salaryCalculation/observe'],
  menu: { parent: 'payroll', order: 20 },
  search: { year: 'integer', tab: 'text' },
});
