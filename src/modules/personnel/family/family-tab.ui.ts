import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';

export const familyTab: ProfileTab = {
  id: 'family',
  keys: [`${OTHERS}/family/observe`, `${OWN}/family`],
  Content: lazy(() => import('./family-tab.tsx').then(({ FamilyTab }) => ({ default: FamilyTab }))),
};
