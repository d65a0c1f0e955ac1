import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './performance-profile.messages.fa.ts';

/** The own work: leave now, further tabs with what they show (guide questionnaire-performance.md 16.2). */
export const performanceProfileScreen = defineScreen<typeof messages>()({
  path: '/performanceProfileForm',
  title: 'title',
  chrome: 'full',
  access: ['personnelManagement/performanceProfile/observe', 'functionalManagement/leave/observe'],
  menu: { parent: 'personnelManagement', order: 30 },
  search: { ...tableSearch, tab: 'text', view: 'text', partyId: 'text', periodId: 'text' },
});
