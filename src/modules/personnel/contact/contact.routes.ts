import { personTypes } from '#platform/party/contact/contact.form.ts';
import { addressRows, electronicRows, otherRows, phoneRows } from '#platform/party/contact/contact-rows.store.ts';
import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { admitNumber } from './admit-number.service.ts';
import { personAddresses, personElectronic, personOther, personPhones } from './contact.contract.ts';

export const routes = [
  ...partRoutes({ ...addressRows(personTypes), part: personAddresses }),
  ...partRoutes({ ...phoneRows(personTypes), part: personPhones, admit: admitNumber }),
  ...partRoutes({ ...electronicRows(personTypes), part: personElectronic }),
  ...partRoutes({ ...otherRows(personTypes), part: personOther }),
];
