import { lazy } from 'react';
import type { PayGroupTab } from '../groups/pay-group-tab.ui.ts';
import messages from './group-deductions.pay-group-tab.messages.fa.ts';

export const groupDeductionsTab: PayGroupTab = {
  id: 'deductions',
  label: messages.deductionsTab,
  order: 30,
  Content: lazy(() => import('./group-deductions.tsx').then(({ GroupDeductions }) => ({ default: GroupDeductions }))),
};
