import { CalendarClock } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './phone.acts.messages.fa.ts';

export const phoneActs = defineActs({
  id: 'attendance.press',
  words: words.press,
  icon: CalendarClock,
  href: '/performanceProfileForm?tab=press',
  keys: ['personnelManagement/performanceProfile/press/add'],
  isOwn: true,
});
