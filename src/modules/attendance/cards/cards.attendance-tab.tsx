import { lazy } from 'react';
import type { AttendanceTab } from '../management/attendance-tab.ui.ts';
import messages from './cards.attendance-tab.messages.fa.ts';

export const cardsTab: AttendanceTab = {
  id: 'cards',
  label: messages.cardsTab,
  order: 95,
  keys: ['functionalManagement/clockCards/observe'],
  Content: lazy(() => import('./cards-tab.tsx').then(({ CardsTab }) => ({ default: CardsTab }))),
};
