import { defineScreen } from '#kernel/screen.ts';
import type messages from './performance-profile.title.messages.fa.ts';

export const performanceProfileScreen = defineScreen<typeof messages>()({
  path: '/performanceProfileForm',
  title: 'title',
  chrome: 'full',
  access: ['personnelManagement/performanceProfile/observe'],
  menu: { parent: 'personnelManagement', order: 30 },
  notBuilt: true,
});
