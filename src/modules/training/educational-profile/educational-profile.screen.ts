import { defineScreen } from '#kernel/screen.ts';
import type messages from './educational-profile.title.messages.fa.ts';

export const educationalProfileScreen = defineScreen<typeof messages>()({
  path: '/EducationalProfile',
  title: 'title',
  chrome: 'full',
  access: ['personnelManagement/educationalProfile/observe'],
  menu: { parent: 'personnelManagement', order: 40 },
  notBuilt: true,
});
