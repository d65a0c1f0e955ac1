import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Avatar } from './avatar.tsx';

export default defineGallery({
  sizes: () => (['sm', 'md', 'lg', 'xl'] as const).map((size) => <Avatar key={size} name={words.person} size={size} />),
  'six grounds': () => ['a', 'b', 'c', 'd', 'e', 'f'].map((partyId) => <Avatar key={partyId} name={words.other} partyId={partyId} size="lg" />),
});
