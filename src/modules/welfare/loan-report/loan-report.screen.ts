import { defineScreen } from '#kernel/screen.ts';
import type messages from './loan-report.messages.fa.ts';

export const loanReportScreen = defineScreen<typeof messages>()({
  path: '/loanReport',
  title: 'title',
  chrome: 'full',
  search: { tab: 'text' },
  access: ['welfareServices/financialFacility/report/observe'],
  menu: { parent: 'financialFacility', order: 60 },
});
