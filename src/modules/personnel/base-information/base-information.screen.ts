import { defineScreen } from '#kernel/screen.ts';
import type messages from './base-information.messages.fa.ts';

/** Guide 6.3: the older address of the file; `index` names the tab, `partyId` the person (without it the own file). */
export const baseInformationScreen = defineScreen<typeof messages>()({
  path: '/personnelBaseInformation/:index?',
  title: 'title',
  chrome: 'full',
  access: ['personnelInformationManagement/personnelBaseInformation/observe'],
  menu: { parent: 'personnelInformationManagement', order: 40 },
  search: { partyId: 'text', tab: 'text', asOf: 'day', propose: 'text' },
});
