import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Stepper } from './stepper.tsx';

export default defineGallery({
  first: () => <Stepper label="first" steps={words.steps} current={0} />,
  middle: () => <Stepper label="middle" steps={words.steps} current={2} />,
  done: () => <Stepper label="done" steps={words.steps} current={4} />,
});
