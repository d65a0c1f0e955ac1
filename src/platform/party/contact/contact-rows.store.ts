/** Where addresses, numbers and other information of any party lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import type { Tx } from '#platform/db/db.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { checkPlaces, checkUnder, type PartRows, placeNamed } from '../parts/part.store.ts';
import type { ContactTypes } from './contact.form.ts';

type Place = Omit<PartRows, 'part'>;

const purposeOf =
  (under: string) =>
  (tx: Tx, values: FormValues): Promise<void> =>
    checkUnder(tx, values, 'contactMechPurposeId', under);

const purposeName = enumerationName('contact_mech_purpose_id');

export const addressRows = ({ address }: ContactTypes): Place => ({
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
  check: async (tx, values, _of, before) => {
    await purposeOf(address)(tx, values);
    await checkPlaces(tx, values, before, [
      { field: 'countryGeoId', kind: 'GEOT_COUNTRY' },
      { field: 'stateProvinceGeoId', kind: 'GEOT_PROVINCE' },
      { field: 'countyGeoId', kind: 'GEOT_COUNTY' },
      { field: 'postalCodeGeoId', kind: 'GEOT_REGION' },
      { field: 'cityGeoId', kind: 'GEOT_CITY' },
    ]);
  },
});

export const phoneRows = ({ phone }: ContactTypes): Place => ({
  table: 'telecom_number',
  columns: { contactMechPurposeId: 'contact_mech_purpose_id', areaCode: 'area_code', contactNumber: 'contact_number' },
  names: { purposeName },
  check: purposeOf(phone),
});

export const electronicRows = ({ electronic }: ContactTypes): Place => ({
  table: 'electronic_address',
  columns: { contactMechPurposeId: 'contact_mech_purpose_id', infoString: 'info_string' },
  names: { purposeName },
  check: purposeOf(electronic),
});

export const otherRows = ({ other }: ContactTypes): Place => ({
  table: 'other_information',
  columns: { settingTypeEnumId: 'setting_type_enum_id', infoValue: 'info_value', noteText: 'note_text' },
  names: { kindName: enumerationName('setting_type_enum_id') },
  check: (tx, values) => checkUnder(tx, values, 'settingTypeEnumId', other),
});
