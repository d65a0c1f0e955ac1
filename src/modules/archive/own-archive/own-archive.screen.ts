import { defineScreen } from '#kernel/screen.ts';
import type messages from './own-archive.title.messages.fa.ts';

export const ownArchiveScreen = defineScreen<typeof messages>()({
  path: '/archive',
  title: 'title',
  chrome: 'full',
  access: ['archive/ownArchive/observe'],
  menu: { parent: 'archive', order: 10 },
  notBuilt: true,
});
