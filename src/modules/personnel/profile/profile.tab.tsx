import { lazy } from 'react';
import { OWN } from '../keys.rules.ts';
import messages from './profile.tab.messages.fa.ts';
import type { ProfileTab } from './profile-tab.ui.ts';

export const historyTab: ProfileTab = {
  id: 'history',
  title: messages.historyTab,
  order: 120,
  keys: ['personnelInformationManagement/searchPersonnelList/observe', `${OWN}/history`],
  Content: lazy(() => import('./history/history-tab.tsx')),
};
