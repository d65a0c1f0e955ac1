/** Tabs of the personnel file in the order of the guide (personnel 6.3). */
import { lazy } from 'react';
import { bankingTab } from '../banking/banking-tab.ui.ts';
import { addressTab, contactTab, otherTab } from '../contact/contact-tabs.ui.ts';
import { documentsTab } from '../documents/documents-tab.ui.ts';
import { familyTab } from '../family/family-tab.ui.ts';
import { OTHERS, OWN } from '../keys.ts';
import type { ProfileTab } from './profile-tab.ui.ts';

export const profileTabs: readonly ProfileTab[] = [
  contactTab,
  addressTab,
  {
    id: 'education',
    keys: [`${OTHERS}/experiments/observe`, `${OWN}/experiments`],
    Content: lazy(() => import('../education/education-tab.tsx').then(({ EducationTab }) => ({ default: EducationTab }))),
  },
  {
    id: 'sacrifice',
    keys: [`${OTHERS}/medical/observe`, `${OWN}/medical`],
    Content: lazy(() => import('../sacrifice/sacrifice-tab.tsx').then(({ SacrificeTab }) => ({ default: SacrificeTab }))),
  },
  familyTab,
  bankingTab,
  {
    id: 'organisation',
    keys: [`${OTHERS}/organisation/observe`, `${OWN}/organisation`],
    Content: lazy(() => import('../organisational/organisational-tab.tsx').then(({ OrganisationTab }) => ({ default: OrganisationTab }))),
  },
  documentsTab,
  otherTab,
  {
    id: 'requests',
    keys: ['personnelInformationManagement/changeRequests/observe', `${OWN}/changeRequests/observe`],
    Content: lazy(() => import('../change-requests/requests-tab.tsx').then(({ RequestsTab }) => ({ default: RequestsTab }))),
  },
  {
    id: 'letters',
    keys: ['personnelInformationManagement/letters/observe', `${OWN}/letters/observe`],
    Content: lazy(() => import('../letters/own-letters.tsx').then(({ LettersTab }) => ({ default: LettersTab }))),
  },
  { id: 'history', keys: ['personnelInformationManagement/searchPersonnelList/observe', `${OWN}/history`], Content: lazy(() => import('./history-tab.tsx')) },
];
