import { Eye, ShieldCheck, UserRoundCog } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './access-level.acts.messages.fa.ts';

export const accessLevelActs = defineActs(
  { id: 'access-level.groups', words: words.groups, icon: ShieldCheck, href: '/accessLevel?tab=groups', keys: ['systemManagement/accessLevel/userGroups/observe'] },
  { id: 'access-level.users', words: words.users, icon: UserRoundCog, href: '/accessLevel?tab=users', keys: ['systemManagement/accessLevel/users/observe'] },
  { id: 'access-level.explain', words: words.explain, icon: Eye, href: '/accessLevel?tab=explain', keys: ['systemManagement/accessLevel/explain/observe'] },
);
