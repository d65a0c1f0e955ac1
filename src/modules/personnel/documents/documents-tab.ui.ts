import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';

export const documentsTab: ProfileTab = {
  id: 'documents',
  keys: [`${OTHERS}/base/attachment/observe`, `${OWN}/base/attachment`],
  Content: lazy(() => import('./documents-tab.tsx').then(({ DocumentsTab }) => ({ default: DocumentsTab }))),
};
