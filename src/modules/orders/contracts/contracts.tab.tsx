import { lazy } from 'react';
import type { ProfileTab } from '#modules/personnel/personnel.web.ts';
import { OWN_CONTRACTS, PAGE } from './contracts.contract.ts';
import messages from './contracts.tab.messages.fa.ts';

export const contractsTab: ProfileTab = {
  id: 'contracts',
  title: messages.contractsTab,
  order: 64,
  keys: [`${PAGE}/observe`, `${OWN_CONTRACTS}/observe`],
  Content: lazy(() => import('./person-contracts.tsx').then(({ PersonContracts }) => ({ default: PersonContracts }))),
};
