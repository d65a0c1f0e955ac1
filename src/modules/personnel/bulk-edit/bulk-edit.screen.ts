import { defineScreen } from '#kernel/screen.ts';
import { OTHERS } from '../keys.rules.ts';
import type messages from './bulk-edit-page.messages.fa.ts';

/** People chosen in the list, edited in a grid; opened from there. */
export const bulkEditScreen = defineScreen<typeof messages>()({
  path: '/personnel/bulkEdit',
  title: 'title',
  chrome: 'full',
  access: [`${OTHERS}/base/personalInfo/edit`, `${OTHERS}/contact/edit`, `${OTHERS}/organisation/add`],
});
