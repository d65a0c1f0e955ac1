/** Another guarantor in the place of one who declined: of the two fields the one whose guarantor is replaced. */
import { defineForm } from '#kernel/form/definition.ts';
import words from './loan-request.messages.fa.ts';

const { fields } = words;
const code = { type: 'text', code: 'pseudoId', maxLength: 40, col: 12 } as const;
const named = {
  guarantorOne: { ...code, name: 'guarantorOne', label: fields.guarantorOne, help: fields.guarantorHelp },
  guarantorTwo: { ...code, name: 'guarantorTwo', label: fields.guarantorTwo, help: fields.guarantorHelp },
} as const;

export type ReplacedGuarantor = keyof typeof named;
export const replaceForm = defineForm('welfare/loanReplace', [named.guarantorOne, named.guarantorTwo]);
export const replaceOneForm = (which: ReplacedGuarantor) => defineForm('welfare/loanReplaceOne', [{ ...named[which], required: true }]);
