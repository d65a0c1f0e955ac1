import { defineScreen } from '#kernel/screen.ts';
import type messages from './course-titles.title.messages.fa.ts';

export const courseTitlesScreen = defineScreen<typeof messages>()({
  path: '/DefinitionOfEducationalTitles',
  title: 'title',
  chrome: 'full',
  access: ['education/courseTitles/observe'],
  menu: { parent: 'educationBase', order: 10 },
  notBuilt: true,
});
