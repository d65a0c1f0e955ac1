import { lazy } from 'react';
import type { ProfileTab } from '#modules/personnel/personnel.web.ts';
import { PAGE } from './person-facilities.contract.ts';
import messages from './person-facilities.tab.messages.fa.ts';

export const facilitiesTab: ProfileTab = {
  id: 'facilities',
  title: messages.facilitiesTab,
  order: 69,
  keys: [`${PAGE}/observe`, `${PAGE}/observe`],
  Content: lazy(() => import('./facilities-of-person.tsx').then(({ FacilitiesOfPerson }) => ({ default: FacilitiesOfPerson }))),
};
