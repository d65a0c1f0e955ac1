import { defineScreen } from '#kernel/screen.ts';
import type messages from './reports-list.title.messages.fa.ts';

export const reportsListScreen = defineScreen<typeof messages>()({
  path: '/ReportsList',
  title: 'title',
  chrome: 'full',
  access: ['reports/reportsList/observe'],
  menu: { parent: 'reports', order: 70 },
  notBuilt: true,
});
