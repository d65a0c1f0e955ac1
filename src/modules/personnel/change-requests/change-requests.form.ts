/** The form of a request: that of the record, and below it the reason and the proof. */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import type { FieldDefinition, FormDefinition } from '#kernel/form/definition.ts';
import { changeForm } from '#platform/party/parts/past.form.ts';
import words from './change-requests-page.messages.fa.ts';
import { type ChangeAction, type Changeable, isFromDay } from './changeables.rules.ts';

/** What the proof may be. */
export const proofFile = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

/** Names beside the fields of the record. */
export const NOTE = 'requestNote';
export const DOCUMENT = 'requestDocument';

const beside = (action: ChangeAction): readonly FieldDefinition[] => [
  { type: 'textarea', name: NOTE, label: words.note, help: words.noteHelp, required: action === 'correct', maxLength: 1000, rows: 2, col: 12 },
  { type: 'file', name: DOCUMENT, label: words.document, help: words.documentHelp, col: 12, ...proofFile },
];

/** The form with which a record is asked for; of one that shall go only what stands beside it. */
export function requestForm(of: Pick<Changeable, 'form' | 'part'>, action: ChangeAction): FormDefinition {
  const form = isFromDay(of, action) ? changeForm(of.form) : of.form;
  return { ...form, key: `personnel/changeRequest/${form.key}`, sections: [...(action === 'remove' ? [] : form.sections), { title: words.beside, fields: beside(action) }] };
}
