import { defineForm } from '#kernel/form/definition.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from './form.gallery.messages.fa.ts';
import { DefinedForm } from './form.tsx';
import { SaveThenDetails } from './save-then-details.tsx';

const PATH = '/rest/s1/hcm/gallery/master';
const master = defineForm('gallery/master', [{ type: 'text', name: 'name', label: words.name, required: true }]);

const Sample = ({ selected, title }: { selected?: string; title: string }) => (
  <div>
    <SaveThenDetails
      selected={selected}
      master={({ submitLabel, saved }) => <DefinedForm of={master} path={PATH} title={title} submitLabel={submitLabel} onSaved={() => saved('1')} />}
      details={() => <p>{words.ownText}</p>}
    />
  </div>
);

export default defineGallery(
  {
    'before the save': () => <Sample title={words.own} />,
    selected: () => <Sample selected="1" title={words.more} />,
  },
  { [`POST ${PATH}`]: () => ({}) },
);
