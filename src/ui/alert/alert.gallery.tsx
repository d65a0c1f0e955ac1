import { Button } from '#ui/button/button.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Alert } from './alert.tsx';

export default defineGallery({
  kinds: () => (
    <>
      <Alert type="error" isLive={false}>
        {words.missing}
      </Alert>
      <Alert type="warning" isLive={false}>
        {words.waits}
      </Alert>
      <Alert type="success" isLive={false}>
        {words.fact}
      </Alert>
      <Alert type="info" isLive={false}>
        {words.takes}
      </Alert>
    </>
  ),
  'title, action, close': () => (
    <div>
      <Alert type="warning" isLive={false} title={words.notSaved} action={<Button size="sm">{words.undo}</Button>} onClose={() => undefined}>
        {words.waits}
      </Alert>
    </div>
  ),
});
