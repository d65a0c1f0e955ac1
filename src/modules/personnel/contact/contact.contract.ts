/**
 * Addresses, numbers and other information of a person (guide personnel 6.3, tabs contact, address, other information).
 * Invariants: those of platform/party/contact; a person's rows follow the scope of people, and their fields are of the class contact.
 */

import { wayErrors } from '#platform/identity/recovery-ways/recovery-ways.errors.ts';
import { personTypes } from '#platform/party/contact/contact.form.ts';
import { contactParts } from '#platform/party/contact/contact-parts.rules.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS, OWN } from '../keys.rules.ts';

const { address, phone, electronic, other } = contactParts(personTypes);
const person = { owner: 'person', class: 'contact' } as const;
const PATH = '/rest/s1/hcm/person';

export const personAddresses = definePart({ ...address, ...person, path: `${PATH}/address`, own: 'allowed', page: `${OTHERS}/address`, reads: [`${OWN}/address`] });
export const personPhones = definePart({ ...phone, ...person, path: `${PATH}/tel`, own: 'request', errors: [wayErrors], page: `${OTHERS}/contact`, reads: [`${OWN}/contact`] });
export const personElectronic = definePart({ ...electronic, ...person, path: `${PATH}/electronic`, own: 'allowed', page: `${OTHERS}/contact`, reads: [`${OWN}/contact`] });
export const personOther = definePart({
  ...other,
  ...person,
  class: 'personal',
  path: `${PATH}/otherInfo`,
  own: 'allowed',
  page: `${OTHERS}/otherInformation`,
  reads: [`${OWN}/otherInformation`],
});
