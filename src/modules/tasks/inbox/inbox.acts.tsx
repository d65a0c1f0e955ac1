import { CircleCheck, Plus, Send, UserRoundCog } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './inbox.acts.messages.fa.ts';

export const inboxActs = defineActs(
  { id: 'inbox.substitute', words: words.substitute, icon: UserRoundCog, href: '/tasks?act=substitute', keys: ['tasks/inbox/observe'] },
  { id: 'inbox.ownRequests', words: words.ownRequests, icon: Send, href: '/tasks?box=requests', keys: ['tasks/inbox/observe'], home: 50 },
  { id: 'inbox.newRequest', words: words.newRequest, icon: Plus, href: '/tasks?start=choose', keys: ['tasks/inbox/observe'], home: 40 },
  { id: 'inbox.doneTasks', words: words.doneTasks, icon: CircleCheck, href: '/tasks?box=done', keys: ['tasks/inbox/observe'] },
);
