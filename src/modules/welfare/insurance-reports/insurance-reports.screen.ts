import { defineScreen } from '#kernel/screen.ts';
import type messages from './insurance-reports.title.messages.fa.ts';

export const insuranceReportsScreen = defineScreen<typeof messages>()({
  path: '/InsuranceReports',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/supplementaryInsurance/reports/observe'],
  menu: { parent: 'supplementaryInsurance', order: 40 },
  notBuilt: true,
});
