import { defineScreen } from '#kernel/screen.ts';
import type messages from './work-sheet.messages.fa.ts';

export const workSheetScreen = defineScreen<typeof messages>()({
  path: '/payroll/workSheet',
  title: 'title',
  chrome: 'full',
  access: ['payroll/workSheet/observe'],
  menu: { parent: 'payroll', order: 21 },
  search: { year: 'integer', month: 'integer', payGroupId: 'text', project: 'text' },
});
