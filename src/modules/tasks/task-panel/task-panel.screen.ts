import { defineScreen } from '#kernel/screen.ts';
import type messages from './task-panel.title.messages.fa.ts';

export const taskPanelScreen = defineScreen<typeof messages>()({
  path: '/TaskPanel',
  title: 'title',
  chrome: 'full',
  access: ['tasks/taskPanel/observe'],
  icon: 'clipboardList',
  menu: { parent: 'pages', order: 7 },
  notBuilt: true,
});
