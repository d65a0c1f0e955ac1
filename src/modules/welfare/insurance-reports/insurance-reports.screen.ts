import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './insurance-reports.messages.fa.ts';

export const insuranceReportsScreen = defineScreen<typeof messages>()({
  path: '/InsuranceReports',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/supplementaryInsurance/reports/observe'],
  menu: { parent: 'supplementaryInsurance', order: 40 },
  search: { ...tableSearch, tab: 'text' },
});
