import { defineScreen } from '#kernel/screen.ts';
import type messages from './address-report.title.messages.fa.ts';

export const addressReportScreen = defineScreen<typeof messages>()({
  path: '/addressReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/addressReport/observe'],
  menu: { parent: 'reports', order: 30 },
  notBuilt: true,
});
