import { defineScreen } from '#kernel/screen.ts';
import type messages from './service-keys.messages.fa.ts';

/** Keys with which other programs of the organisation call. */
export const serviceKeysScreen = defineScreen<typeof messages>()({
  path: '/serviceKeys',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/serviceKeys/observe'],
  icon: 'shieldCheck',
  menu: { parent: 'systemManagement', order: 60 },
});
