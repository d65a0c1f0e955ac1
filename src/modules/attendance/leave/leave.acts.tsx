import { CalendarClock, CalendarDays, Plane } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './leave.acts.messages.fa.ts';

export const leaveActs = defineActs(
  { id: 'leave.askLeave', words: words.askLeave, icon: Plane, href: '/tasks?start=leave', keys: ['personnelManagement/performanceProfile/leave/request'], isOwn: true, home: 10 },
  {
    id: 'leave.ownLeave',
    words: words.ownLeave,
    icon: CalendarClock,
    href: '/performanceProfileForm',
    keys: ['personnelManagement/performanceProfile/leave/observe'],
    isOwn: true,
  },
  { id: 'leave.peopleLeave', words: words.peopleLeave, icon: CalendarDays, href: '/performanceProfileForm?view=people', keys: ['functionalManagement/leave/observe'] },
);
