import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './sample-things.tab.messages.fa.ts';

export const sampleThingsTab: ProfileTab = {
  id: 'sampleThings',
  title: messages.sampleThingsTab,
  order: 900,
  keys: [`${OTHERS}/sampleThings/observe`, `${OWN}/sampleThings`],
  Content: lazy(() => import('./sample-things-tab.tsx').then(({ SampleThingsTab }) => ({ default: SampleThingsTab }))),
};
