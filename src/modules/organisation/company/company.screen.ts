import { defineScreen } from '#kernel/screen.ts';
import type messages from './company.messages.fa.ts';

export const companyScreen = defineScreen<typeof messages>()({
  path: '/defineOrganization',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/defineOrganization/observe'],
  menu: { parent: 'organizationChartManagement', order: 50 },
  search: { asOf: 'day', tab: 'text' },
});
