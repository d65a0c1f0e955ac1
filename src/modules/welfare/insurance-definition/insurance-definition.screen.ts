import { defineScreen } from '#kernel/screen.ts';
import type messages from './insurance-definition.title.messages.fa.ts';

export const insuranceDefinitionScreen = defineScreen<typeof messages>()({
  path: '/supplementaryInsurance/definition',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/supplementaryInsurance/definition/observe'],
  menu: { parent: 'supplementaryInsurance', order: 10 },
  notBuilt: true,
});
