import { defineScreen } from '#kernel/screen.ts';
import type messages from './loan-recipient.title.messages.fa.ts';

export const loanRecipientScreen = defineScreen<typeof messages>()({
  path: '/viewRecipient/:accompanyId?',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/financialFacility/recipient/observe'],
  menu: { parent: 'financialFacility', order: 70 },
  notBuilt: true,
});
