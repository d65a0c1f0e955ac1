import { defineScreen } from '#kernel/screen.ts';
import type messages from './templates.messages.fa.ts';

export const templatesScreen = defineScreen<typeof messages>()({
  path: '/NotificationsTemplate',
  title: 'title',
  chrome: 'full',
  access: ['notification/template/observe'],
  menu: { parent: 'notification', order: 30 },
  search: { event: 'text', tab: 'text' },
});
