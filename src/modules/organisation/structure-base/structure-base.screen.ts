import { defineScreen } from '#kernel/screen.ts';
import type messages from './structure-base.title.messages.fa.ts';

export const structureBaseScreen = defineScreen<typeof messages>()({
  path: '/BaseOrganizationStructureInformation',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/BOS/observe'],
  menu: { parent: 'systemBaseData', order: 10 },
  notBuilt: true,
});
