import { lazy } from 'react';
import type { PayGroupTab } from '../groups/pay-group-tab.ui.ts';
import messages from './facility-costs.pay-group-tab.messages.fa.ts';

export const facilityCostsTab: PayGroupTab = {
  id: 'facilities',
  label: messages.facilitiesTab,
  order: 70,
  Content: lazy(() => import('./facility-costs.tsx').then(({ FacilityCosts }) => ({ default: FacilityCosts }))),
};
