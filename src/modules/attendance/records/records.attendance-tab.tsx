import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './records.attendance-tab.messages.fa.ts';

export const recordsTab: AttendanceTab = {
  id: 'records',
  label: messages.recordsTab,
  order: 40,
  keys: ['functionalManagement/trafficInfo/observe'],
  Content: lazy(() => import('./records-tab.tsx').then(({ RecordsTab }) => ({ default: RecordsTab }))),
};
