import { defineScreen } from '#kernel/screen.ts';
import type messages from './requisitions.title.messages.fa.ts';

export const requisitionsScreen = defineScreen<typeof messages>()({
  path: '/jobRequisition',
  title: 'title',
  chrome: 'full',
  access: ['humanResourcesPlanning/requisitions/observe'],
  menu: { parent: 'humanResourcesPlanning', order: 30 },
  notBuilt: true,
});
