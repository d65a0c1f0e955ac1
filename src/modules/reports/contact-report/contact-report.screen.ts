import { defineScreen } from '#kernel/screen.ts';
import { reportSearch } from '../person-report/person-search.rules.ts';
import type messages from './contact-report.messages.fa.ts';

export const contactReportScreen = defineScreen<typeof messages>()({
  path: '/contactReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/contactReport/observe'],
  menu: { parent: 'reports', order: 20 },
  search: reportSearch,
});
