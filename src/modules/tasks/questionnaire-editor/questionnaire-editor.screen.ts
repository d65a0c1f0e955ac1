import { defineScreen } from '#kernel/screen.ts';
import type messages from './questionnaire-editor.title.messages.fa.ts';

/** Spec section 6 takes it out of the menu: it is reached by its address and the palette. */
export const questionnaireEditorScreen = defineScreen<typeof messages>()({
  path: '/questionnaire/editor',
  title: 'title',
  chrome: 'full',
  access: ['questionnaire/editor/create'],
  notBuilt: true,
});
