import { defineScreen } from '#kernel/screen.ts';
import type messages from './loan-request.messages.fa.ts';

export const loanRequestScreen = defineScreen<typeof messages>()({
  path: '/requestForFinancialFacility',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/financialFacility/request/observe'],
  menu: { parent: 'financialFacility', order: 20 },
});
