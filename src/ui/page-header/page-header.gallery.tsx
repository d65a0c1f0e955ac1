import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { PageHeader } from './page-header.tsx';

export default defineGallery({
  whole: () => (
    <div>
      <PageHeader title={words.unit} lead={words.lead} badge={<Badge state="active">{words.states.active}</Badge>} actions={<Button variant="filled">{words.save}</Button>} />
    </div>
  ),
});
