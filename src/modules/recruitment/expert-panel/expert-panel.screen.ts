import { defineScreen } from '#kernel/screen.ts';
import type messages from './expert-panel.title.messages.fa.ts';

export const expertPanelScreen = defineScreen<typeof messages>()({
  path: '/ExpertPanel',
  title: 'title',
  chrome: 'full',
  access: ['humanResourcesPlanning/expertPanel/observe'],
  menu: { parent: 'humanResourcesPlanning', order: 40 },
  notBuilt: true,
});
