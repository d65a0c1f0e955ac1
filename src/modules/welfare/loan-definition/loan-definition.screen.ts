import { defineScreen } from '#kernel/screen.ts';
import type messages from './loan-definition.messages.fa.ts';

export const loanDefinitionScreen = defineScreen<typeof messages>()({
  path: '/definitionOfFinancialFacilitation',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/financialFacility/definition/observe'],
  menu: { parent: 'financialFacility', order: 10 },
  search: { tab: 'text', of: 'text' },
});
