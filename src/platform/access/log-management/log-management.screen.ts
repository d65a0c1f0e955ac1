import { defineScreen } from '#kernel/screen.ts';
import type messages from './log-management.title.messages.fa.ts';

export const logManagementScreen = defineScreen<typeof messages>()({
  path: '/logManagement',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/logManagement/observe'],
  menu: { parent: 'systemManagement', order: 20 },
  notBuilt: true,
});
