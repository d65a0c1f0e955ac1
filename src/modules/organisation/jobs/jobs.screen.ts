import { defineScreen } from '#kernel/screen.ts';
import type messages from './jobs.title.messages.fa.ts';

export const jobsScreen = defineScreen<typeof messages>()({
  path: '/defineJob',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/defineJob/observe'],
  menu: { parent: 'organizationChartManagement', order: 40 },
  notBuilt: true,
});
