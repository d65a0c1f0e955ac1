import { defineScreen } from '#kernel/screen.ts';
import type messages from './welfare-groups.messages.fa.ts';

export const welfareGroupsScreen = defineScreen<typeof messages>()({
  path: '/welfareServicesGroup',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/group/observe'],
  menu: { parent: 'welfareServices', order: 10 },
  search: { tab: 'text', of: 'text' },
});
