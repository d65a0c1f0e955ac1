import { defineScreen } from '#kernel/screen.ts';
import type messages from './provision.messages.fa.ts';

export const provisionScreen = defineScreen<typeof messages>()({
  path: '/payroll/provision',
  title: 'title',
  chrome: 'full',
  access: ['payroll/provision/observe'],
  menu: { parent: 'payroll', order: 49 },
  search: { provisionId: 'text', by: 'text' },
});
