import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './roster.attendance-tab.messages.fa.ts';

export const rosterTab: AttendanceTab = {
  id: 'roster',
  label: messages.rosterTab,
  order: 60,
  keys: ['functionalManagement/roster/observe'],
  Content: lazy(() => import('./roster-parts.tsx').then(({ RosterParts }) => ({ default: RosterParts }))),
};
