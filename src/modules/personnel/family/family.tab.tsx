import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './family.tab.messages.fa.ts';

export const familyTab: ProfileTab = {
  id: 'family',
  title: messages.familyTab,
  order: 50,
  keys: [`${OTHERS}/family/observe`, `${OWN}/family`],
  Content: lazy(() => import('./family-tab.tsx').then(({ FamilyTab }) => ({ default: FamilyTab }))),
};
