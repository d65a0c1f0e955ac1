import { lazy } from 'react';
import messages from './group-factors.pay-group-tab.messages.fa.ts';
import type { PayGroupTab } from './pay-group-tab.ui.ts';

export const groupFactorsTab: PayGroupTab = {
  id: 'factors',
  label: messages.factorsTab,
  order: 10,
  Content: lazy(() => import('./group-factors.tsx').then(({ GroupFactors }) => ({ default: GroupFactors }))),
};
