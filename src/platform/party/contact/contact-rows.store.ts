/** Where addresses, numbers and other information of any party lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { readPattern } from '#platform/reference-data/value-pattern.rules.ts';
import { checkPlaces, checkUnder, type PartRows, placeNamed } from '../parts/part.store.ts';
import { partErrors } from '../parts/parts.errors.ts';
import { contactErrors } from './contact.errors.ts';
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
    cityText: 'city_text',
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
  check: async (tx, values, _of, { before }) => {
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

/** A value of a kind that has a list is named as its option is; one typed before there was a list stays as it is. */
const valueName = sql`coalesce((select v.description from enumeration k join enumeration v on v.enum_type_id = k.value_enum_type_id and v.enum_id = t.info_value
  where k.enum_id = t.setting_type_enum_id), t.info_value)`;

/** Refuses a kind that is not offered to such parties and a value that its kind does not take; what stands may stay. */
async function checkInfo(tx: Tx, values: FormValues, before: FormValues, other: string): Promise<void> {
  const [kind, value] = [String(values['settingTypeEnumId']), String(values['infoValue'])];
  const isKept = kind === before['settingTypeEnumId'];
  const found = await tx.maybe<{ list: string | null; pattern: string | null; hint: string | null; isOption: boolean }>(sql`
    select k.value_enum_type_id as list, k.valid_regexp as pattern, k.valid_hint as hint,
      exists (select from enumeration v where v.enum_type_id = k.value_enum_type_id and v.enum_id = ${value} and v.option_indicator = 'Y') as "isOption"
    from enumeration k where k.enum_id = ${kind} and k.enum_type_id = 'settingType' and k.parent_enum_id = ${other} and (k.option_indicator = 'Y' or ${isKept})`);
  if (found === undefined) throw partErrors.error('option', { fields: { settingTypeEnumId: 'option' } });
  if (isKept && value === before['infoValue']) return;
  if (found.list !== null && !found.isOption) throw partErrors.error('option', { fields: { infoValue: 'option' } });
  if (found.pattern !== null && readPattern(found.pattern)?.(value) !== true) throw contactErrors.error('infoPattern', { values: { hint: found.hint ?? found.pattern } });
}

export const otherRows = ({ other }: ContactTypes): Place => ({
  table: 'other_information',
  columns: { settingTypeEnumId: 'setting_type_enum_id', infoValue: 'info_value', noteText: 'note_text' },
  names: { kindName: enumerationName('setting_type_enum_id'), valueName },
  check: (tx, values, _of, { before }) => checkInfo(tx, values, before, other),
});
