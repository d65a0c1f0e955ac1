/** What is said of a paper that figures of the law rest on. */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm } from '#kernel/form/definition.ts';
import words from './circulars.messages.fa.ts';

export const paper = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

export const circularForm = defineForm('payroll/circular', [
  { type: 'text', name: 'title', label: words.title, required: true, maxLength: 200, col: 12 },
  { type: 'text', name: 'circularNumber', label: words.number, maxLength: 60, col: 6 },
  { type: 'date', name: 'issuedOn', label: words.issuedOn, col: 6 },
  { type: 'select', name: 'kindEnumId', label: words.kind, options: 'LegalParameter', help: words.kindHelp, col: 12 },
  { type: 'file', name: 'attachment', label: words.attachment, required: true, col: 12, ...paper },
]);
