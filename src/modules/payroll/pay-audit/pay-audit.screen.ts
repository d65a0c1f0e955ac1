import { defineScreen } from '#kernel/screen.ts';
import type messages from './pay-audit.messages.fa.ts';

export const payAuditScreen = defineScreen<typeof messages>()({
  path: '/payroll/reports/audit',
  title: 'title',
  chrome: 'full',
  access: ['payroll/payAudit/observe'],
  menu: { parent: 'payroll', order: 48 },
  search: { year: 'integer', month: 'integer', payGroupId: 'text', partyId: 'text', page: 'integer' },
});
