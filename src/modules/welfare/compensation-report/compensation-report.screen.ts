import { defineScreen } from '#kernel/screen.ts';
import type messages from './compensation-report.messages.fa.ts';

export const compensationReportScreen = defineScreen<typeof messages>()({
  path: '/CompensationReport',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/supplementaryInsurance/compensationReport/observe'],
  menu: { parent: 'supplementaryInsurance', order: 60 },
  search: { tab: 'text', of: 'text' },
});
