import { defineScreen } from '#kernel/screen.ts';
import type messages from './pay-cost.messages.fa.ts';

export const payCostScreen = defineScreen<typeof messages>()({
  path: '/payroll/reports/cost',
  title: 'title',
  chrome: 'full',
  access: ['payroll/payCost/observe'],
  menu: { parent: 'payroll', order: 51 },
  search: { by: 'text', year: 'integer', fromMonth: 'integer', thruMonth: 'integer', payGroupId: 'text' },
});
