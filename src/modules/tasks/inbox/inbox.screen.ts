import { defineScreen } from '#kernel/screen.ts';
import type messages from './inbox.title.messages.fa.ts';

export const inboxScreen = defineScreen<typeof messages>()({
  path: '/tasks',
  title: 'title',
  chrome: 'full',
  access: ['tasks/inbox/observe'],
  icon: 'inbox',
  menu: { parent: 'pages', order: 5 },
  notBuilt: true,
});
