import { defineScreen } from '#kernel/screen.ts';
import type messages from './designer.messages.fa.ts';

export const designerScreen = defineScreen<typeof messages>()({
  path: '/processDesign',
  title: 'title',
  chrome: 'full',
  access: ['taskManagement/design/observe'],
  search: { process: 'text', version: 'text' },
  menu: { parent: 'systemBaseData', order: 55 },
});
