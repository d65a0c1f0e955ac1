/** The base facts of a person as a form (guide personnel.md 6.3 and 6.4); only changes of a stored file are sent. */
import { type DatedRule, defineForm, type FieldState, type FormValues, fault } from '#kernel/form/definition.ts';
import { ageInYears } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { faultOfBirth } from './birth.rules.ts';
import serverMessages from './profile.messages.fa.ts';
import messages from './profile-page.messages.fa.ts';

const { labels } = messages;

const isWoman = ({ gender }: FormValues): boolean => gender === 'N';
const isSingle = ({ maritalStatusEnumId }: FormValues): boolean => maritalStatusEnumId === 'MarsSingle';

/** Age in words; ISO days. */
export const ageText = (birthDate: string, today: string): string => messages.age(toPersianDigits(String(ageInYears(birthDate, today))));

const ageOf: DatedRule<string | undefined> = ({ birthDate }, today) =>
  typeof birthDate === 'string' && faultOfBirth(birthDate, null, today) === undefined ? ageText(birthDate, today) : undefined;

/** What is wrong with a birth date beside the day of hiring (ISO, null where there is none). Both forms of a person have it. */
export const birthState = ({ birthDate }: FormValues, hireDate: unknown, today: string): FieldState => {
  const key = typeof birthDate === 'string' ? faultOfBirth(birthDate, typeof hireDate === 'string' ? hireDate : null, today) : undefined;
  return fault(key && serverMessages.validation[key]);
};

export const factsForm = defineForm({
  key: 'personnel/facts',
  subject: 'partyId',
  sections: [
    {
      fields: [
        { type: 'text', name: 'firstName', label: labels.firstName, required: true, maxLength: 60 },
        { type: 'text', name: 'lastName', label: labels.lastName, required: true, maxLength: 80 },
        { type: 'text', name: 'suffix', label: labels.suffix, maxLength: 40 },
        { type: 'text', name: 'fatherName', label: labels.fatherName, maxLength: 60, class: 'identity' },
        { type: 'text', name: 'nationalCode', label: labels.nationalCode, required: true, code: 'nationalCode', class: 'identity' },
        { type: 'text', name: 'idNumber', label: labels.idNumber, code: 'digits', maxLength: 10, class: 'identity' },
        { type: 'select', name: 'gender', label: labels.gender, options: 'Gender' },
        { type: 'date', name: 'birthDate', label: labels.birthDate, class: 'personal', help: ageOf },
        { type: 'text', name: 'birthPlace', label: labels.birthPlace, maxLength: 80, class: 'personal' },
        { type: 'select', name: 'maritalStatusEnumId', label: labels.maritalStatusEnumId, options: 'MaritalStatus', class: 'personal' },
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
      ],
    },
  ],
});

/** Rules that know the employment; page and server have the same. */
export const factsRules = (hireDate: string | null): Readonly<Record<string, DatedRule<FieldState>>> => ({ birthDate: (values, today) => birthState(values, hireDate, today) });
