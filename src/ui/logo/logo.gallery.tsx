import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Logo } from './logo.tsx';

export default defineGallery({
  sizes: () => (
    <>
      <Logo subtitle={words.unit} />
      <Logo size="lg" />
    </>
  ),
});
