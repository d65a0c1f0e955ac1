import { MessageSquareText } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './general-request.acts.messages.fa.ts';

export const generalRequestActs = defineActs({
  id: 'general-request.askAnything',
  words: words.askAnything,
  icon: MessageSquareText,
  href: '/tasks?start=generalRequest',
  keys: ['tasks/generalRequest/request'],
});
