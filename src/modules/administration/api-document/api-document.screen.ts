import { defineScreen } from '#kernel/screen.ts';
import type messages from './api-document.messages.fa.ts';

/** The page to read the OpenAPI document. */
export const apiDocumentScreen = defineScreen<typeof messages>()({
  path: '/apiDocument',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/apiDocument/observe'],
  icon: 'fileInput',
  menu: { parent: 'systemManagement', order: 90 },
});
