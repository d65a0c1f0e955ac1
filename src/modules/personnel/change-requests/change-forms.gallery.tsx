import { useState } from 'react';
import type { TaskForm, TaskValues } from '#platform/tasks/task-form.ui.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import samples from './change-forms.gallery.messages.fa.ts';
import CorrectForm from './correct.task-form.tsx';
import DecideForm from './decide.task-form.tsx';

const asked = { decision: null, reason: null, follows: false } as const;
const { sample } = samples;
const request = {
  requestId: 'r1',
  fullName: sample.person,
  kind: 'facts',
  action: 'change',
  state: 'sent',
  note: sample.note,
  document: null,
  sentAt: '2026-11-10T06:30:00.000Z',
  recordVersion: 4,
  isGone: false,
  hiddenCount: 1,
  mayDecide: true,
  mayRefuse: true,
  fields: [
    { field: 'lastName', old: sample.old, now: sample.old, new: sample.new, ...asked },
    { field: 'birthPlace', old: sample.place, now: sample.otherPlace, new: sample.wantedPlace, ...asked },
    { field: 'suffix', old: null, now: null, new: sample.suffix, ...asked, decision: 'refused', reason: sample.reason },
  ],
};
const values = { recordVersion: 4, fields: [{ field: 'lastName', decision: 'refused', reason: null }] };

function Typed({ of: Form, data, start = {} }: { of: TaskForm; data: object; start?: TaskValues }) {
  const [said, say] = useState(start);
  return <Form data={data as TaskValues} values={said} errors={{}} isReadOnly={false} onChange={say} />;
}

/** `&state=` in the address shows another one: two forms of one request have parts of the same name. */
const states = {
  approver: () => <Typed of={DecideForm} data={request} start={values} />,
  asWhole: () => <Typed of={DecideForm} data={{ ...request, hiddenCount: 0, mayRefuse: false }} />,
  guarded: () => <Typed of={DecideForm} data={{ ...request, kind: null, action: null, note: null, fields: [], hiddenCount: 4 }} />,
  correction: () => (
    <Typed of={CorrectForm} data={{ ...request, because: sample.because, values: { lastName: sample.new, birthPlace: sample.wantedPlace, suffix: sample.suffix } }} />
  ),
};
const only = new URLSearchParams(window.location.search).get('state');

export default defineGallery(only === null ? { approver: states.approver } : Object.fromEntries(Object.entries(states).filter(([name]) => name === only)));
