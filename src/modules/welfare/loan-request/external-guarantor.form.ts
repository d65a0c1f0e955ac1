/** A guarantor who is no colleague, as whoever asks for a loan says them (guide welfare 7.3). */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import words from './external-guarantor.messages.fa.ts';

/** Of one request. */
export const MOST_OUTSIDERS = 10;

/** Scans, or photographs of a phone. */
export const loanPaper = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

/** The Jalali calendar begins in 1827: older texts are a slip of the pen. */
const FIRST_BIRTH = '1850-01-01';
const identity = { class: 'identity', col: 6 } as const;

export const outsiderForm = defineForm('welfare/loanExternalGuarantor', [
  { type: 'text', name: 'firstName', label: words.firstName, required: true, maxLength: 60, ...identity },
  { type: 'text', name: 'lastName', label: words.lastName, required: true, maxLength: 80, ...identity },
  { type: 'text', name: 'fatherName', label: words.fatherName, maxLength: 60, ...identity },
  { type: 'text', name: 'nationalCode', label: words.nationalCode, code: 'nationalCode', required: true, ...identity },
  {
    ...{ type: 'date', name: 'birthDate', label: words.birthDate, required: true, disableFuture: true, ...identity },
    validator: ({ birthDate }: FormValues) => fault(typeof birthDate === 'string' && birthDate < FIRST_BIRTH ? words.birthRange : undefined),
  },
  { type: 'text', name: 'mobile', label: words.mobile, code: 'mobile', required: true, ...identity },
  { type: 'text', name: 'workplace', label: words.workplace, required: true, maxLength: 200, ...identity, col: 12 },
  { type: 'textarea', name: 'address', label: words.address, required: true, maxLength: 500, rows: 2, ...identity, col: 12 },
]);
