import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './closing.attendance-tab.messages.fa.ts';

export const closingTab: AttendanceTab = {
  id: 'closing',
  label: messages.closingTab,
  order: 50,
  keys: ['functionalManagement/closing/observe'],
  Content: lazy(() => import('./closing-tab.tsx').then(({ ClosingTab }) => ({ default: ClosingTab }))),
};
