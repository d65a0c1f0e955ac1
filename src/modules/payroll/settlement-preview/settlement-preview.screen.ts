import { defineScreen } from '#kernel/screen.ts';
import type messages from './settlement-preview.messages.fa.ts';

export const settlementPreviewScreen = defineScreen<typeof messages>()({
  path: '/payroll/settlement',
  title: 'title',
  chrome: 'full',
  access: ['payroll/salaryCalculation/calculate'],
  menu: { parent: 'payroll', order: 50 },
  search: { partyId: 'text', partyRelationshipId: 'text', lastDay: 'text' },
});
