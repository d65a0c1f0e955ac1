/** The form of one of SampleThings of a person. */
import { defineForm } from '#kernel/form/definition.ts';
import words from './sample-things-page.messages.fa.ts';

export const sampleThingForm = defineForm('sampleArea/sampleThing', [
  { type: 'text', name: 'title', label: words.name, required: true, maxLength: 200 },
  { type: 'textarea', name: 'noteText', label: words.note, maxLength: 2000, rows: 2, col: 12 },
]);
