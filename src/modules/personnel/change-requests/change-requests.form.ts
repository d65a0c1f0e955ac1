/** The form of a request: that of the record, and below it the reason and the proof. */
import type { FieldDefinition, FormDefinition } from '#kernel/form/definition.ts';
import words from './change-requests-page.messages.fa.ts';
import type { Changeable } from './changeables.ts';

/** What the proof may be. */
export const proofFile = { accept: ['.pdf', 'image/*'], maxFileSize: 5 * 1024 * 1024 } as const;

/** Names beside the fields of the record. */
export const NOTE = 'requestNote';
export const DOCUMENT = 'requestDocument';

const beside: readonly FieldDefinition[] = [
  { type: 'textarea', name: NOTE, label: words.note, help: words.noteHelp, maxLength: 1000, rows: 2, col: 12 },
  { type: 'file', name: DOCUMENT, label: words.document, help: words.documentHelp, col: 12, ...proofFile },
];

/** The form with which a record is asked for; of one that shall go only what stands beside it. */
export const requestForm = ({ form }: Pick<Changeable, 'form'>, isRemoval: boolean): FormDefinition => ({
  ...form,
  key: `personnel/changeRequest/${form.key}`,
  sections: [...(isRemoval ? [] : form.sections), { title: words.beside, fields: beside }],
});
