import { defineScreen } from '#kernel/screen.ts';
import type messages from './profile-page.messages.fa.ts';

/** Spec 2.1 and 2.4: the own file, also opened by the user menu. `act`: the form of a tab that stands open. */
export const userProfileScreen = defineScreen<typeof messages>()({
  path: '/userProfile',
  title: 'userProfileTitle',
  chrome: 'full',
  access: ['personnelManagement/personnelBaseInformation/base'],
  icon: 'userRound',
  menu: { parent: 'personnelManagement', order: 10 },
  search: { tab: 'text', asOf: 'day', propose: 'text', act: 'text' },
});
