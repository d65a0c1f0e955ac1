/**
 * Addresses, phones, electronic addresses and other information of units and of companies (guide organisation 5.2, 5.3): the
 * same parts, under the keys of each screen.
 * Invariants: a kind of other information has one value on a day; purposes are those of organisations; each place lies in the one above it; a unit's rows follow the scope of
 * units, a company's that of whole companies.
 */

import { organisationTypes } from '#platform/party/contact/contact.form.ts';
import { contactParts } from '#platform/party/contact/contact-parts.rules.ts';
import { definePart } from '#platform/party/parts/part.define.ts';

const { address, phone, electronic, other } = contactParts(organisationTypes);

const UNIT = 'organizationChartManagement/organizationalUnit';
const COMPANY = 'organizationChartManagement/defineOrganization';
const PATH = '/rest/s1/hcm/orgStructure';

export const unitAddresses = definePart({ ...address, owner: 'unit', path: `${PATH}/unit/address`, page: `${UNIT}/address` });
export const unitPhones = definePart({ ...phone, owner: 'unit', path: `${PATH}/unit/tel`, page: `${UNIT}/contact` });
export const unitElectronic = definePart({ ...electronic, owner: 'unit', path: `${PATH}/unit/electronic`, page: `${UNIT}/contact` });
export const unitOther = definePart({ ...other, owner: 'unit', path: `${PATH}/unit/otherInfo`, page: `${UNIT}/otherInformation` });

export const companyAddresses = definePart({ ...address, owner: 'company', path: `${PATH}/organization/address`, page: `${COMPANY}/address` });
export const companyPhones = definePart({ ...phone, owner: 'company', path: `${PATH}/organization/tel`, page: `${COMPANY}/contact` });
export const companyElectronic = definePart({ ...electronic, owner: 'company', path: `${PATH}/organization/electronic`, page: `${COMPANY}/contact` });
export const companyOther = definePart({ ...other, owner: 'company', path: `${PATH}/organization/otherInfo`, page: `${COMPANY}/otherInformation` });
