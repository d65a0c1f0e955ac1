import { useState } from 'react';
import type { FieldDefinition } from '#kernel/form/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { answerError } from '#ui/client/api-error.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import texts from './data-table.gallery.messages.fa.ts';
import styles from './data-table.gallery.module.css';
import { DataTable } from './data-table.tsx';
import type { TablePanel } from './editing.ts';
import { answerPage, manyPeople, type Person, people, peopleTable } from './people.gallery.ts';

/** Few people, who can be changed. */
let staff = manyPeople.slice(0, 7);

const { columns: labels } = texts;
const fields: readonly FieldDefinition[] = [
  { type: 'text', name: 'fullName', label: labels.fullName, required: true },
  { type: 'text', name: 'pseudoId', label: labels.pseudoId, code: 'digits', required: true },
  { type: 'select', name: 'kind', label: labels.kind, options: Object.entries(texts.kinds).map(([enumId, description]) => ({ enumId, description })) },
  { type: 'date', name: 'hireDate', label: labels.hireDate },
];

const nameOf = (row: object): string => String((row as Person)['fullName']);
const change = (id: string, values: object): void => {
  staff = staff.map((person) => (person.id === id ? { ...person, ...values } : person));
};

/** A refusal as the server gives one: the code of somebody else. */
function refuseTaken(values: { readonly [name: string]: unknown }, id?: string): void {
  if (staff.some((person) => person['pseudoId'] === values['pseudoId'] && person.id !== id))
    throw answerError(409, { errorCode: 'gallery.taken', errors: 'taken', messages: texts.refused, fields: { pseudoId: texts.refused }, requestId: 'K7F-204' }, null);
}

const shared = { isLocal: true, hasNoViews: true, hasNoSearch: true, list: people.list, rowName: nameOf } as const;
/** Three tables on one page have three names. */
const tables = { inRow: { ...peopleTable, title: texts.inRow }, inPanel: { ...peopleTable, title: texts.inPanel }, details: { ...peopleTable, title: texts.withDetails } };

function InRow() {
  return (
    <div className={styles.place}>
      <DataTable
        {...shared}
        of={tables.inRow}
        editing={{
          fields,
          onAdd: async (values) => {
            refuseTaken(values);
            staff = [...staff, { ...manyPeople[50], ...values, id: `new${staff.length}` } as Person];
          },
          onSave: async (row, values) => {
            refuseTaken(values, String(row.id));
            change(String(row.id), values);
          },
          onRemove: async (row) => {
            staff = staff.filter(({ id }) => id !== row.id);
          },
          mayRemove: (row) => row.isActive === 'N',
        }}
      />
    </div>
  );
}

function Panel({ row, onDone, onCancel }: TablePanel<object>) {
  const [name, setName] = useState(row === undefined ? '' : nameOf(row));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (row !== undefined) change((row as Person).id, { fullName: name });
        onDone();
      }}
    >
      <TextField label={labels.fullName} value={name} onChange={setName} autoFocus />
      <Button onPress={onCancel}>{kit.cancel}</Button>
      <Button type="submit" variant="filled">
        {texts.formTitle}
      </Button>
    </form>
  );
}

function InPanel() {
  return (
    <div className={styles.place}>
      <DataTable {...shared} of={tables.inPanel} editing={{ panel: (panel) => <Panel key={panel.row?.id} {...panel} />, panelAdds: true }} />
    </div>
  );
}

const toneOf = ({ isActive, kind }: { isActive: string | null; kind: string | null }) =>
  isActive === 'N' ? 'disabled' : kind === 'hourly' ? 'warning' : kind === 'formal' ? 'success' : kind === 'gone' ? 'error' : undefined;

function Details() {
  return (
    <div className={styles.place}>
      <DataTable {...shared} of={tables.details} tone={toneOf} details={(row) => texts.details(nameOf(row))} />
    </div>
  );
}

export default defineGallery(
  { 'edited in the row': InRow, 'edited in a panel': InPanel, 'tones and details': Details },
  { 'GET /rest/s1/gallery/people': (question) => answerPage(staff, question) },
);
