/** One of SampleThings, as it is asked for. */
import { defineForm } from '#kernel/form/definition.ts';
import { defineRequest } from '#platform/requests/request.contract.ts';
import words from './sample-things.messages.fa.ts';
import { PROCESS } from './sample-things.steps.ts';

const { fields } = words;

export const sampleThing = defineRequest({
  key: PROCESS,
  entity: 'SampleThing',
  table: 'sample_thing',
  form: defineForm('sampleArea/sampleThing', [
    { type: 'text', name: 'title', label: fields.title, required: true, maxLength: 120, col: 12 },
    { type: 'textarea', name: 'description', label: fields.description, required: true, rows: 6, maxLength: 4000, col: 12 },
  ]),
});
