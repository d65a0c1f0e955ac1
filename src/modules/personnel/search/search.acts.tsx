import { Users } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './search.acts.messages.fa.ts';

export const searchActs = defineActs({
  id: 'search.findPerson',
  words: words.findPerson,
  icon: Users,
  href: '/personnel/search',
  keys: ['personnelInformationManagement/searchPersonnelList/observe'],
  home: 70,
});
