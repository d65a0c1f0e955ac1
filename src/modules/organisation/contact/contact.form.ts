/** Forms of addresses, phones and electronic addresses of organisations (guide organisation 5.2). */
import { defineForm, type FormValues, type OptionRow } from '#kernel/form/definition.ts';
import { empties } from '#kernel/form/empties.ts';
import words from './contact-page.messages.fa.ts';
import { partDays } from './part.ts';

/** Types of contact whose purposes are offered for organisations. */
export const contactTypes = { address: 'CmtOrgPostalAddress', phone: 'CmtTelecomNumberOrgRoom', electronic: 'CmtElectronicAddress' } as const;

export const HOME_COUNTRY = 'IRN';

const purpose = (label: string, type: string) =>
  ({
    type: 'select',
    name: 'contactMechPurposeId',
    label,
    options: 'ContactMechPurpose',
    filterOptions: (rows: readonly OptionRow[]) => rows.filter(({ parentEnumId }) => parentEnumId === type),
    required: true,
  }) as const;

const isAtHome = ({ countryGeoId }: FormValues): boolean => countryGeoId === HOME_COUNTRY;

/** What lies in the place that another field names; nothing before one is named. */
const within =
  (field: string) =>
  (rows: readonly OptionRow[], values: FormValues): readonly OptionRow[] =>
    rows.filter(({ parentGeoId }) => parentGeoId === values[field]);

const place = { type: 'select', optionIdField: 'geoId', optionLabelField: 'geoName', visibleWhen: isAtHome } as const;

/** Counties by the districts (bakhsh) in them. */
export type CountyOfRegion = ReadonlyMap<string, string>;

/** Cities of the chosen district; before one is chosen, those of the whole county. */
const citiesIn =
  (countyOf: CountyOfRegion) =>
  (rows: readonly OptionRow[], { countyGeoId, postalCodeGeoId }: FormValues): readonly OptionRow[] =>
    rows.filter(({ parentGeoId }) => (postalCodeGeoId == null ? countyOf.get(String(parentGeoId)) === countyGeoId : parentGeoId === postalCodeGeoId));

export const addressForm = (countyOf: CountyOfRegion = new Map()) =>
  defineForm({
    key: 'organisation/address',
    sections: [
      {
        fields: [
          purpose(words.addressPurpose, contactTypes.address),
          {
            type: 'select',
            name: 'countryGeoId',
            label: words.country,
            options: 'Country',
            optionIdField: 'geoId',
            optionLabelField: 'geoName',
            required: true,
            otherOutputs: empties('stateProvinceGeoId', 'countyGeoId', 'postalCodeGeoId', 'cityGeoId'),
          },
          {
            ...place,
            name: 'stateProvinceGeoId',
            label: words.province,
            options: 'Province',
            requiredWhen: isAtHome,
            otherOutputs: empties('countyGeoId', 'postalCodeGeoId', 'cityGeoId'),
          },
          {
            ...place,
            name: 'countyGeoId',
            label: words.county,
            options: 'County',
            filterOptions: within('stateProvinceGeoId'),
            otherOutputs: empties('postalCodeGeoId', 'cityGeoId'),
          },
          { ...place, name: 'postalCodeGeoId', label: words.region, options: 'Postal_Code', filterOptions: within('countyGeoId'), otherOutputs: empties('cityGeoId') },
          { ...place, name: 'cityGeoId', label: words.city, options: 'City', filterOptions: citiesIn(countyOf), otherOutputs: { parentGeoId: 'postalCodeGeoId' } },
          { type: 'text', name: 'district', label: words.district, maxLength: 100 },
          { type: 'text', name: 'street', label: words.street, required: true, maxLength: 200 },
          { type: 'text', name: 'alley', label: words.alley, maxLength: 200 },
          { type: 'text', name: 'plate', label: words.plate, required: true, maxLength: 20 },
          { type: 'text', name: 'floor', label: words.floor, maxLength: 20 },
          { type: 'text', name: 'unitNumber', label: words.unitNumber, maxLength: 20 },
          { type: 'text', name: 'postalCode', label: words.postalCode, code: 'postalCode', required: true },
          { type: 'text', name: 'areaCode', label: words.areaCode, code: 'digits', maxLength: 5 },
          { type: 'text', name: 'contactNumber', label: words.landline, code: 'digits', maxLength: 15 },
          ...partDays,
        ],
      },
    ],
  });

/** Kinds of other information hang below this setting type; HR adds them to the reference data. */
export const OTHER_INFO = 'OtherOrgInfo';

export const otherForm = defineForm('organisation/otherInformation', [
  {
    type: 'select',
    name: 'settingTypeEnumId',
    label: words.infoKind,
    help: words.infoKindHelp,
    options: 'settingType',
    filterOptions: (rows: readonly OptionRow[]) => rows.filter(({ parentEnumId }) => parentEnumId === OTHER_INFO),
    required: true,
  },
  { type: 'text', name: 'infoValue', label: words.infoValue, required: true, maxLength: 500 },
  ...partDays,
  { type: 'textarea', name: 'noteText', label: words.note, maxLength: 2000, rows: 2, col: 12 },
]);

export const phoneForm = defineForm('organisation/phone', [
  purpose(words.phonePurpose, contactTypes.phone),
  { type: 'text', name: 'areaCode', label: words.areaCode, code: 'digits', maxLength: 5 },
  { type: 'text', name: 'contactNumber', label: words.number, code: 'digits', required: true, minLength: 3, maxLength: 15 },
  ...partDays,
]);

export const electronicForm = defineForm('organisation/electronicAddress', [
  purpose(words.electronicPurpose, contactTypes.electronic),
  { type: 'text', name: 'infoString', label: words.info, code: 'latin', required: true, maxLength: 200 },
  ...partDays,
]);
