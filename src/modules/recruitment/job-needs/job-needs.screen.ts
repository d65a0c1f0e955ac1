import { defineScreen } from '#kernel/screen.ts';
import type messages from './job-needs.title.messages.fa.ts';

export const jobNeedsScreen = defineScreen<typeof messages>()({
  path: '/creatingJobNeeds',
  title: 'title',
  chrome: 'full',
  access: ['humanResourcesPlanning/jobNeeds/observe'],
  menu: { parent: 'humanResourcesPlanning', order: 20 },
  notBuilt: true,
});
