import { defineScreen } from '#kernel/screen.ts';
import type messages from './search-page.messages.fa.ts';

/** Guide 6.2. The filter, the order and the page stand in the address, so that a list can be sent on and Back returns to it. */
export const personnelSearchScreen = defineScreen<typeof messages>()({
  path: '/personnel/search',
  title: 'searchTitle',
  chrome: 'full',
  access: ['personnelInformationManagement/searchPersonnelList/observe'],
  icon: 'users',
  menu: { parent: 'personnelInformationManagement', order: 10 },
  search: { q: 'text', status: 'text', gender: 'text', unit: 'text', sort: 'text', order: 'text', page: 'integer', size: 'integer' },
});
