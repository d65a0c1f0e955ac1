import { lazy } from 'react';
import type { PayGroupTab } from '../groups/pay-group-tab.ui.ts';
import messages from './group-actions.pay-group-tab.messages.fa.ts';

export const groupActionsTab: PayGroupTab = {
  id: 'actions',
  label: messages.actionsTab,
  order: 40,
  Content: lazy(() => import('./group-actions.tsx').then(({ GroupActions }) => ({ default: GroupActions }))),
};
