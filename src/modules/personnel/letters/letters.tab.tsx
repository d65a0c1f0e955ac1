import { lazy } from 'react';
import { OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './letters.tab.messages.fa.ts';

export const lettersTab: ProfileTab = {
  id: 'letters',
  title: messages.lettersTab,
  order: 110,
  keys: ['personnelInformationManagement/letters/observe', `${OWN}/letters/observe`],
  Content: lazy(() => import('./own-letters.tsx').then(({ LettersTab }) => ({ default: LettersTab }))),
};
