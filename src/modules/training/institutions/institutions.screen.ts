import { defineScreen } from '#kernel/screen.ts';
import type messages from './institutions.title.messages.fa.ts';

export const institutionsScreen = defineScreen<typeof messages>()({
  path: '/InstitutionsAndlecturers',
  title: 'title',
  chrome: 'full',
  access: ['education/institutionsAndLecturers/observe'],
  menu: { parent: 'educationBase', order: 20 },
  notBuilt: true,
});
