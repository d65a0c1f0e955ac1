import { defineScreen } from '#kernel/screen.ts';
import type messages from './admin-archive.title.messages.fa.ts';

export const adminArchiveScreen = defineScreen<typeof messages>()({
  path: '/adminArchive',
  title: 'title',
  chrome: 'full',
  access: ['archive/adminArchive/observe'],
  menu: { parent: 'archive', order: 20 },
  notBuilt: true,
});
