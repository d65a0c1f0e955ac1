import { defineGallery } from '#ui/gallery/gallery.ts';
import { Skeleton } from './skeleton.tsx';

export default defineGallery({
  rows: () => <Skeleton kind="rows" />,
  text: () => <Skeleton kind="text" />,
  blocks: () => <Skeleton kind="blocks" count={2} />,
});
