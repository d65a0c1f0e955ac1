import { defineScreen } from '#kernel/screen.ts';
import type messages from './recruitment-base.title.messages.fa.ts';

export const recruitmentBaseScreen = defineScreen<typeof messages>()({
  path: '/BDHRP',
  title: 'title',
  chrome: 'full',
  access: ['humanResourcesPlanning/baseDefinitions/observe'],
  menu: { parent: 'humanResourcesPlanning', order: 10 },
  notBuilt: true,
});
