import { defineScreen } from '#kernel/screen.ts';
import { reportSearch } from '../person-report/person-search.rules.ts';
import type messages from './family-report.messages.fa.ts';

export const familyReportScreen = defineScreen<typeof messages>()({
  path: '/familyReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/familyReport/observe'],
  menu: { parent: 'reports', order: 10 },
  search: reportSearch,
});
