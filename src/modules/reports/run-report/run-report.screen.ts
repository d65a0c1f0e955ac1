import { defineScreen } from '#kernel/screen.ts';
import type messages from './run-report.title.messages.fa.ts';

export const runReportScreen = defineScreen<typeof messages>()({
  path: '/RunTaskReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/runTaskReport/observe'],
  menu: { parent: 'reports', order: 80 },
  notBuilt: true,
});
