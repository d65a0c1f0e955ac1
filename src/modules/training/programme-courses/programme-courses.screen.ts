import { defineScreen } from '#kernel/screen.ts';
import type messages from './programme-courses.title.messages.fa.ts';

export const programmeCoursesScreen = defineScreen<typeof messages>()({
  path: '/RequiredCourses/:curriculumId?',
  title: 'title',
  chrome: 'full',
  access: ['education/programmeCourses/observe'],
  menu: { parent: 'educationProgramme', order: 20 },
  notBuilt: true,
});
