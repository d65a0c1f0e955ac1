import { defineScreen } from '#kernel/screen.ts';
import type messages from './my-notifications.messages.fa.ts';

/** One's own messages. `show` and `page` keep the list in the address. */
export const myNotificationsScreen = defineScreen<typeof messages>()({
  path: '/myNotifications',
  title: 'title',
  chrome: 'full',
  access: ['notification/myNotifications'],
  icon: 'bell',
  menu: { parent: 'notification', order: 20 },
  search: { show: 'text', page: 'integer' },
});
