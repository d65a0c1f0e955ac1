import { Network } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './drafts.acts.messages.fa.ts';

export const draftsActs = defineActs({
  id: 'drafts.newDraft',
  words: words.newDraft,
  icon: Network,
  href: '/structureDrafts?draftId=new',
  keys: ['organizationChartManagement/structureDraft/add'],
});
