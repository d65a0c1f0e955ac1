import { defineForm } from '#kernel/form/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from './form.gallery.messages.fa.ts';
import messages from './form.messages.fa.ts';
import { DefinedForm } from './form.tsx';
import { FormOverList } from './form-over-list.tsx';

const PATH = '/rest/s1/hcm/gallery/title';
const title = defineForm('gallery/title', [
  { type: 'text', name: 'name', label: words.name, required: true },
  { type: 'text', name: 'code', label: words.tracking, code: 'alphanumeric', required: true },
]);
const rows = words.skillNames.map((name, at) => ({ code: `A${at}`, name }));

export default defineGallery(
  {
    'form over list': () => (
      <div>
        <FormOverList<(typeof rows)[number]>
          rowId={({ code }) => code}
          rowName={({ name }) => name}
          onRemove={async () => undefined}
          form={({ row, submitLabel, done }) => <DefinedForm of={title} path={PATH} values={row} title={words.own} submitLabel={submitLabel} onSaved={done} onReset={done} />}
          list={({ edit, remove }) => (
            <ul>
              {rows.map((row) => (
                <li key={row.code}>
                  {row.name}
                  <Button size="sm" variant="ghost" aria-label={`${messages.edit} ${row.name}`} onPress={() => edit(row)}>
                    {messages.edit}
                  </Button>
                  <Button size="sm" variant="ghost" onPress={() => remove?.(row)}>
                    {messages.remove(row.name)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        />
      </div>
    ),
  },
  { [`POST ${PATH}`]: () => ({}) },
);
