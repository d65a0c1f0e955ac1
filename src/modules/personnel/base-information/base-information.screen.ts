import { defineScreen } from '#kernel/screen.ts';
import type messages from './base-information.title.messages.fa.ts';

export const baseInformationScreen = defineScreen<typeof messages>()({
  path: '/personnelBaseInformation/:index?',
  title: 'title',
  chrome: 'full',
  access: ['personnelInformationManagement/personnelBaseInformation/observe'],
  menu: { parent: 'personnelInformationManagement', order: 40 },
  notBuilt: true,
});
