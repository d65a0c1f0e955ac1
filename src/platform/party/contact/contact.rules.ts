/** How addresses and numbers read. Pure. */
import type { FormValues } from '#kernel/form/definition.ts';
import words from './contact-page.messages.fa.ts';

/** Parts of an address in the order in which they are read, each with the word that goes before it, if any. */
const lineParts: readonly (readonly [field: string, word?: string])[] = [
  ['district'],
  ['street'],
  ['alley', words.alley],
  ['plate', words.plate],
  ['floor', words.floor],
  ['unitNumber', words.unitNumber],
  ['postalCode', words.postalCode],
];

/** An address in one line: district, street, alley, plate, floor, unit, postal code (guide organisation 5.2); what is empty is left out. */
export const addressLine = (address: FormValues): string =>
  lineParts
    .flatMap(([field, word]) => {
      const value = address[field];
      if (typeof value !== 'string' || value === '') return [];
      return [word === undefined || value.startsWith(word) ? value : words.part({ word, value })];
    })
    .join(words.comma);

/** A number with its area code before it. */
export const wholeNumber = ({ areaCode, contactNumber }: FormValues): string => [areaCode, contactNumber].filter((part) => typeof part === 'string').join('-');
