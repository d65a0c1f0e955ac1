import { defineScreen } from '#kernel/screen.ts';
import type messages from './bank-report.title.messages.fa.ts';

export const bankReportScreen = defineScreen<typeof messages>()({
  path: '/bankReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/bankReport/observe'],
  menu: { parent: 'reports', order: 40 },
  notBuilt: true,
});
