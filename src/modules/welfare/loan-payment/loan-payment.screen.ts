import { defineScreen } from '#kernel/screen.ts';
import type messages from './loan-payment.title.messages.fa.ts';

export const loanPaymentScreen = defineScreen<typeof messages>()({
  path: '/providingloans',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/financialFacility/payment/observe'],
  menu: { parent: 'financialFacility', order: 40 },
  notBuilt: true,
});
