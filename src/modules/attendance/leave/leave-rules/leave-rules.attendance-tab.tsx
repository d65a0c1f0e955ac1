import { lazy } from 'react';
import type { AttendanceTab } from '../../management/attendance-tab.ui.ts';
import messages from './leave-rules.attendance-tab.messages.fa.ts';

export const leaveRulesTab: AttendanceTab = {
  id: 'leaveRules',
  label: messages.leaveRulesTab,
  order: 78,
  keys: ['functionalManagement/leaveRules/observe'],
  Content: lazy(() => import('./leave-rules-tab.tsx').then(({ LeaveRulesTab }) => ({ default: LeaveRulesTab }))),
};
