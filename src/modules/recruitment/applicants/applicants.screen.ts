import { defineScreen } from '#kernel/screen.ts';
import type messages from './applicants.title.messages.fa.ts';

export const applicantsScreen = defineScreen<typeof messages>()({
  path: '/volunteersManagement',
  title: 'title',
  chrome: 'full',
  access: ['humanResourcesPlanning/applicants/observe'],
  menu: { parent: 'humanResourcesPlanning', order: 50 },
  notBuilt: true,
});
