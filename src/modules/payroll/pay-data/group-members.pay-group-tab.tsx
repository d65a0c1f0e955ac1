import { lazy } from 'react';
import type { PayGroupTab } from '../groups/pay-group-tab.ui.ts';
import messages from './group-members.pay-group-tab.messages.fa.ts';

export const groupMembersTab: PayGroupTab = {
  id: 'members',
  label: messages.membersTab,
  order: 20,
  Content: lazy(() => import('./group-members.tsx').then(({ GroupMembers }) => ({ default: GroupMembers }))),
};
