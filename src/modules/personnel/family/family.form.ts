/** The form of a relative (guide personnel 6.3 and 6.4, family tab). */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { SPOUSE } from './family.rules.ts';
import words from './family-page.messages.fa.ts';

/** Relations that only a woman or only a man has; in all others it is said. */
const genderOf: Readonly<Record<string, 'Y' | 'N'>> = { Daughter: 'N', Mother: 'N', Sister: 'N', Son: 'Y', Father: 'Y', Brother: 'Y' };

const isSpouse = ({ relationshipTypeEnumId }: FormValues): boolean => relationshipTypeEnumId === SPOUSE;
const isWoman = ({ gender }: FormValues): boolean => gender === 'N';
const isSingle = ({ maritalStatusEnumId }: FormValues): boolean => maritalStatusEnumId === 'MarsSingle';
const isDay = (value: unknown): value is string => typeof value === 'string';
const before = (first: unknown, second: unknown): boolean => isDay(first) && isDay(second) && first < second;

/** The Jalali calendar begins in 1827: older texts are a slip of the pen. */
const FIRST_BIRTH = '1850-01-01';

/** Rows right under the one that another field names. */
const under =
  (parent: string, field: string) =>
  (rows: readonly OptionRow[], values: FormValues): readonly OptionRow[] =>
    rows.filter((row) => row[parent] === values[field]);

const place = { type: 'select', optionIdField: 'geoId', optionLabelField: 'geoName' } as const;
const inProvince = (field: string) => under('parentGeoId', field);

