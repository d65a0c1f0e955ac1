import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { ProgressBar } from './progress-bar.tsx';

export default defineGallery({
  'a third': () => <ProgressBar label={words.upload} value={33} />,
  'no end known': () => <ProgressBar label={words.takes} />,
  done: () => <ProgressBar label={words.upload} value={100} />,
});
