import { defineScreen } from '#kernel/screen.ts';
import { reportSearch } from '../person-report/person-search.rules.ts';
import type messages from './bank-report.messages.fa.ts';

export const bankReportScreen = defineScreen<typeof messages>()({
  path: '/bankReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/bankReport/observe'],
  menu: { parent: 'reports', order: 40 },
  search: reportSearch,
});
