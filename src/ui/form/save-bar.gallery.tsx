import { Button } from '#ui/button/button.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from './form.gallery.messages.fa.ts';
import messages from './form.messages.fa.ts';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

const Sample = (props: Omit<SaveBarProps, 'children'>) => (
  <div>
    <SaveBar isSticky={false} {...props}>
      <Button variant="ghost">{messages.cancel}</Button>
      <Button variant="filled">{messages.save}</Button>
    </SaveBar>
  </div>
);

export default defineGallery({
  new: () => <Sample />,
  unchanged: () => <Sample changes={0} />,
  changed: () => <Sample changes={3} note={messages.draftKept} />,
  wrong: () => <Sample changes={1} summary={words.refused} />,
  'on a page': () => <Sample isSticky changes={2} />,
});
