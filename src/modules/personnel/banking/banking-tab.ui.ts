import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';

export const bankingTab: ProfileTab = {
  id: 'banking',
  keys: [`${OTHERS}/banking/observe`, `${OWN}/banking`],
  Content: lazy(() => import('./banking-tab.tsx').then(({ BankingTab }) => ({ default: BankingTab }))),
};
