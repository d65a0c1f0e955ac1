import { defineScreen } from '#kernel/screen.ts';
import type messages from './planned-course.title.messages.fa.ts';

export const plannedCourseScreen = defineScreen<typeof messages>()({
  path: '/studyneedAssessment/:cuId?',
  title: 'title',
  chrome: 'full',
  access: ['education/plannedCourse/observe'],
  menu: { parent: 'educationNeeds', order: 60 },
  notBuilt: true,
});
