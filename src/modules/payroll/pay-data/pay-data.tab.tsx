import { lazy } from 'react';
import type { ProfileTab } from '#modules/personnel/personnel.web.ts';
import { OWN_PAY_DATA, PAGE } from './pay-data.contract.ts';
import messages from './pay-data.tab.messages.fa.ts';

export const payDataTab: ProfileTab = {
  id: 'payData',
  title: messages.payDataTab,
  order: 65,
  keys: [`${PAGE}/observe`, OWN_PAY_DATA],
  Content: lazy(() => import('./pay-data-rows.tsx').then(({ PayDataRows }) => ({ default: PayDataRows }))),
};
