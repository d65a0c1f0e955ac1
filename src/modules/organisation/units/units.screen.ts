import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './units.messages.fa.ts';

export const unitsScreen = defineScreen<typeof messages>()({
  path: '/organizationalUnit',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/organizationalUnit/observe'],
  menu: { parent: 'organizationChartManagement', order: 20 },
  search: { ...tableSearch, asOf: 'day', unitId: 'text', below: 'text', tab: 'text' },
});
