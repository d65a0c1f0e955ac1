/** What other modules may show of tasks: the screen of one task or case, and a link to it. */
export { FollowCase } from './task-panel/follow-case.tsx';
export { taskPanelScreen } from './task-panel/task-panel.screen.ts';
