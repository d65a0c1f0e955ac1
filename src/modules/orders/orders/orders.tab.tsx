import { lazy } from 'react';
import type { ProfileTab } from '#modules/personnel/personnel.web.ts';
import messages from './orders.tab.messages.fa.ts';

export const ordersTab: ProfileTab = {
  id: 'orders',
  title: messages.ordersTab,
  order: 65,
  keys: ['emplOrder/orders/observe', 'personnelManagement/personnelBaseInformation/orders/observe'],
  Content: lazy(() => import('./person-orders.tsx').then(({ PersonOrders }) => ({ default: PersonOrders }))),
};
