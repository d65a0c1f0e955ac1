/** The form of an account of a person (guide personnel 6.3, bank tab). */
import { defineForm, type FieldState, type FormValues } from '#kernel/form/definition.ts';
import { bankOfSheba } from '#kernel/identity-codes/identity-codes.ts';
import { partDays } from '#platform/party/parts/part.define.ts';
import words from './banking-page.messages.fa.ts';

/** The purpose of which a person has one account on a day. */
export const MAIN = 'PmpPriamryAccont';

/** The three digits of the bank of an account; null before its Sheba is one. */
export const bankOf = ({ iban }: FormValues): string | null => (typeof iban === 'string' ? bankOfSheba(iban) : null);

/** A hint and no fault: banks are founded and merged faster than lists are kept. */
const bankHint = (values: FormValues, known: ReadonlySet<string>): FieldState => {
  const bank = bankOf(values);
  return { error: false, helper: bank === null || known.has(bank) ? undefined : words.unknownBank };
};

/** @param known ids of the banks there are, where the page knows them. */
export const accountForm = (known?: ReadonlySet<string>) =>
  defineForm('personnel/account', [
    { type: 'select', name: 'paymentMethodPurposeEnumId', label: words.purpose, options: 'PaymentMethodPurpose', required: true, help: words.mainHelp },
    {
      type: 'text',
      name: 'iban',
      label: words.iban,
      code: 'sheba',
      required: true,
      class: 'bank',
      validator: (values) => (known === undefined ? { error: false } : bankHint(values, known)),
    },
    { type: 'select', name: 'bankId', label: words.bank, options: 'Bank', readOnly: true, value: bankOf },
    { type: 'text', name: 'branchCode', label: words.branchCode, code: 'digits', required: true, maxLength: 10 },
    { type: 'text', name: 'branchName', label: words.branchName, maxLength: 100 },
    { type: 'text', name: 'accountNumber', label: words.accountNumber, code: 'latin', maxLength: 30, class: 'bank' },
    { type: 'text', name: 'cardNumber', label: words.cardNumber, code: 'bankCard', class: 'bank' },
    { type: 'text', name: 'ownerFirstName', label: words.ownerFirstName, required: true, maxLength: 60 },
    { type: 'text', name: 'ownerLastName', label: words.ownerLastName, required: true, maxLength: 80 },
    { type: 'text', name: 'ownerSuffix', label: words.ownerSuffix, maxLength: 40 },
    ...partDays,
    { type: 'text', name: 'branchAddress', label: words.branchAddress, maxLength: 300, col: 12 },
    { type: 'textarea', name: 'noteText', label: words.note, maxLength: 2000, rows: 2, col: 12 },
  ]);
