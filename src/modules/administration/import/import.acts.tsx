import { FileInput } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './import.acts.messages.fa.ts';

export const importActs = defineActs({
  id: 'import.import',
  words: words.import,
  icon: FileInput,
  href: '/import',
  keys: ['systemManagement/importData/observe', 'systemManagement/importSheets/observe'],
});
