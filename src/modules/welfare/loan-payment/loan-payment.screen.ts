import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './loan-payment.messages.fa.ts';

export const loanPaymentScreen = defineScreen<typeof messages>()({
  path: '/providingloans',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/financialFacility/payment/observe'],
  menu: { parent: 'financialFacility', order: 40 },
  search: tableSearch,
});
