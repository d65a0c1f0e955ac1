import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './devices.attendance-tab.messages.fa.ts';

export const devicesTab: AttendanceTab = {
  id: 'devices',
  label: messages.devicesTab,
  order: 90,
  keys: ['functionalManagement/devices/observe'],
  Content: lazy(() => import('./devices-tab.tsx').then(({ DevicesTab }) => ({ default: DevicesTab }))),
};
