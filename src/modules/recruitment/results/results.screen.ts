import { defineScreen } from '#kernel/screen.ts';
import type messages from './results.title.messages.fa.ts';

export const resultsScreen = defineScreen<typeof messages>()({
  path: '/resultOfJob',
  title: 'title',
  chrome: 'full',
  access: ['humanResourcesPlanning/results/observe'],
  menu: { parent: 'humanResourcesPlanning', order: 60 },
  notBuilt: true,
});
