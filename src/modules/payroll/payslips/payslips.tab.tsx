import { lazy } from 'react';
import type { ProfileTab } from '#modules/personnel/personnel.web.ts';
import { OWN } from './payslips.contract.ts';
import messages from './payslips.tab.messages.fa.ts';

export const payslipsTab: ProfileTab = {
  id: 'payslips',
  title: messages.payslipsTab,
  order: 67,
  keys: ['payroll/salaryCalculation/observe', `${OWN}/observe`],
  Content: lazy(() => import('./person-payslips.tsx').then(({ PersonPayslips }) => ({ default: PersonPayslips }))),
};
