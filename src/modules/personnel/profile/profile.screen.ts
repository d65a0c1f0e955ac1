import { defineScreen } from '#kernel/screen.ts';
import type messages from './profile-page.messages.fa.ts';

/** Guide 6.3: the file of the person `partyId` names. */
export const profileScreen = defineScreen<typeof messages>()({
  path: '/personnel/profile',
  title: 'profileTitle',
  chrome: 'full',
  access: ['personnelInformationManagement/searchPersonnelList/observe'],
  menu: { parent: 'personnelInformationManagement', order: 30 },
  search: { partyId: 'text', tab: 'text', asOf: 'day', propose: 'text' },
});
