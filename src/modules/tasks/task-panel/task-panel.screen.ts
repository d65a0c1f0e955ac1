import { defineScreen } from '#kernel/screen.ts';
import type messages from './task-panel-page.messages.fa.ts';

/** One task or one case by its id, as links of notices name it (spec section 2.1; guide tasks-processes.md 11.3). */
export const taskPanelScreen = defineScreen<typeof messages>()({
  path: '/TaskPanel',
  title: 'title',
  chrome: 'full',
  access: ['tasks/taskPanel/observe'],
  icon: 'clipboardList',
  menu: { parent: 'pages', order: 7 },
  search: { taskId: 'text', instanceId: 'text' },
});
