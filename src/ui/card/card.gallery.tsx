import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Card } from './card.tsx';

const items = [
  { term: words.unit, value: words.unit },
  { term: words.post, value: words.post },
];

export default defineGallery({
  'head and actions': () => (
    <div>
      <Card title={words.cardTitle} caption={words.caption} actions={<Button size="sm">{words.edit}</Button>}>
        <DescriptionList items={items} />
      </Card>
    </div>
  ),
  'facts across': () => (
    <div>
      <Card>
        <DescriptionList items={items} isAcross />
      </Card>
    </div>
  ),
});
