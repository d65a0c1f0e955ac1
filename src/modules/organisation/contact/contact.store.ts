/** Where addresses, numbers and other information of organisations lie. */

import { organisationTypes } from '#platform/party/contact/contact.form.ts';
import { addressRows, electronicRows, otherRows, phoneRows } from '#platform/party/contact/contact-rows.store.ts';
import type { PartRows } from '#platform/party/parts/part.store.ts';
import { companyAddresses, companyElectronic, companyOther, companyPhones, unitAddresses, unitElectronic, unitOther, unitPhones } from './contact.contract.ts';

export const contactRows: readonly PartRows[] = [
  ...[unitAddresses, companyAddresses].map((part) => ({ ...addressRows(organisationTypes), part })),
  ...[unitPhones, companyPhones].map((part) => ({ ...phoneRows(organisationTypes), part })),
  ...[unitElectronic, companyElectronic].map((part) => ({ ...electronicRows(organisationTypes), part })),
  ...[unitOther, companyOther].map((part) => ({ ...otherRows(organisationTypes), part })),
];
