import { defineScreen } from '#kernel/screen.ts';
import type messages from './chart.messages.fa.ts';

export const chartScreen = defineScreen<typeof messages>()({
  path: '/organizationalChart',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/organizationalChart/observe'],
  menu: { parent: 'organizationChartManagement', order: 10 },
  search: { asOf: 'day', compare: 'day', unitId: 'text', layer: 'text', show: 'text' },
});
