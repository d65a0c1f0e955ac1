import { defineScreen } from '#kernel/screen.ts';
import type messages from './event-definition.messages.fa.ts';

export const eventDefinitionScreen = defineScreen<typeof messages>()({
  path: '/DefineWelfareEvent',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/otherServices/eventDefinition/observe'],
  menu: { parent: 'otherWelfareServices', order: 20 },
  search: { tab: 'text', of: 'text' },
});
