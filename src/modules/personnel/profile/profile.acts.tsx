import { FolderOpen, Landmark, UserRound, Users } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './profile.acts.messages.fa.ts';

export const profileActs = defineActs(
  { id: 'profile.ownFile', words: words.ownFile, icon: UserRound, href: '/userProfile', keys: ['personnelManagement/personnelBaseInformation/base'], isOwn: true },
  {
    id: 'profile.ownFamily',
    words: words.ownFamily,
    icon: Users,
    href: '/userProfile?tab=family',
    keys: ['personnelManagement/personnelBaseInformation/family'],
    isOwn: true,
  },
  {
    id: 'profile.ownBanking',
    words: words.ownBanking,
    icon: Landmark,
    href: '/userProfile?tab=banking',
    keys: ['personnelManagement/personnelBaseInformation/banking'],
    isOwn: true,
  },
  {
    id: 'profile.ownDocuments',
    words: words.ownDocuments,
    icon: FolderOpen,
    href: '/userProfile?tab=documents',
    keys: ['personnelManagement/personnelBaseInformation/base/attachment'],
    isOwn: true,
  },
);
