import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './formula.messages.fa.ts';

/** `tab`: which part of the library; `item`: which of it; `part`: which tab of its sheet. */
export const formulaScreen = defineScreen<typeof messages>()({
  path: '/formula',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/emplOrderGeneral/formulaDefinition/observe'],
  menu: { parent: 'systemBaseData', order: 60 },
  search: { ...tableSearch, tab: 'text', item: 'text', part: 'text' },
});
