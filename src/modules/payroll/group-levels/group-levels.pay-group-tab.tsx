import { lazy } from 'react';
import type { PayGroupTab } from '../groups/pay-group-tab.ui.ts';
import messages from './group-levels.pay-group-tab.messages.fa.ts';

export const groupLevelsTab: PayGroupTab = {
  id: 'levels',
  label: messages.levelsTab,
  order: 50,
  Content: lazy(() => import('./group-levels.tsx').then(({ GroupLevels }) => ({ default: GroupLevels }))),
};
