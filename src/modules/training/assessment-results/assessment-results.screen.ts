import { defineScreen } from '#kernel/screen.ts';
import type messages from './assessment-results.title.messages.fa.ts';

export const assessmentResultsScreen = defineScreen<typeof messages>()({
  path: '/assessmentResults',
  title: 'title',
  chrome: 'full',
  access: ['education/assessmentResults/observe'],
  menu: { parent: 'educationCourses', order: 30 },
  notBuilt: true,
});
