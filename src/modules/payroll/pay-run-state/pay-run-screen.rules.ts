/** The screen of runs, for those below its page who lead to one of them. */
import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from '../pay-run/pay-run.messages.fa.ts';

export const payRunScreen = defineScreen<typeof messages>()({
  path: '/payroll',
  title: 'title',
  chrome: 'full',
  access: ['payroll/salaryCalculation/observe'],
  menu: { parent: 'payroll', order: 10 },
  search: { ...tableSearch, payRunId: 'text', tab: 'text' },
});
