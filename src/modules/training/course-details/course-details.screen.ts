import { defineScreen } from '#kernel/screen.ts';
import type messages from './course-details.title.messages.fa.ts';

export const courseDetailsScreen = defineScreen<typeof messages>()({
  path: '/courseDetails',
  title: 'title',
  chrome: 'full',
  access: ['education/courseDetails/observe'],
  menu: { parent: 'educationCourses', order: 20 },
  notBuilt: true,
});
