import { defineScreen } from '#kernel/screen.ts';
import type messages from './family-report.title.messages.fa.ts';

export const familyReportScreen = defineScreen<typeof messages>()({
  path: '/familyReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/familyReport/observe'],
  menu: { parent: 'reports', order: 10 },
  notBuilt: true,
});
