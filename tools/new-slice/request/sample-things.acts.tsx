import { MessageSquareText } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './sample-things.acts.messages.fa.ts';

export const sampleThingsActs = defineActs({
  id: 'sample-things.ask',
  words: words.ask,
  icon: MessageSquareText,
  href: '/tasks?start=sampleThings',
  keys: ['sampleArea/sampleThings/request'],
});
