import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './exceptions.attendance-tab.messages.fa.ts';

export const exceptionsTab: AttendanceTab = {
  id: 'exceptions',
  label: messages.exceptionsTab,
  order: 20,
  keys: ['functionalManagement/exceptions/observe'],
  Content: lazy(() => import('./exceptions-tab.tsx').then(({ ExceptionsTab }) => ({ default: ExceptionsTab }))),
};

export const pressesTab: AttendanceTab = {
  id: 'presses',
  label: messages.pressesTab,
  order: 25,
  keys: ['functionalManagement/exceptions/observe'],
  Content: lazy(() => import('./presses-tab.tsx').then(({ PressesTab }) => ({ default: PressesTab }))),
};
