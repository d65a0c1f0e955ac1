/**
 * Notes of the office on a person (what was agreed, seen or said on a day): a line in the file that is no record of its own.
 * Invariants: a note is of the class of what it is about (notes.rules.ts), to whoever lacks it there is none; its text is sealed;
 * nobody writes notes on themselves, and what it is about stays as it was entered.
 */
import { defineErrors } from '#kernel/errors.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS } from '../keys.rules.ts';
import { noteForm } from './notes.form.ts';

export const noteErrors = defineErrors('modules/personnel/notes', {
  /** It would be of another class, and so be seen by others. */
  otherSubject: { status: 409, field: 'noteKind' },
});

export const personNotes = definePart({
  entity: 'PersonNote',
  owner: 'person',
  own: 'others',
  class: 'personal',
  path: '/rest/s1/hcm/person/note',
  page: `${OTHERS}/notes`,
  form: noteForm,
  errors: [noteErrors],
});
