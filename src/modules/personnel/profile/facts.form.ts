/** The base facts of a person as a form (guide personnel.md 6.3 and 6.4); only changes of a stored file are sent. */
import { type DatedRule, defineForm, type FieldDefinition, type FieldState, type FormDefinition, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { empties } from '#kernel/form/empties.ts';
import texts from '#kernel/form/form.messages.fa.ts';
import { optionRows } from '#kernel/form/options.ts';
import { ageInYears } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { HOME_COUNTRY } from '#platform/party/contact/contact.form.ts';
import { faultOfBirth } from './birth.rules.ts';
import serverMessages from './profile.messages.fa.ts';
import messages from './profile-page.messages.fa.ts';

const { labels, parts } = messages;

const isWoman = ({ gender }: FormValues): boolean => gender === 'N';
const isSingle = ({ maritalStatusEnumId }: FormValues): boolean => maritalStatusEnumId === 'MarsSingle';
/** Of whom no national code is demanded (guide iran.md 3): a nationality is said, and it is another one. */
export const isForeign = ({ countryGeoId }: FormValues): boolean => typeof countryGeoId === 'string' && countryGeoId !== HOME_COUNTRY;
const isAtHome = (values: FormValues): boolean => !isForeign(values);

/** Age in words; ISO days. */
export const ageText = (birthDate: string, today: string): string => messages.age(toPersianDigits(String(ageInYears(birthDate, today))));

const ageOf: DatedRule<string | undefined> = ({ birthDate }, today) =>
  typeof birthDate === 'string' && faultOfBirth(birthDate, null, today) === undefined ? ageText(birthDate, today) : undefined;

/** What is wrong with a birth date beside the day of hiring (ISO, null where there is none). Both forms of a person have it. */
export const birthState = ({ birthDate }: FormValues, hireDate: unknown, today: string): FieldState => {
  const key = typeof birthDate === 'string' ? faultOfBirth(birthDate, typeof hireDate === 'string' ? hireDate : null, today) : undefined;
  return fault(key && serverMessages.validation[key]);
};

const place = { type: 'select', optionIdField: 'geoId', optionLabelField: 'geoName', class: 'personal' } as const;

/** Rows that stand under the value of another field. */
const under =
  (parent: 'parentEnumId' | 'parentGeoId', field: string) =>
  (rows: readonly OptionRow[], values: FormValues): readonly OptionRow[] =>
    rows.filter((row) => row[parent] === values[field]);

export const factsForm = defineForm({
  key: 'personnel/facts',
  subject: 'partyId',
  sections: [
    {
      title: parts.name,
      fields: [
        { type: 'select', name: 'personalTitle', label: labels.personalTitle, options: 'PersonalTitleType' },
        { type: 'text', name: 'firstName', label: labels.firstName, required: true, maxLength: 60 },
        { type: 'text', name: 'lastName', label: labels.lastName, required: true, maxLength: 80 },
        { type: 'text', name: 'suffix', label: labels.suffix, maxLength: 40 },
        { type: 'text', name: 'latinFirstName', label: labels.latinFirstName, code: 'latin', maxLength: 60, help: messages.latinHelp },
        { type: 'text', name: 'latinLastName', label: labels.latinLastName, code: 'latin', maxLength: 80 },
        { type: 'select', name: 'gender', label: labels.gender, options: 'Gender' },
        { type: 'text', name: 'fatherName', label: labels.fatherName, required: true, maxLength: 60, class: 'identity' },
      ],
    },
    {
      title: parts.identity,
      fields: [
        { ...place, name: 'countryGeoId', label: labels.countryGeoId, options: 'Country', required: true },
        { type: 'text', name: 'nationalCode', label: labels.nationalCode, requiredWhen: isAtHome, code: 'nationalCode', class: 'identity' },
        {
          type: 'text',
          name: 'foreignerCode',
          label: labels.foreignerCode,
          code: 'digits',
          minLength: 9,
          maxLength: 12,
          visibleWhen: isForeign,
          requiredWhen: isForeign,
          class: 'identity',
        },
        { type: 'text', name: 'idNumber', label: labels.idNumber, code: 'digits', maxLength: 10, requiredWhen: isAtHome, class: 'identity' },
        { type: 'text', name: 'serialNumber', label: labels.serialNumber, maxLength: 20, class: 'identity' },
        {
          ...place,
          name: 'issueProvinceGeoId',
          label: labels.issueProvinceGeoId,
          options: 'Province',
          visibleWhen: isAtHome,
          otherOutputs: empties('issueCountyGeoId'),
        },
        {
          ...place,
          name: 'issueCountyGeoId',
          label: labels.issueCountyGeoId,
          options: 'County',
          visibleWhen: isAtHome,
          filterOptions: under('parentGeoId', 'issueProvinceGeoId'),
        },
        { type: 'date', name: 'birthDate', label: labels.birthDate, required: true, class: 'personal', help: ageOf },
        { type: 'text', name: 'birthPlace', label: labels.birthPlace, required: true, maxLength: 80, class: 'personal' },
        { type: 'text', name: 'passportNumber', label: labels.passportNumber, code: 'alphanumeric', maxLength: 20, class: 'identity' },
        { type: 'date', name: 'passportExpireDate', label: labels.passportExpireDate, class: 'identity' },
      ],
    },
    {
      title: parts.living,
      fields: [
        { type: 'select', name: 'religionEnumId', label: labels.religionEnumId, options: 'ReligionEnumId', class: 'personal', otherOutputs: empties('sectEnumId') },
        { type: 'select', name: 'sectEnumId', label: labels.sectEnumId, options: 'SectEnumId', class: 'personal', filterOptions: under('parentEnumId', 'religionEnumId') },
        { type: 'select', name: 'residenceStatusEnumId', label: labels.residenceStatusEnumId, options: 'ResidenceStatus', required: true, class: 'personal' },
        { type: 'select', name: 'maritalStatusEnumId', label: labels.maritalStatusEnumId, options: 'MaritalStatus', required: true, class: 'personal' },
        {
          type: 'number',
          name: 'numberOfKids',
          label: labels.numberOfKids,
          max: 30,
          class: 'family',
          value: (values) => (isSingle(values) ? null : undefined),
          help: (values) => (isSingle(values) ? messages.singleKids : undefined),
        },
        {
          type: 'select',
          name: 'militaryStateEnumId',
          label: labels.militaryStateEnumId,
          options: 'MilitaryState',
          class: 'personal',
          value: (values) => (isWoman(values) ? 'NotIncluded' : undefined),
          help: (values) => (isWoman(values) ? messages.womanMilitary : undefined),
        },
        {
          type: 'text',
          name: 'militaryCode',
          label: labels.militaryCode,
          code: 'alphanumeric',
          maxLength: 20,
          class: 'identity',
          visibleWhen: (values) => !isWoman(values),
        },
      ],
    },
    {
      title: parts.work,
      fields: [
        { type: 'select', name: 'employmentStatusEnumId', label: labels.employmentStatusEnumId, options: 'EmploymentStatus', required: true, help: messages.kindHelp },
        { type: 'select', name: 'personStatusId', label: labels.personStatusId, options: 'StaPartyRelationship', required: true },
        { type: 'select', name: 'baseInsuranceTypeEnumId', label: labels.baseInsuranceTypeEnumId, options: 'BaseInsuranceType', class: 'personal' },
        { type: 'text', name: 'insuranceNumber', label: labels.insuranceNumber, code: 'insuranceNumber', class: 'identity' },
        { type: 'text', name: 'boorsCode', label: labels.boorsCode, maxLength: 20, class: 'identity' },
        { type: 'select', name: 'criminalRecord', label: labels.criminalRecord, options: optionRows({ Y: texts.yes, N: texts.no }), class: 'identity' },
        { type: 'textarea', name: 'description', label: labels.description, maxLength: 2000, col: 12, class: 'personal' },
      ],
    },
  ],
});

/** Rules that know the employment; page and server have the same. */
export const factsRules = (hireDate: string | null): Readonly<Record<string, DatedRule<FieldState>>> => ({ birthDate: (values, today) => birthState(values, hireDate, today) });

/** The form in which the office edits the facts: beside the kind of employment the day from which another one holds. */
export const factsEditForm = {
  ...factsForm,
  sections: factsForm.sections.map((section) => ({
    ...section,
    fields: section.fields.flatMap((field): FieldDefinition[] =>
      field.name === 'employmentStatusEnumId' ? [field, { type: 'date', name: 'kindFrom', label: messages.kindFrom, help: messages.kindFromHelp }] : [field],
    ),
  })),
} satisfies FormDefinition;
