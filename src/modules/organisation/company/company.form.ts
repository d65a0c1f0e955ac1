/** Forms of /defineOrganization: the company, its accounts, its seals (guide organisation 5.1). */
import { defineForm, fault } from '#kernel/form/definition.ts';
import { bankOfSheba } from '#kernel/identity-codes/identity-codes.ts';
import { photoExtensions } from '#platform/files/content/image.rules.ts';
import { partDays } from '#platform/party/parts/part.define.ts';
import words from './company-page.messages.fa.ts';

/** Digits of an economic code: those of the national id, of the former certificate, of a person's file. */
const ECONOMIC_DIGITS: readonly number[] = [11, 12, 14];

export const companyForm = defineForm('organisation/company', [
  { type: 'text', name: 'pseudoId', label: words.code, code: 'pseudoId', required: true, maxLength: 30 },
  { type: 'text', name: 'organizationName', label: words.name, required: true, maxLength: 200 },
  { type: 'text', name: 'nationalLegalId', label: words.nationalLegalId, code: 'legalEntityId' },
  {
    type: 'text',
    name: 'economicCode',
    label: words.economicCode,
    code: 'digits',
    maxLength: 14,
    help: words.economicHelp,
    validator: ({ economicCode }) => fault(typeof economicCode === 'string' && !ECONOMIC_DIGITS.includes(economicCode.length) ? words.economicFault : undefined),
  },
  { type: 'text', name: 'registrationNumber', label: words.registrationNumber, code: 'digits', maxLength: 15 },
  { type: 'multiselect', name: 'partyRoleList', label: words.roles, options: 'PartyRole' },
  { type: 'textarea', name: 'noteText', label: words.note, maxLength: 2000, col: 12 },
]);

export const accountForm = defineForm('organisation/companyAccount', [
  { type: 'select', name: 'paymentMethodPurposeEnumId', label: words.purpose, options: 'PaymentMethodPurpose', required: true },
  { type: 'text', name: 'iban', label: words.iban, code: 'sheba', required: true, class: 'bank' },
  { type: 'text', name: 'accountNumber', label: words.accountNumber, code: 'latin', maxLength: 30, class: 'bank' },
  { type: 'select', name: 'bankAccountTypeEnumId', label: words.accountType, options: 'BankAccountType' },
  { type: 'text', name: 'branchName', label: words.branchName, maxLength: 100 },
  { type: 'text', name: 'branchCode', label: words.branchCode, code: 'digits', maxLength: 10 },
  // follows from the Sheba
  { type: 'select', name: 'bankId', label: words.bank, options: 'Bank', readOnly: true, value: ({ iban }) => bankOfSheba(typeof iban === 'string' ? iban : '') },
  ...partDays,
]);

export const sealImage = { accept: photoExtensions, maxFileSize: 2 * 1024 * 1024 } as const;

export const sealForm = defineForm('organisation/companySeal', [
  { type: 'text', name: 'title', label: words.sealTitle, required: true, maxLength: 100 },
  {
    type: 'select',
    name: 'sealKind',
    label: words.sealKind,
    options: [
      { enumId: 'Seal', description: words.seal },
      { enumId: 'Signature', description: words.signature },
    ],
    required: true,
  },
  { type: 'file', name: 'image', label: words.image, help: words.imageHelp, required: true, ...sealImage },
  ...partDays,
]);
