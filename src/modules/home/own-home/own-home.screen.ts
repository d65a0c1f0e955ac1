import { defineScreen } from '#kernel/screen.ts';
import type messages from './own-home.messages.fa.ts';

/** The first page of whoever has no dashboard: the home button leads there (web/guard), so it has no place in the menu of the specification. */
export const ownHomeScreen = defineScreen<typeof messages>()({
  path: '/home',
  title: 'title',
  chrome: 'full',
  access: ['tasks/inbox/observe'],
  icon: 'layoutDashboard',
});
