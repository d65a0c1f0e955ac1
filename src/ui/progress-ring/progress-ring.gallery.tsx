import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { ProgressRing } from './progress-ring.tsx';

export default defineGallery({
  nothing: () => <ProgressRing label={words.upload} value={0} max={18} />,
  most: () => <ProgressRing label={words.upload} value={16} max={18} />,
  whole: () => <ProgressRing label={words.upload} value={18} max={18} />,
});
