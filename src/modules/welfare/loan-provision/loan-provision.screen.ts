import { defineScreen } from '#kernel/screen.ts';
import type messages from './loan-provision.messages.fa.ts';

export const loanProvisionScreen = defineScreen<typeof messages>()({
  path: '/provideFinancialFacilitation',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/financialFacility/provision/observe'],
  menu: { parent: 'financialFacility', order: 30 },
  search: { tab: 'text', of: 'text' },
});
