import { defineScreen } from '#kernel/screen.ts';
import type messages from './inbox-page.messages.fa.ts';

/** Work inbox (spec section 2.1). At most one of `taskId`, `instanceId` and `start` says what is open beside the list; `act` a dialog over it. */
export const inboxScreen = defineScreen<typeof messages>()({
  path: '/tasks',
  title: 'title',
  chrome: 'full',
  access: ['tasks/inbox/observe'],
  icon: 'inbox',
  menu: { parent: 'pages', order: 5 },
  search: { box: 'text', process: 'text', due: 'text', state: 'text', search: 'text', page: 'integer', taskId: 'text', instanceId: 'text', start: 'text', act: 'text' },
});
