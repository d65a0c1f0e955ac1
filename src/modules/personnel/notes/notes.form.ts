/** The form of a note on a person. */
import { defineForm } from '#kernel/form/definition.ts';
import { type NoteKind, noteKinds } from './notes.rules.ts';
import words from './notes-page.messages.fa.ts';

/** `offered`: the kinds that the reader may write of, where they are known; the server judges by the class of the row. */
export const noteFormWith = (offered: readonly NoteKind[]) =>
  defineForm('personnel/note', [
    { type: 'date', name: 'noteDate', label: words.date, required: true, disableFuture: true },
    {
      type: 'select',
      name: 'noteKind',
      label: words.kind,
      help: words.kindHelp,
      options: offered.map((enumId) => ({ enumId, description: words.kinds[enumId] })),
      required: true,
    },
    { type: 'textarea', name: 'noteText', label: words.text, required: true, maxLength: 2000, rows: 3, col: 12 },
  ]);

export const noteForm = noteFormWith(noteKinds);
