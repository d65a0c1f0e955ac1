import { defineScreen } from '#kernel/screen.ts';
import type messages from './leaving-requests.title.messages.fa.ts';

export const leavingRequestsScreen = defineScreen<typeof messages>()({
  path: '/ListOfLeavingRequests',
  title: 'title',
  chrome: 'full',
  access: ['offboarding/leavingRequestList/observe'],
  menu: { parent: 'offboarding', order: 30 },
  notBuilt: true,
});
