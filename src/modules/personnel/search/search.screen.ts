import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './search-page.messages.fa.ts';

/** Guide 6.2. Words, filters, order and columns stand in the address, so that a list can be sent on and Back returns to it; `sort` and `order` are those of older links. */
export const personnelSearchScreen = defineScreen<typeof messages>()({
  path: '/personnel/search',
  title: 'searchTitle',
  chrome: 'full',
  access: ['personnelInformationManagement/searchPersonnelList/observe'],
  icon: 'users',
  menu: { parent: 'personnelInformationManagement', order: 10 },
  search: { ...tableSearch, status: 'text', gender: 'text', unit: 'text', sort: 'text', order: 'text' },
});
