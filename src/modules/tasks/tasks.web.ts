/** What other modules may show of tasks: the screen of one task or case, a link to it, and one task on a screen of its own process. */
export { InboxLink } from './inbox/inbox-link.tsx';
export { FollowCase } from './task-panel/follow-case.tsx';
export { OpenedTask } from './task-panel/opened-task.tsx';
export { taskPanelScreen } from './task-panel/task-panel.screen.ts';
