import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './log-management.messages.fa.ts';

/** Sign-ins, changes and reads; the tab and what its table is asked stand in the address. */
export const logManagementScreen = defineScreen<typeof messages>()({
  path: '/logManagement',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/logManagement/observe'],
  menu: { parent: 'systemManagement', order: 20 },
  search: { ...tableSearch, tab: 'text' },
});
