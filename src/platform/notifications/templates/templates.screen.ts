import { defineScreen } from '#kernel/screen.ts';
import type messages from './templates.title.messages.fa.ts';

export const templatesScreen = defineScreen<typeof messages>()({
  path: '/NotificationsTemplate',
  title: 'title',
  chrome: 'full',
  access: ['notification/template/observe'],
  menu: { parent: 'notification', order: 30 },
  notBuilt: true,
});
