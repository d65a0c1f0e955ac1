import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Choices } from './choices.tsx';
import { Page } from './page.tsx';

const options = words.tabs.map((label, id) => ({ id: String(id), label }));

export default defineGallery({
  'full, with choices': () => (
    <Page title={words.unit} lead={words.lead} actions={<Button variant="filled">{words.save}</Button>}>
      <Choices>
        <SelectField label={words.unit} options={options} value="0" onChange={() => undefined} isClearable={false} />
        <SelectField label={words.post} options={options} value={null} onChange={() => undefined} />
      </Choices>
      <Card title={words.cardTitle}>{words.lead}</Card>
    </Page>
  ),
  'reading width': () => (
    <Page width="reading" title={words.unit}>
      <Card>{words.lead}</Card>
    </Page>
  ),
});
