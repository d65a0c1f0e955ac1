import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './drafts.messages.fa.ts';

export const draftsScreen = defineScreen<typeof messages>()({
  path: '/structureDrafts',
  title: 'title',
  chrome: 'full',
  access: ['organizationChartManagement/structureDraft/observe'],
  menu: { parent: 'organizationChartManagement', order: 70 },
  search: { ...tableSearch, draftId: 'text', show: 'text' },
});
