import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './documents.tab.messages.fa.ts';

export const documentsTab: ProfileTab = {
  id: 'documents',
  title: messages.documentsTab,
  order: 80,
  keys: [`${OTHERS}/base/attachment/observe`, `${OWN}/base/attachment`],
  Content: lazy(() => import('./documents-tab.tsx').then(({ DocumentsTab }) => ({ default: DocumentsTab }))),
};
