import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './now.attendance-tab.messages.fa.ts';

export const nowTab: AttendanceTab = {
  id: 'now',
  label: messages.nowTab,
  order: 10,
  keys: ['functionalManagement/trafficInfo/observe'],
  Content: lazy(() => import('./now-tab.tsx').then(({ NowTab }) => ({ default: NowTab }))),
};
