import { lazy } from 'react';
import { OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './change-requests.tab.messages.fa.ts';

export const requestsTab: ProfileTab = {
  id: 'requests',
  title: messages.requestsTab,
  order: 100,
  keys: ['personnelInformationManagement/changeRequests/observe', `${OWN}/changeRequests/observe`],
  Content: lazy(() => import('./requests-tab.tsx').then(({ RequestsTab }) => ({ default: RequestsTab }))),
};
