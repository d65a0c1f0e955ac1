import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './clock-files.attendance-tab.messages.fa.ts';

export const clockFilesTab: AttendanceTab = {
  id: 'clockFiles',
  label: messages.clockFilesTab,
  order: 97,
  keys: ['functionalManagement/clockFiles/observe'],
  Content: lazy(() => import('./clock-files-tab.tsx').then(({ ClockFilesTab }) => ({ default: ClockFilesTab }))),
};
