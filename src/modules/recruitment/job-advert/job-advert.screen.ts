import { defineScreen } from '#kernel/screen.ts';
import type messages from './job-advert.title.messages.fa.ts';

export const jobAdvertScreen = defineScreen<typeof messages>()({
  path: '/jobBoards/:jobid?',
  title: 'title',
  chrome: 'footer',
  access: 'public',
  notBuilt: true,
});
