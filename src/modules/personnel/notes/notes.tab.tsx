import { lazy } from 'react';
import { OTHERS } from '../keys.rules.ts';
import type { ProfileTab } from '../profile/profile-tab.ui.ts';
import messages from './notes.tab.messages.fa.ts';

export const notesTab: ProfileTab = {
  id: 'notes',
  title: messages.notesTab,
  order: 115,
  // nobody reads those of themselves without the key for the files of others
  keys: [`${OTHERS}/notes/observe`, `${OTHERS}/notes/observe`],
  Content: lazy(() => import('./notes-tab.tsx').then(({ NotesTab }) => ({ default: NotesTab }))),
};
