/**
 * The registration of a person as a form: facts, employment and, unless it is not wanted, the account (guide personnel.md
 * 6.1). Its fields are of no class: who may register somebody enters what they know, and sees nothing that is stored.
 */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import texts from '#kernel/form/form.messages.fa.ts';
import { isUsername } from '#kernel/identity-codes/identity-codes.ts';
import { holdsUsername, PASSWORD_MAX, satisfiesPasswordRule } from '#platform/identity/identity.rules.ts';
import { relationship } from '../employment/employment.form.ts';
import { birthState, isForeign } from '../profile/facts.form.ts';
import serverMessages from './register.messages.fa.ts';
import { faultOfHire } from './register.rules.ts';
import messages from './register-page.messages.fa.ts';

const { validation } = serverMessages;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A foreign national is known by the code of foreigners or by the passport (guide iran.md 3). */
const lacksCode = (values: FormValues): boolean => isForeign(values) && values['foreignerCode'] === null && values['passportNumber'] === null;

/** Of a caller who does not say whether there is to be an account, its fields are read and none is demanded. */
const mayHaveAccount = ({ hasAccount }: FormValues): boolean => hasAccount !== false;
const wantsAccount = ({ hasAccount }: FormValues): boolean => hasAccount === true;

function faultOfPassword({ username, password }: FormValues): string | undefined {
  if (typeof password !== 'string') return undefined;
  if (!satisfiesPasswordRule(password)) return validation.passwordRule;
  return typeof username === 'string' && holdsUsername(password, username) ? validation.passwordHoldsUsername : undefined;
}

export const registerForm = defineForm({
  key: 'personnel/register',
  sections: [
    {
      title: messages.person,
      fields: [
        { type: 'text', name: 'firstName', label: messages.firstName, required: true, maxLength: 60 },
        { type: 'text', name: 'lastName', label: messages.lastName, required: true, maxLength: 80 },
        { type: 'text', name: 'suffix', label: messages.suffix, maxLength: 40 },
        { type: 'text', name: 'fatherName', label: messages.fatherName, maxLength: 60 },
        { type: 'select', name: 'countryGeoId', label: messages.countryGeoId, options: 'Country', optionIdField: 'geoId', optionLabelField: 'geoName' },
        {
          type: 'text',
          name: 'nationalId',
          label: messages.nationalId,
          code: 'nationalCode',
          visibleWhen: (values) => !isForeign(values),
          requiredWhen: (values) => !isForeign(values),
        },
        {
          type: 'text',
          name: 'foreignerCode',
          label: messages.foreignerCode,
          code: 'digits',
          minLength: 9,
          maxLength: 12,
          visibleWhen: isForeign,
          requiredWhen: lacksCode,
          help: messages.foreignerHelp,
        },
        { type: 'text', name: 'passportNumber', label: messages.passportNumber, code: 'alphanumeric', maxLength: 20, visibleWhen: isForeign },
        { type: 'render', name: 'known', label: messages.known, col: 12 },
        { type: 'select', name: 'gender', label: messages.gender, options: 'Gender' },
        { type: 'date', name: 'birthDate', label: messages.birthDate, validator: (values, today) => birthState(values, values['fromDate'], today) },
      ],
    },
    {
      title: messages.employment,
      fields: [
        {
          type: 'select',
          name: 'companyId',
          label: messages.companyId,
          options: 'Organization',
          validator: ({ companyId }) => fault(companyId === null || uuid.test(String(companyId)) ? undefined : texts.option),
        },
        {
          ...relationship,
          // of a caller who does not say, an employee is meant
          requiredWhen: ({ hasAccount }) => hasAccount !== null,
        },
        {
          type: 'date',
          name: 'fromDate',
          label: messages.fromDate,
          required: true,
          validator: ({ fromDate }, today) => fault(faultOfHire(String(fromDate), today) && validation.hireRange),
        },
        { type: 'text', name: 'pseudoId', label: messages.pseudoId, required: true, code: 'pseudoId', maxLength: 20 },
        { type: 'render', name: 'nextCode', label: messages.nextCode, col: 12 },
        { type: 'select', name: 'employmentStatusEnumId', label: messages.employmentStatusEnumId, options: 'EmploymentStatus' },
        {
          type: 'lazyselect',
          name: 'emplPositionId',
          label: messages.emplPositionId,
          help: messages.emplPositionHelp,
          url: '/rest/s1/hcm/positionOptions',
          optionIdField: 'emplPositionId',
          optionLabelField: 'description',
          validator: ({ emplPositionId }) => fault(emplPositionId === null || uuid.test(String(emplPositionId)) ? undefined : texts.option),
        },
      ],
    },
    {
      title: messages.account,
      fields: [
        { type: 'check', name: 'hasAccount', label: messages.hasAccount, col: 12, help: (values) => (mayHaveAccount(values) ? undefined : messages.noAccountHelp) },
        {
          type: 'text',
          name: 'username',
          label: messages.username,
          help: messages.usernameHelp,
          code: 'latin',
          maxLength: 60,
          visibleWhen: mayHaveAccount,
          requiredWhen: (values) => wantsAccount(values) || values['password'] !== null,
          validator: ({ username }) => fault(username === null || isUsername(String(username)) ? undefined : validation.username),
        },
        {
          type: 'password',
          name: 'password',
          label: messages.password,
          maxLength: PASSWORD_MAX,
          visibleWhen: mayHaveAccount,
          requiredWhen: (values) => wantsAccount(values) || values['username'] !== null,
          validator: (values) => fault(faultOfPassword(values)),
        },
        {
          type: 'password',
          name: 'passwordVerify',
          label: messages.passwordVerify,
          maxLength: PASSWORD_MAX,
          visibleWhen: mayHaveAccount,
          requiredWhen: wantsAccount,
          validator: ({ password, passwordVerify }) => fault(passwordVerify === null || passwordVerify === password ? undefined : validation.passwordVerify),
        },
        { type: 'text', name: 'emailAddress', label: messages.emailAddress, code: 'email', maxLength: 254, visibleWhen: mayHaveAccount },
        { type: 'render', name: 'newPassword', label: messages.generate, col: 12, visibleWhen: mayHaveAccount },
      ],
    },
  ],
});
