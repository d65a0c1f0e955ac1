import { lazy } from 'react';
import { OTHERS, OWN } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './contact.tab.messages.fa.ts';

const content = (name: 'AddressTab' | 'ContactTab' | 'OtherTab') => lazy(() => import('./contact-tabs.tsx').then((slice) => ({ default: slice[name] })));

export const contactTab: ProfileTab = {
  id: 'contact',
  title: messages.contactTab,
  order: 10,
  keys: [`${OTHERS}/contact/observe`, `${OWN}/contact`],
  Content: content('ContactTab'),
};
export const addressTab: ProfileTab = {
  id: 'address',
  title: messages.addressTab,
  order: 20,
  keys: [`${OTHERS}/address/observe`, `${OWN}/address`],
  Content: content('AddressTab'),
};
export const otherTab: ProfileTab = {
  id: 'otherInformation',
  title: messages.otherTab,
  order: 90,
  keys: [`${OTHERS}/otherInformation/observe`, `${OWN}/otherInformation`],
  Content: content('OtherTab'),
};
