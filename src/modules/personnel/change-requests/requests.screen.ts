import { defineScreen } from '#kernel/screen.ts';
import type messages from './change-requests-page.messages.fa.ts';

/**
 * What people ask the personnel office for. Spec section 6 knows such a child of the menu by name and shows no route for it
 * ("further route sets are declared elsewhere", 2.1).
 */
export const requestsScreen = defineScreen<typeof messages>()({
  path: '/personnel/requests',
  title: 'title',
  chrome: 'full',
  access: ['personnelInformationManagement/changeRequests/observe', 'personnelInformationManagement/letters/observe'],
  menu: { parent: 'personnelInformationManagement', order: 35 },
  search: { tab: 'text', state: 'text', page: 'integer', requestId: 'text' },
});
