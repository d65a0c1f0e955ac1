/** The registration as it is typed: its checks in the browser, and the body the call takes. Pure. */
import type { BodyInput } from '#kernel/call.ts';
import { isEmail, isNationalCode, isUsername } from '#kernel/identity-codes/identity-codes.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { normaliseText } from '#kernel/persian-text/persian-text.ts';
import { holdsUsername, satisfiesPasswordRule } from '#platform/identity/identity.rules.ts';
import { faultOfBirth } from '../profile/profile.rules.ts';
import type { registerPerson } from './register.contract.ts';
import serverMessages from './register.messages.fa.ts';
import { faultOfHire } from './register.rules.ts';
import messages from './register-page.messages.fa.ts';

/** In the order of the form, which is the order of checking. */
export const emptyForm = {
  firstName: '',
  lastName: '',
  suffix: '',
  fatherName: '',
  nationalId: '',
  gender: null as string | null,
  birthDate: null as string | null,
  companyId: null as string | null,
  fromDate: null as string | null,
  pseudoId: '',
  employmentStatusEnumId: null as string | null,
  hasAccount: true,
  username: '',
  password: '',
  passwordVerify: '',
  emailAddress: '',
};
export type RegisterValues = typeof emptyForm;
export type FieldName = keyof RegisterValues;
export type Errors = { [K in FieldName]?: string | undefined };

const { validation } = serverMessages;
const alwaysRequired = ['firstName', 'lastName', 'nationalId', 'fromDate', 'pseudoId'] as const;
const accountRequired = ['username', 'password', 'passwordVerify'] as const;

export const requiredOf = ({ hasAccount }: RegisterValues): readonly FieldName[] => [...alwaysRequired, ...(hasAccount ? accountRequired : [])];

const isEmpty = (value: RegisterValues[FieldName]): boolean => value === null || (typeof value === 'string' && normaliseText(value) === '');

export const today = (): string => todayIn('Asia/Tehran', Date.now());

const sentence = (key: keyof typeof validation | undefined): string | undefined => (key === undefined ? undefined : validation[key]);

/** What is wrong with a filled field, told as soon as it is left. */
export const checks: { readonly [K in FieldName]?: (values: RegisterValues) => string | undefined } = {
  nationalId: ({ nationalId }) => (isNationalCode(nationalId) ? undefined : validation.nationalCode),
  birthDate: ({ birthDate, fromDate }) => sentence(birthDate === null ? undefined : faultOfBirth(birthDate, fromDate, today())),
  fromDate: ({ fromDate }) => sentence(fromDate === null ? undefined : faultOfHire(fromDate, today())),
  pseudoId: ({ pseudoId }) => (/^[0-9A-Za-z]{1,20}$/.test(pseudoId) ? undefined : validation.pseudoId),
  username: ({ username }) => (isUsername(username) ? undefined : validation.username),
  password: ({ password, username }) => {
    if (!satisfiesPasswordRule(password)) return validation.passwordRule;
    return username !== '' && holdsUsername(password, username) ? validation.passwordHoldsUsername : undefined;
  },
  passwordVerify: ({ password, passwordVerify }) => (password === passwordVerify ? undefined : validation.passwordVerify),
  emailAddress: ({ emailAddress }) => (isEmail(emailAddress.trim()) ? undefined : validation.email),
};

const ofAccount: readonly FieldName[] = [...accountRequired, 'emailAddress'];

/** Fields of the account are asked only when there will be one. */
export const isAsked = (name: FieldName, { hasAccount }: RegisterValues): boolean => hasAccount || !ofAccount.includes(name);

/** The fault of one filled field; an empty one is judged on submit only. */
export const faultOf = (name: FieldName, values: RegisterValues): string | undefined => (isEmpty(values[name]) ? undefined : checks[name]?.(values));

/** All faults on submit, missing fields by their labels. */
export function faultsOf(values: RegisterValues): Errors {
  const names = (Object.keys(emptyForm) as FieldName[]).filter((name) => isAsked(name, values));
  const missing = new Set(requiredOf(values).filter((name) => isEmpty(values[name])));
  return Object.fromEntries(names.map((name) => [name, missing.has(name) ? messages.mandatory(messages[name]) : faultOf(name, values)]));
}

const filled = <K extends string>(name: K, text: string | null): { [P in K]?: string } => (text === null || text.trim() === '' ? {} : ({ [name]: text } as { [P in K]: string }));

/** The body of the call; what was left empty is left out. */
export function bodyOf(values: RegisterValues): BodyInput<typeof registerPerson> {
  const account = values.hasAccount
    ? { username: values.username, password: values.password, passwordVerify: values.passwordVerify, ...filled('emailAddress', values.emailAddress) }
    : {};
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    ...filled('suffix', values.suffix),
    ...filled('fatherName', values.fatherName),
    ...(values.gender === 'Y' || values.gender === 'N' ? { gender: values.gender } : {}),
    ...filled('birthDate', values.birthDate),
    nationalId: values.nationalId,
    ...filled('companyId', values.companyId),
    fromDate: values.fromDate ?? '',
    pseudoId: values.pseudoId,
    ...filled('employmentStatusEnumId', values.employmentStatusEnumId),
    ...account,
  };
}
