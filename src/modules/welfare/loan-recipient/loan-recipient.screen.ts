import { defineScreen } from '#kernel/screen.ts';
import type messages from './loan-recipient.messages.fa.ts';

/** `accompanyId`: a loan; without one the own loans. */
export const loanRecipientScreen = defineScreen<typeof messages>()({
  path: '/viewRecipient/:accompanyId?',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/financialFacility/recipient/observe', 'welfareServices/financialFacility/request/observe'],
  menu: { parent: 'financialFacility', order: 70 },
  search: { asOf: 'text' },
});
