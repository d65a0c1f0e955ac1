import { defineScreen } from '#kernel/screen.ts';
import type messages from './my-notifications.messages.fa.ts';

/** One's own messages; what is shown of them stands in the address. `purposes` is JSON, `from` and `to` are ISO days. */
export const myNotificationsScreen = defineScreen<typeof messages>()({
  path: '/myNotifications',
  title: 'title',
  chrome: 'full',
  access: ['notification/myNotifications'],
  icon: 'bell',
  menu: { parent: 'notification', order: 20 },
  search: { show: 'text', page: 'integer', company: 'text', subject: 'text', purposes: 'text', from: 'day', to: 'day' },
});
