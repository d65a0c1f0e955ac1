import { defineScreen } from '#kernel/screen.ts';
import type messages from './structure-base.messages.fa.ts';

export const structureBaseScreen = defineScreen<typeof messages>()({
  path: '/BaseOrganizationStructureInformation',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/BOS/observe'],
  menu: { parent: 'systemBaseData', order: 10 },
});
