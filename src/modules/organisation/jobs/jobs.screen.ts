import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './jobs.messages.fa.ts';

export const jobsScreen = defineScreen<typeof messages>()({
  path: '/defineJob',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/defineJob/observe'],
  menu: { parent: 'organizationChartManagement', order: 40 },
  search: { ...tableSearch, asOf: 'day', jobId: 'text', tab: 'text' },
});
