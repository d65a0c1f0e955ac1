import { defineScreen } from '#kernel/screen.ts';
import type messages from './person-facilities.messages.fa.ts';

export const personFacilitiesScreen = defineScreen<typeof messages>()({
  path: '/payroll/facilities',
  title: 'title',
  chrome: 'full',
  access: ['payroll/facilities/observe'],
  menu: { parent: 'payroll', order: 26 },
});
