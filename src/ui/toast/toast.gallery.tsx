import { Button } from '#ui/button/button.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { showToast } from './toast-store.ts';

const FOREVER = 86_400_000;

export default defineGallery({
  'on press': () => (
    <>
      <Button onPress={() => showToast({ type: 'success', message: words.archived, action: { label: words.undo, onPress: () => undefined }, duration: FOREVER })}>
        {words.archived}
      </Button>
      <Button onPress={() => showToast({ type: 'error', message: words.notSaved, code: 'K7F-204', duration: FOREVER })}>{words.notSaved}</Button>
    </>
  ),
});
