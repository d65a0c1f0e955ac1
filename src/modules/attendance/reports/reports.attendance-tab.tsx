import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './reports.attendance-tab.messages.fa.ts';

export const reportsTab: AttendanceTab = {
  id: 'reports',
  label: messages.reportsTab,
  order: 62,
  keys: ['functionalManagement/trafficInfo/observe'],
  Content: lazy(() => import('./reports-tab.tsx').then(({ ReportsTab }) => ({ default: ReportsTab }))),
};
