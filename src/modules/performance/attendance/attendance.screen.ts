import { defineScreen } from '#kernel/screen.ts';
import type messages from './attendance.title.messages.fa.ts';

export const attendanceScreen = defineScreen<typeof messages>()({
  path: '/functionalManagement',
  title: 'title',
  chrome: 'full',
  access: ['functionalManagement/trafficInfo/observe'],
  icon: 'calendarClock',
  menu: { parent: 'humanResources', order: 40 },
  notBuilt: true,
});
