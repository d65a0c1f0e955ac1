import { defineScreen } from '#kernel/screen.ts';
import type messages from './person-insurance-report.messages.fa.ts';

export const personInsuranceReportScreen = defineScreen<typeof messages>()({
  path: '/PersonInsuranceReport',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/supplementaryInsurance/personReport/observe'],
  menu: { parent: 'supplementaryInsurance', order: 50 },
});
