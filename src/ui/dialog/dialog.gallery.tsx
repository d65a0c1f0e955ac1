import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default defineGallery({
  'confirm, destructive': () => (
    <ConfirmDialog isOpen isDanger onClose={() => undefined} onConfirm={() => undefined} title={words.question} confirmLabel={words.remove}>
      {words.consequence}
    </ConfirmDialog>
  ),
});
