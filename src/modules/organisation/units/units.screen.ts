import { defineScreen } from '#kernel/screen.ts';
import type messages from './units.title.messages.fa.ts';

export const unitsScreen = defineScreen<typeof messages>()({
  path: '/organizationalUnit',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/organizationalUnit/observe'],
  menu: { parent: 'organizationChartManagement', order: 20 },
  notBuilt: true,
});
