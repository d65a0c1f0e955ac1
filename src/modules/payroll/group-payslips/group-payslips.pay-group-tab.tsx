import { lazy } from 'react';
import type { PayGroupTab } from '../groups/pay-group-tab.ui.ts';
import messages from './group-payslips.pay-group-tab.messages.fa.ts';

export const groupPayslipsTab: PayGroupTab = {
  id: 'payslips',
  label: messages.payslipsTab,
  order: 40,
  Content: lazy(() => import('./group-payslips.tsx').then(({ GroupPayslips }) => ({ default: GroupPayslips }))),
};
