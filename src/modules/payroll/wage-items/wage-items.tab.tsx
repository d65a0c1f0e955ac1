import { lazy } from 'react';
import type { ProfileTab } from '#modules/personnel/personnel.web.ts';
import { PAGE } from './wage-items.contract.ts';
import messages from './wage-items.tab.messages.fa.ts';

export const wageItemsTab: ProfileTab = {
  id: 'wages',
  title: messages.wagesTab,
  order: 66,
  keys: [`${PAGE}/observe`, `${PAGE}/observe`],
  Content: lazy(() => import('./person-wages.tsx').then(({ PersonWages }) => ({ default: PersonWages }))),
};
