import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './education.tab.messages.fa.ts';

export const educationTab: ProfileTab = {
  id: 'education',
  title: messages.educationTab,
  order: 30,
  keys: [`${OTHERS}/experiments/observe`, `${OWN}/experiments`],
  Content: lazy(() => import('./education-tab.tsx').then(({ EducationTab }) => ({ default: EducationTab }))),
};
