import { defineScreen } from '#kernel/screen.ts';
import type messages from './management.title.messages.fa.ts';

export const managementScreen = defineScreen<typeof messages>()({
  path: '/notification',
  title: 'title',
  chrome: 'full',
  access: ['notification/management/observe'],
  menu: { parent: 'notification', order: 10 },
  notBuilt: true,
});
