import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './phone.attendance-tab.messages.fa.ts';

export const phoneTab: AttendanceTab = {
  id: 'phone',
  label: messages.phoneTab,
  order: 93,
  keys: ['functionalManagement/devices/observe', 'functionalManagement/trafficInfo/observe'],
  Content: lazy(() => import('./phone-tab.tsx').then(({ PhoneTab }) => ({ default: PhoneTab }))),
};
