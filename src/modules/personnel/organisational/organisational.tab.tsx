import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './organisational.tab.messages.fa.ts';

export const organisationTab: ProfileTab = {
  id: 'organisation',
  title: messages.organisationTab,
  order: 70,
  keys: [`${OTHERS}/organisation/observe`, `${OWN}/organisation`],
  Content: lazy(() => import('./organisational-tab.tsx').then(({ OrganisationTab }) => ({ default: OrganisationTab }))),
};
