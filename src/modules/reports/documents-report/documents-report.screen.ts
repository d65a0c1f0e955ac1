import { defineScreen } from '#kernel/screen.ts';
import { reportSearch } from '../person-report/person-search.rules.ts';
import type messages from './documents-report.messages.fa.ts';

export const documentsReportScreen = defineScreen<typeof messages>()({
  path: '/documentsReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/documentsReport/observe'],
  menu: { parent: 'reports', order: 50 },
  search: { ...reportSearch, tab: 'text', ends: 'text' },
});
