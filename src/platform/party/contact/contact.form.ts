/** Forms of addresses, phones, electronic addresses and other information of parties (guide organisation 5.2 and 5.3, personnel 6.3). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { empties } from '#kernel/form/empties.ts';
import texts from '#kernel/form/form.messages.fa.ts';
import { isEmail, isMobile } from '#kernel/identity-codes/identity-codes.ts';
import { partDays } from '../parts/part.define.ts';
import words from './contact-page.messages.fa.ts';

/** What purposes, and what kinds of other information, are offered to whom. */
export interface ContactTypes {
  readonly address: string;
  readonly phone: string;
  readonly electronic: string;
  readonly other: 'OtherOrgInfo' | 'OtherPersonalInf';
}
export const organisationTypes: ContactTypes = { address: 'CmtOrgPostalAddress', phone: 'CmtTelecomNumberOrgRoom', electronic: 'CmtElectronicAddress', other: 'OtherOrgInfo' };

export const personTypes: ContactTypes = { address: 'CmtPostalAddress', phone: 'CmtTelecomNumber', electronic: 'CmtElectronicAddress', other: 'OtherPersonalInf' };

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

export const addressForm = ({ address }: ContactTypes, countyOf: CountyOfRegion = new Map()) =>
  defineForm({
    key: 'party/address',
    sections: [
      {
        fields: [
          purpose(words.addressPurpose, address),
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
          // what the sheet of an import said, until a city is chosen
          {
            type: 'text',
            name: 'cityText',
            label: words.importedCity,
            maxLength: 200,
            readOnly: true,
            visibleWhen: ({ cityText, cityGeoId }) => cityText != null && cityGeoId == null,
          },
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

export const otherForm = ({ other }: ContactTypes) =>
  defineForm('party/otherInformation', [
    {
      type: 'select',
      name: 'settingTypeEnumId',
      label: words.infoKind,
      help: words.infoKindHelp,
      options: `settingType/${other}`,
      required: true,
      otherOutputs: { defaultValue: 'infoValue' },
    },
    {
      type: 'text',
      name: 'infoValue',
      label: words.infoValue,
      required: true,
      maxLength: 500,
      // of the kinds whose values are a list; what a text must look like only the server judges
      options: `settingType/${other}/values`,
      filterOptions: (rows: readonly OptionRow[], { settingTypeEnumId }: FormValues) => rows.filter(({ partySettingTypeId }) => partySettingTypeId === settingTypeEnumId),
    },
    ...partDays,
    { type: 'textarea', name: 'noteText', label: words.note, maxLength: 2000, rows: 2, col: 12 },
  ]);

/** Purposes whose numbers and addresses have rules (guide personnel 6.4). */
export const MOBILE = 'PhoneMobile';
export const HOME = 'PostalHome';
const emailPurposes: readonly unknown[] = ['EmailPersonal', 'EmailWork'];

const isOfMobile = ({ contactMechPurposeId }: FormValues): boolean => contactMechPurposeId === MOBILE;

export const phoneForm = ({ phone }: ContactTypes) =>
  defineForm('party/phone', [
    purpose(words.phonePurpose, phone),
    { type: 'text', name: 'areaCode', label: words.areaCode, code: 'digits', maxLength: 5, visibleWhen: (values) => !isOfMobile(values) },
    {
      type: 'text',
      name: 'contactNumber',
      label: words.number,
      code: 'phone',
      required: true,
      minLength: 3,
      maxLength: 15,
      validator: (values) => fault(isOfMobile(values) && !isMobile(String(values['contactNumber'])) ? texts.codes.mobile : undefined),
    },
    ...partDays,
  ]);

export const electronicForm = ({ electronic }: ContactTypes) =>
  defineForm('party/electronicAddress', [
    purpose(words.electronicPurpose, electronic),
    {
      type: 'text',
      name: 'infoString',
      label: words.info,
      code: 'latin',
      required: true,
      maxLength: 200,
      validator: ({ contactMechPurposeId, infoString }) => fault(emailPurposes.includes(contactMechPurposeId) && !isEmail(String(infoString)) ? texts.codes.email : undefined),
    },
    ...partDays,
  ]);
