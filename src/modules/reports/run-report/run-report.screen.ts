import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './run-report.messages.fa.ts';

/** `tab`, the period (`from`, `to`, ISO days), and whose cases: of a process, of a unit with all below it; a step, an incident and a person of the lists. */
export const runReportScreen = defineScreen<typeof messages>()({
  path: '/RunTaskReport',
  title: 'title',
  chrome: 'full',
  access: ['reports/runTaskReport/observe'],
  menu: { parent: 'reports', order: 80 },
  search: { ...tableSearch, tab: 'text', from: 'day', to: 'day', by: 'text', process: 'text', unit: 'text', step: 'text', stuck: 'text', actor: 'text' },
});
