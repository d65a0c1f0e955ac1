import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './sacrifice.tab.messages.fa.ts';

export const sacrificeTab: ProfileTab = {
  id: 'sacrifice',
  title: messages.sacrificeTab,
  order: 40,
  keys: [`${OTHERS}/medical/observe`, `${OWN}/medical`],
  Content: lazy(() => import('./sacrifice-tab.tsx').then(({ SacrificeTab }) => ({ default: SacrificeTab }))),
};
