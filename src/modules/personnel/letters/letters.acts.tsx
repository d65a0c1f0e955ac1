import { FileText, Stamp } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './letters.acts.messages.fa.ts';

export const lettersActs = defineActs(
  {
    id: 'letters.askLetter',
    words: words.askLetter,
    icon: Stamp,
    href: '/userProfile?tab=letters&act=ask',
    keys: ['personnelManagement/personnelBaseInformation/letters/ask'],
    isOwn: true,
    home: 20,
  },
  { id: 'letters.issueLetter', words: words.issueLetter, icon: Stamp, href: '/personnel/requests?tab=letters', keys: ['personnelInformationManagement/letters/observe'] },
  {
    id: 'letters.letterTemplates',
    words: words.letterTemplates,
    icon: FileText,
    href: '/personnel/requests?tab=templates',
    keys: ['personnelInformationManagement/letters/templates/observe'],
  },
);
