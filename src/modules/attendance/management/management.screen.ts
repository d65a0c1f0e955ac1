import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './management.messages.fa.ts';

/** Its tabs come from slices (x.attendance-tab.tsx); whoever may open one of them may open the screen. */
export const managementScreen = defineScreen<typeof messages>()({
  path: '/functionalManagement',
  title: 'title',
  chrome: 'full',
  access: [
    'functionalManagement/trafficInfo/observe',
    'functionalManagement/calendars/observe',
    'functionalManagement/roster/observe',
    'functionalManagement/factors/observe',
    'functionalManagement/devices/observe',
    'functionalManagement/clockCards/observe',
    'functionalManagement/clockFiles/observe',
    'functionalManagement/exceptions/observe',
    'functionalManagement/requests/observe',
    'functionalManagement/reductions/observe',
    'functionalManagement/leaveRules/observe',
    'functionalManagement/closing/observe',
  ],
  icon: 'calendarClock',
  menu: { parent: 'humanResources', order: 40 },
  search: { ...tableSearch, tab: 'text', part: 'text', of: 'text', id: 'text', partyId: 'text', unitId: 'text', periodId: 'text', date: 'day', from: 'day', thru: 'day' },
});
