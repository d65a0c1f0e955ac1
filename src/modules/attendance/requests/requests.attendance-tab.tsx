import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './requests.attendance-tab.messages.fa.ts';

export const requestsTab: AttendanceTab = {
  id: 'requests',
  label: messages.requestsTab,
  order: 35,
  keys: ['functionalManagement/requests/observe', 'functionalManagement/trafficInfo/observe'],
  Content: lazy(() => import('./requests-tab.tsx').then(({ RequestsTab }) => ({ default: RequestsTab }))),
};
