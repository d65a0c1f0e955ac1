/** The form of a document (guide personnel 6.3, attachments). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import words from './documents-page.messages.fa.ts';

export const scan = { accept: ['.pdf', 'image/*'], maxFileSize: 10 * 1024 * 1024 } as const;

const isDay = (value: unknown): value is string => typeof value === 'string';
const endsLater = ({ documentDate: from, expiryDate: end }: FormValues) => fault(isDay(from) && isDay(end) && end <= from ? words.expiryFault : undefined);

export const documentForm = defineForm('personnel/document', [
  {
    type: 'select',
    name: 'documentTypeEnumId',
    label: words.type,
    options: 'PartyContentType',
    filterOptions: (rows: readonly OptionRow[]) => rows.filter(({ parentEnumId }) => parentEnumId === 'Attachment'),
    required: true,
  },
  { type: 'date', name: 'documentDate', label: words.date, disableFuture: true },
  { type: 'date', name: 'expiryDate', label: words.expiry, validator: endsLater },
  { type: 'text', name: 'description', label: words.description, maxLength: 300 },
  { type: 'file', name: 'file', label: words.file, help: words.fileHelp, ...scan },
]);
