import { defineScreen } from '#kernel/screen.ts';
import type messages from './chart.title.messages.fa.ts';

export const chartScreen = defineScreen<typeof messages>()({
  path: '/organizationalChart',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/organizationalChart/observe'],
  menu: { parent: 'organizationChartManagement', order: 10 },
  notBuilt: true,
});
