import { defineScreen } from '#kernel/screen.ts';
import type messages from './documents-report.title.messages.fa.ts';

export const documentsReportScreen = defineScreen<typeof messages>()({
  path: '/documentsReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/documentsReport/observe'],
  menu: { parent: 'reports', order: 50 },
  notBuilt: true,
});
