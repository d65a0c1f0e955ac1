import { defineScreen } from '#kernel/screen.ts';
import type messages from './job-board.title.messages.fa.ts';

export const jobBoardScreen = defineScreen<typeof messages>()({
  path: '/jobBoards',
  title: 'title',
  chrome: 'footer',
  access: 'public',
  menu: { parent: 'humanResourcesPlanning', order: 70 },
  notBuilt: true,
});
