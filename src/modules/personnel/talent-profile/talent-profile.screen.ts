import { defineScreen } from '#kernel/screen.ts';
import type messages from './talent-profile.title.messages.fa.ts';

export const talentProfileScreen = defineScreen<typeof messages>()({
  path: '/talentProfile',
  title: 'title',
  chrome: 'full',
  access: ['personnelManagement/talentProfile/observe'],
  menu: { parent: 'personnelManagement', order: 20 },
  notBuilt: true,
});
