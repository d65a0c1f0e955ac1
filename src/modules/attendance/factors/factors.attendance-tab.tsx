import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './factors.attendance-tab.messages.fa.ts';

export const factorsTab: AttendanceTab = {
  id: 'factors',
  label: messages.factorsTab,
  order: 80,
  keys: ['functionalManagement/factors/observe'],
  Content: lazy(() => import('./factors-tab.tsx').then(({ FactorsTab }) => ({ default: FactorsTab }))),
};
