import { useState } from 'react';
import type { TaskValues } from '#platform/tasks/task-form.ui.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import DecideForm from './decide.task-form.tsx';
import words from './general-request.messages.fa.ts';
import RequestForm from './request.task-form.tsx';

const { fields } = words;
const data = {
  title: fields.titleExample,
  description: `${fields.descriptionHelp}\n${fields.descriptionHelp}`,
  fullName: words.steps.manager,
  createdAt: '2026-11-22T08:00:00.000Z',
};

function Asking({ errors = {} }: { errors?: Readonly<Record<string, string>> }) {
  const [values, setValues] = useState<TaskValues>({});
  return <RequestForm data={{}} values={values} onChange={setValues} errors={errors} isReadOnly={false} />;
}

export default defineGallery({
  'a new one': () => <Asking />,
  refused: () => <Asking errors={{ title: fields.title }} />,
  'to decide': () => <DecideForm data={data} values={{}} onChange={() => undefined} errors={{}} isReadOnly={false} />,
});
