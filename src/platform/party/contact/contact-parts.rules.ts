/** What the parts of a contact are, whoever has them: entity, form, names. The slices add owner, path and keys (`definePart`). */
import { contactErrors } from './contact.errors.ts';
import { addressForm, type ContactTypes, electronicForm, otherForm, phoneForm } from './contact.form.ts';

export const contactParts = (types: ContactTypes) =>
  ({
    address: { entity: 'PostalAddress', form: addressForm(types), names: ['purposeName', 'provinceName', 'cityName'] },
    phone: { entity: 'TelecomNumber', form: phoneForm(types), names: ['purposeName'] },
    electronic: { entity: 'ElectronicAddress', form: electronicForm(types), names: ['purposeName'] },
    other: { entity: 'OtherInformation', form: otherForm(types), names: ['kindName', 'valueName'], errors: [contactErrors] },
  }) as const;
