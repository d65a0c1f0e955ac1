import { defineScreen } from '#kernel/screen.ts';
import type messages from './insurance-contracts.messages.fa.ts';

export const insuranceContractsScreen = defineScreen<typeof messages>()({
  path: '/supplementaryInsurance/definition',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/supplementaryInsurance/definition/observe'],
  menu: { parent: 'supplementaryInsurance', order: 10 },
  search: { tab: 'text', of: 'text' },
});
