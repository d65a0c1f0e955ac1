import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './management.messages.fa.ts';

/** Announcements of the company. `event` is the one that is open; `new` one that is being written. */
export const managementScreen = defineScreen<typeof messages>()({
  path: '/notification',
  title: 'title',
  chrome: 'full',
  access: ['notification/management/observe'],
  menu: { parent: 'notification', order: 10 },
  search: { event: 'text', ...tableSearch },
});
