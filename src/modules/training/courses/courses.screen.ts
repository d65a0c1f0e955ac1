import { defineScreen } from '#kernel/screen.ts';
import type messages from './courses.title.messages.fa.ts';

export const coursesScreen = defineScreen<typeof messages>()({
  path: '/educationCourses',
  title: 'title',
  chrome: 'full',
  access: ['education/courses/observe'],
  menu: { parent: 'educationCourses', order: 10 },
  notBuilt: true,
});
