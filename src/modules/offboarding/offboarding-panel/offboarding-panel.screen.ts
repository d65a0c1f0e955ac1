import { defineScreen } from '#kernel/screen.ts';
import type messages from './offboarding-panel.title.messages.fa.ts';

export const offboardingPanelScreen = defineScreen<typeof messages>()({
  path: '/OffboardingPanel',
  title: 'title',
  chrome: 'full',
  access: ['offboarding/panel/observe'],
  menu: { parent: 'offboarding', order: 40 },
  notBuilt: true,
});
