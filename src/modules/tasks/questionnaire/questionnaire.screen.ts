import { defineScreen } from '#kernel/screen.ts';
import type messages from './questionnaire.title.messages.fa.ts';

export const questionnaireScreen = defineScreen<typeof messages>()({
  path: '/questionnaire',
  title: 'title',
  chrome: 'full',
  access: ['questionnaire/archive/observe'],
  menu: { parent: 'questionnaire', order: 10 },
  notBuilt: true,
});
