import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './reductions.attendance-tab.messages.fa.ts';

export const reductionsTab: AttendanceTab = {
  id: 'reductions',
  label: messages.reductionsTab,
  order: 75,
  keys: ['functionalManagement/reductions/observe'],
  Content: lazy(() => import('./reductions-tab.tsx').then(({ ReductionsTab }) => ({ default: ReductionsTab }))),
};
