import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './banking.tab.messages.fa.ts';

export const bankingTab: ProfileTab = {
  id: 'banking',
  title: messages.bankingTab,
  order: 60,
  keys: [`${OTHERS}/banking/observe`, `${OWN}/banking`],
  Content: lazy(() => import('./banking-tab.tsx').then(({ BankingTab }) => ({ default: BankingTab }))),
};
