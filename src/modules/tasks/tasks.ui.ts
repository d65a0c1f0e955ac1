/** What other modules may show of tasks: the screen of one task or case. */
export { taskPanelScreen } from './task-panel/task-panel.screen.ts';
