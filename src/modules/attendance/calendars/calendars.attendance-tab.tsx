import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './calendars.attendance-tab.messages.fa.ts';

export const calendarsTab: AttendanceTab = {
  id: 'calendars',
  label: messages.calendarsTab,
  order: 70,
  keys: ['functionalManagement/calendars/observe'],
  Content: lazy(() => import('./calendars-tab.tsx').then(({ CalendarsTab }) => ({ default: CalendarsTab }))),
};
