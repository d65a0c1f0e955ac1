import { defineScreen } from '#kernel/screen.ts';
import type messages from './import-page.messages.fa.ts';

/** Bulk import. `run` keeps a started import on the page through a reload. */
export const importScreen = defineScreen<typeof messages>()({
  path: '/import',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/importData/observe', 'systemManagement/importSheets/observe'],
  icon: 'upload',
  menu: { parent: 'systemManagement', order: 10 },
  search: { kind: 'text', run: 'text' },
});
