import { defineScreen } from '#kernel/screen.ts';
import type messages from './help-page.messages.fa.ts';

/** Open to everybody signed in; each sees the articles about what they may open. */
export const helpScreen = defineScreen<typeof messages>()({
  path: '/help',
  title: 'helpTitle',
  chrome: 'full',
  access: 'session',
  icon: 'circleHelp',
  menu: { parent: 'pages', order: 90 },
  search: { article: 'text', q: 'text', about: 'text' },
});
