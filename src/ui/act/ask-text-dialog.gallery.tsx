import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { AskTextDialog } from './ask-text-dialog.tsx';

export default defineGallery({
  asked: () => (
    <AskTextDialog
      title={words.question}
      text={words.consequence}
      label={words.fact}
      rows={2}
      maxLength={200}
      needed={words.missing}
      confirmLabel={words.remove}
      isDanger
      act={async () => undefined}
      onClose={() => undefined}
    />
  ),
});
