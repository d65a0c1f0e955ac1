import { UserRoundPlus } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './register.acts.messages.fa.ts';

export const registerActs = defineActs({
  id: 'register.registerPerson',
  words: words.registerPerson,
  icon: UserRoundPlus,
  href: '/personnel/register',
  keys: ['personnelInformationManagement/addNewPersonnel/addInformation/base'],
  home: 60,
});
