import { defineScreen } from '#kernel/screen.ts';
import type messages from './programme.title.messages.fa.ts';

export const programmeScreen = defineScreen<typeof messages>()({
  path: '/editEducationalProgramAndBudget',
  title: 'title',
  chrome: 'full',
  access: ['education/programme/observe'],
  menu: { parent: 'educationProgramme', order: 10 },
  notBuilt: true,
});
