import { Printer, Trash2 } from 'lucide-react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { ActDialog } from './act-dialog.tsx';
import { AskButton } from './ask-button.tsx';
import { RunButton } from './run-button.tsx';

const nothing = async () => undefined;

export default defineGallery({
  'asks first': () => (
    <AskButton label={words.remove} icon={Trash2} isDanger title={words.question} act={nothing} done={words.fact}>
      {words.consequence}
    </AskButton>
  ),
  'at once': () => (
    <RunButton icon={Printer} run={nothing}>
      {words.print}
    </RunButton>
  ),
  'asked, with a day': () => (
    <ActDialog isDanger title={words.question} confirmLabel={words.remove} dayLabel={kit.calendar} day="2026-11-20" act={nothing} done={words.fact} onClose={() => undefined}>
      {words.consequence}
    </ActDialog>
  ),
});
