/** Columns and form of SampleThings. */
import { defineForm } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './sample-things.messages.fa.ts';

export const sampleThingTable = defineTable({
  key: 'sampleArea/sampleThings',
  rowKey: 'sampleThingId',
  title: messages.title,
  columns: [
    { name: 'code', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 220 },
    { name: 'description', label: messages.description, type: 'text', width: 260 },
  ],
});

export const sampleThingForm = defineForm('sampleArea/sampleThing', [
  { type: 'text', name: 'code', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40 },
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200 },
  { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
]);
