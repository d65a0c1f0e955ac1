/** Where addresses and numbers of organisations lie, in the tables of all parties, and their other information. */
import type { FormValues } from '#kernel/form/definition.ts';
import type { Tx } from '#platform/db/db.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { companyAddresses, companyElectronic, companyOther, companyPhones, unitAddresses, unitElectronic, unitOther, unitPhones } from './contact.contract.ts';
import { contactTypes, OTHER_INFO } from './contact.form.ts';
import { checkOption, checkPlaces, type PartRows, placeNamed } from './part.store.ts';

const purposeOf =
  (under: string) =>
  (tx: Tx, values: FormValues): Promise<void> =>
    checkOption(tx, values, 'contactMechPurposeId', { type: 'ContactMechPurpose', under });

const purposeName = enumerationName('contact_mech_purpose_id');

const addressRows: Omit<PartRows, 'part'> = {
  table: 'postal_address',
  columns: {
    contactMechPurposeId: 'contact_mech_purpose_id',
    countryGeoId: 'country_geo_id',
    stateProvinceGeoId: 'state_province_geo_id',
    countyGeoId: 'county_geo_id',
    postalCodeGeoId: 'postal_code_geo_id',
    cityGeoId: 'city_geo_id',
    district: 'district',
    street: 'street',
    alley: 'alley',
    plate: 'plate',
    floor: 'floor',
    unitNumber: 'unit_number',
    postalCode: 'postal_code',
    areaCode: 'area_code',
    contactNumber: 'contact_number',
  },
  names: { purposeName, provinceName: placeNamed('state_province_geo_id'), cityName: placeNamed('city_geo_id') },
  check: async (tx, values) => {
    await purposeOf(contactTypes.address)(tx, values);
    await checkPlaces(tx, values, [
      { field: 'countryGeoId', kind: 'GEOT_COUNTRY' },
      { field: 'stateProvinceGeoId', kind: 'GEOT_PROVINCE' },
      { field: 'countyGeoId', kind: 'GEOT_COUNTY' },
      { field: 'postalCodeGeoId', kind: 'GEOT_REGION' },
      { field: 'cityGeoId', kind: 'GEOT_CITY' },
    ]);
  },
};

const phoneRows: Omit<PartRows, 'part'> = {
  table: 'telecom_number',
  columns: { contactMechPurposeId: 'contact_mech_purpose_id', areaCode: 'area_code', contactNumber: 'contact_number' },
  names: { purposeName },
  check: purposeOf(contactTypes.phone),
};

const electronicRows: Omit<PartRows, 'part'> = {
  table: 'electronic_address',
  columns: { contactMechPurposeId: 'contact_mech_purpose_id', infoString: 'info_string' },
  names: { purposeName },
  check: purposeOf(contactTypes.electronic),
};

const otherRows: Omit<PartRows, 'part'> = {
  table: 'other_org_info',
  columns: { settingTypeEnumId: 'setting_type_enum_id', infoValue: 'info_value', noteText: 'note_text' },
  names: { kindName: enumerationName('setting_type_enum_id') },
  check: (tx, values) => checkOption(tx, values, 'settingTypeEnumId', { type: 'settingType', under: OTHER_INFO }),
};

export const contactRows: readonly PartRows[] = [
  { ...addressRows, part: unitAddresses },
  { ...phoneRows, part: unitPhones },
  { ...electronicRows, part: unitElectronic },
  { ...otherRows, part: unitOther },
  { ...addressRows, part: companyAddresses },
  { ...phoneRows, part: companyPhones },
  { ...electronicRows, part: companyElectronic },
  { ...otherRows, part: companyOther },
];
