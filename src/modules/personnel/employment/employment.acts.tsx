import { ArrowLeftRight, UserRoundMinus } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './employment.acts.messages.fa.ts';

export const employmentActs = defineActs(
  {
    id: 'employment.transfer',
    words: words.transfer,
    icon: ArrowLeftRight,
    href: '/personnel/search',
    keys: ['personnelInformationManagement/searchPersonnelList/editPersonnel/employment/edit'],
  },
  {
    id: 'employment.endEmployment',
    words: words.endEmployment,
    icon: UserRoundMinus,
    href: '/personnel/search',
    keys: ['personnelInformationManagement/searchPersonnelList/editPersonnel/employment/edit'],
  },
);
