import { defineScreen } from '#kernel/screen.ts';
import type messages from './account-requests.messages.fa.ts';

/** What came in by /register. State and page stand in the address. */
export const accountRequestsScreen = defineScreen<typeof messages>()({
  path: '/accountRequests',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/accountRequests/observe'],
  icon: 'userPlus',
  menu: { parent: 'systemManagement', order: 40 },
  search: { state: 'text', page: 'integer' },
});
