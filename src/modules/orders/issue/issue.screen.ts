import { defineScreen } from '#kernel/screen.ts';
import type messages from './issue.messages.fa.ts';

export const issueScreen = defineScreen<typeof messages>()({
  path: '/emplOrder/issuance',
  title: 'title',
  chrome: 'full',
  access: ['emplOrder/issuance/observe'],
  menu: { parent: 'emplOrder', order: 20 },
});
