import { defineScreen } from '#kernel/screen.ts';
import type messages from './pay-data.messages.fa.ts';

/** Guide payroll 4.11: the pay data of the person `partyId` names. */
export const payDataScreen = defineScreen<typeof messages>()({
  path: '/compensation/userProfile',
  title: 'title',
  chrome: 'full',
  access: ['payroll/payData/observe'],
  menu: { parent: 'payroll', order: 16 },
  search: { partyId: 'text', asOf: 'day' },
});
