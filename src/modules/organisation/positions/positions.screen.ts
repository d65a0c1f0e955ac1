import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './positions.messages.fa.ts';

export const positionsScreen = defineScreen<typeof messages>()({
  path: '/organizationalPosition',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/organizationalPosition/observe'],
  menu: { parent: 'organizationChartManagement', order: 30 },
  search: { ...tableSearch, asOf: 'day', emplPositionId: 'text', unitId: 'text', tab: 'text', vacant: 'text', over: 'text' },
});
