import { defineScreen } from '#kernel/screen.ts';
import type messages from './evaluation.title.messages.fa.ts';

export const evaluationScreen = defineScreen<typeof messages>()({
  path: '/defineEvaluation',
  title: 'title',
  chrome: 'full',
  access: ['education/evaluation/observe'],
  menu: { parent: 'educationBase', order: 30 },
  notBuilt: true,
});
