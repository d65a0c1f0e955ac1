import { defineScreen } from '#kernel/screen.ts';
import type messages from './positions.title.messages.fa.ts';

export const positionsScreen = defineScreen<typeof messages>()({
  path: '/organizationalPosition',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/organizationalPosition/observe'],
  menu: { parent: 'organizationChartManagement', order: 30 },
  notBuilt: true,
});
