import { defineScreen } from '#kernel/screen.ts';
import type messages from './leaving-request.title.messages.fa.ts';

export const leavingRequestScreen = defineScreen<typeof messages>()({
  path: '/creatingLeavingRequest',
  title: 'title',
  chrome: 'full',
  access: ['offboarding/leavingRequest/observe'],
  menu: { parent: 'offboarding', order: 20 },
  notBuilt: true,
});
