import { defineScreen } from '#kernel/screen.ts';
import { reportSearch } from '../person-report/person-search.rules.ts';
import type messages from './address-report.messages.fa.ts';

export const addressReportScreen = defineScreen<typeof messages>()({
  path: '/addressReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/addressReport/observe'],
  menu: { parent: 'reports', order: 30 },
  search: reportSearch,
});
