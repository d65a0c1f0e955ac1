import { defineScreen } from '#kernel/screen.ts';
import type messages from './recorded-courses.title.messages.fa.ts';

export const recordedCoursesScreen = defineScreen<typeof messages>()({
  path: '/recordCoursesList',
  title: 'title',
  chrome: 'full',
  access: ['education/recordedCourses/observe'],
  menu: { parent: 'educationNeeds', order: 40 },
  notBuilt: true,
});