export const familyPaper = { accept: ['.pdf', '.jpg', '.jpeg', '.png'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

const relation = [
  {
    type: 'select',
    name: 'relationshipTypeEnumId',
    label: words.relation,
    options: 'PartyRelationshipType',
    filterOptions: (rows: readonly OptionRow[]) => rows.filter(({ parentEnumId }) => parentEnumId === 'FamilyMember'),
    required: true,
  },
  {
    type: 'date',
    name: 'weddingDate',
    label: words.weddingDate,
    visibleWhen: isSpouse,
    requiredWhen: isSpouse,
    disableFuture: true,
    validator: ({ weddingDate, birthDate }: FormValues) => fault(before(weddingDate, birthDate) ? words.weddingOrder : undefined),
  },
  {
    type: 'date',
    name: 'divorceDate',
    label: words.divorceDate,
    visibleWhen: isSpouse,
    disableFuture: true,
    validator: ({ weddingDate, divorceDate }: FormValues) => fault(before(divorceDate, weddingDate) ? words.divorceOrder : undefined),
  },
  {
    type: 'text',
    name: 'contactNumber',
    label: words.contactNumber,
    code: 'phone',
    minLength: 3,
    maxLength: 15,
    requiredWhen: ({ isEmergencyContact }: FormValues) => isEmergencyContact === 'Y',
  },
  { type: 'indicator', name: 'isEmergencyContact', label: words.emergency },
  { type: 'indicator', name: 'isDependant', label: words.dependant, value: ({ deathDate }: FormValues) => (isDay(deathDate) ? 'N' : undefined) },
] as const;

const identity = [
  { type: 'select', name: 'personalTitleEnumId', label: words.personalTitle, options: 'PersonalTitleType' },
  { type: 'text', name: 'firstName', label: words.firstName, required: true, maxLength: 60 },
  { type: 'text', name: 'lastName', label: words.lastName, required: true, maxLength: 80 },
  { type: 'text', name: 'suffix', label: words.suffix, maxLength: 40 },
  { type: 'text', name: 'fatherName', label: words.fatherName, maxLength: 60 },
  { type: 'select', name: 'gender', label: words.gender, options: 'Gender', value: ({ relationshipTypeEnumId }: FormValues) => genderOf[String(relationshipTypeEnumId)] },
  { type: 'text', name: 'nationalCode', label: words.nationalCode, code: 'nationalCode' },
  { type: 'text', name: 'idNumber', label: words.idNumber, code: 'digits', maxLength: 10 },
  { type: 'text', name: 'serialNumber', label: words.serialNumber, maxLength: 20 },
  {
    type: 'date',
    name: 'birthDate',
    label: words.birthDate,
    required: true,
    disableFuture: true,
    validator: ({ birthDate }: FormValues) => fault(before(birthDate, FIRST_BIRTH) ? words.birthRange : undefined),
  },
  {
    type: 'date',
    name: 'deathDate',
    label: words.deathDate,
    disableFuture: true,
    validator: ({ birthDate, weddingDate, deathDate }: FormValues) => fault(before(deathDate, birthDate) || before(deathDate, weddingDate) ? words.deathOrder : undefined),
  },
  { type: 'text', name: 'birthPlace', label: words.birthPlace, maxLength: 80 },
  { ...place, name: 'countryGeoId', label: words.country, options: 'Country' },
  { ...place, name: 'issueProvinceGeoId', label: words.issueProvince, options: 'Province', otherOutputs: { 'none of county': 'issueCountyGeoId' } },
  { ...place, name: 'issueCountyGeoId', label: words.issueCounty, options: 'County', filterOptions: inProvince('issueProvinceGeoId') },
  { type: 'select', name: 'religionEnumId', label: words.religion, options: 'ReligionEnumId', otherOutputs: { 'none of sect': 'sectEnumId' } },
  { type: 'select', name: 'sectEnumId', label: words.sect, options: 'SectEnumId', filterOptions: under('parentEnumId', 'religionEnumId') },
] as const;

const state = [
  { type: 'select', name: 'maritalStatusEnumId', label: words.marital, options: 'MaritalStatus' },
  {
    type: 'number',
    name: 'numberOfKids',
    label: words.kids,
    max: 30,
    value: (values: FormValues) => (isSingle(values) ? null : undefined),
    help: (values: FormValues) => (isSingle(values) ? words.singleKids : undefined),
  },
  {
    type: 'select',
    name: 'militaryStateEnumId',
    label: words.military,
    options: 'MilitaryState',
    value: (values: FormValues) => (isWoman(values) ? 'NotIncluded' : undefined),
    help: (values: FormValues) => (isWoman(values) ? words.womanMilitary : undefined),
  },
  { type: 'select', name: 'occupationStatusEnumId', label: words.occupation, options: 'OccupationStatus' },
  { type: 'select', name: 'qualificationTypeEnumId', label: words.degree, options: 'QualificationType' },
  { type: 'select', name: 'universityFieldEnumId', label: words.studyField, options: 'UniversityFields' },
  { type: 'text', name: 'baseInsuranceBooklet', label: words.booklet, code: 'latin', maxLength: 30 },
  { type: 'text', name: 'mainInsuranceNumber', label: words.insuranceNumber, code: 'insuranceNumber' },
  { type: 'file', name: 'attachment', label: words.attachment, help: words.attachmentHelp, ...familyPaper },
  { type: 'textarea', name: 'noteText', label: words.note, maxLength: 2000, rows: 2, col: 12 },
] as const;

const residence = [
  {
    ...place,
    name: 'addressProvinceGeoId',
    label: words.province,
    options: 'Province',
    otherOutputs: { 'none of county': 'addressCountyGeoId' },
  },
  {
    ...place,
    name: 'addressCountyGeoId',
    label: words.county,
    options: 'County',
    filterOptions: inProvince('addressProvinceGeoId'),
  },
  { type: 'text', name: 'addressLine', label: words.addressLine, maxLength: 300, col: 12 },
  { type: 'text', name: 'addressPostalCode', label: words.postalCode, code: 'postalCode' },
] as const;

export const familyForm = defineForm({
  key: 'personnel/familyMember',
  sections: [
    { title: words.relationSection, fields: relation },
    { title: words.identitySection, fields: identity },
    { title: words.stateSection, fields: state },
    { title: words.residenceSection, fields: residence },
  ],
});
