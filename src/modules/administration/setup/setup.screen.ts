import { defineScreen } from '#kernel/screen.ts';
import type messages from './setup.messages.fa.ts';

/** Where the first administrator names the company and imports what there is, in order. */
export const setupScreen = defineScreen<typeof messages>()({
  path: '/setup',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/setup/observe'],
  icon: 'clipboardList',
  menu: { parent: 'systemManagement', order: 95 },
});
