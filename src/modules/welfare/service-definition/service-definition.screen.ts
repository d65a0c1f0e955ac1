import { defineScreen } from '#kernel/screen.ts';
import type messages from './service-definition.messages.fa.ts';

export const serviceDefinitionScreen = defineScreen<typeof messages>()({
  path: '/DefineWelfareService',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/otherServices/serviceDefinition/observe'],
  menu: { parent: 'otherWelfareServices', order: 10 },
  search: { tab: 'text', of: 'text' },
});
