import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './access-level.title.messages.fa.ts';

export const accessLevelScreen = defineScreen<typeof messages>()({
  path: '/accessLevel',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/accessLevel/observe'],
  menu: { parent: 'systemManagement', order: 5 },
  search: { ...tableSearch, tab: 'text', group: 'text', user: 'text', status: 'text' },
});
