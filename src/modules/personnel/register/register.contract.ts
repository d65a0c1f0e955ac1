/**
 * A new person of a company: the person, the employment and, when a user name is given, the account
 * (spec 5, guide 6.1). Invariants: personnel code and national code are unique in the company,
 * user name and e-mail in the installation; the password given here opens one session and must be changed in it.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { cleanCode, isEmail, isNationalCode, isUsername } from '#kernel/identity-codes/identity-codes.ts';
import { cleanDigits, normaliseText } from '#kernel/persian-text/persian-text.ts';
import { z } from '#kernel/schema.ts';
import { holdsUsername, PASSWORD_MAX, satisfiesPasswordRule } from '#platform/identity/identity.rules.ts';
import { partyErrors } from '#platform/party/party.errors.ts';

/** Clashes that `platform/party` and `platform/identity` name by their own fields, named here by those of this form. */
export const registerErrors = defineErrors('modules/personnel/register', {
  nationalCodeTaken: { status: 409, field: 'nationalId' },
  usernameTaken: { status: 409, field: 'username' },
  emailTaken: { status: 409, field: 'emailAddress' },
  unknownOption: { status: 400, field: 'employmentStatusEnumId' },
  impossibleDate: { status: 400 },
});

const filled = (text: string): boolean => normaliseText(text) !== '';
const name = (length: number) => z.string().check(z.maxLength(length), z.refine(filled, 'required'));
const optionalName = (length: number) => z.optional(z.string().check(z.maxLength(length)));

const account = z.object({ username: z.optional(z.string()), password: z.optional(z.string()), passwordVerify: z.optional(z.string()) });
type Account = z.infer<typeof account>;
/** Rules between fields: [field that gets the message, validation key, whether it holds]. */
const accountRules: readonly (readonly [keyof Account, string, (form: Account) => boolean])[] = [
  ['password', 'required', (form) => !form.username || Boolean(form.password)],
  ['username', 'required', (form) => !form.password || Boolean(form.username)],
  ['passwordVerify', 'passwordVerify', (form) => form.passwordVerify === undefined || form.passwordVerify === form.password],
  ['password', 'passwordHoldsUsername', (form) => !form.password || !form.username || !holdsUsername(form.password, form.username)],
];

export const registration = z
  .strictObject({
    /** Default: the company of the actor. */
    companyId: z.optional(z.guid()),
    firstName: name(60),
    lastName: name(80),
    suffix: optionalName(40),
    fatherName: optionalName(60),
    gender: z.optional(z.enum(['Y', 'N'])),
    birthDate: z.optional(z.iso.date()),
    nationalId: z.string().check(
      z.maxLength(30),
      z.refine((code) => isNationalCode(cleanCode(code)), 'nationalCode'),
    ),
    pseudoId: z.string().check(
      z.maxLength(20),
      z.refine((code) => /^[0-9A-Za-z][0-9A-Za-z._/-]*$/.test(cleanDigits(code)), 'pseudoId'),
    ),
    fromDate: z.iso.date(),
    relationshipTypeEnumId: z._default(z.enum(['PrtEmployee']), 'PrtEmployee'),
    employmentStatusEnumId: z.optional(z.string().check(z.maxLength(60))),
    username: z.optional(z.string().check(z.maxLength(60), z.refine(isUsername, 'username'))),
    password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX), z.refine(satisfiesPasswordRule, 'passwordRule'))),
    passwordVerify: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))),
    emailAddress: z.optional(
      z.string().check(
        z.maxLength(254),
        z.refine((address) => isEmail(address.trim()), 'email'),
      ),
    ),
  })
  .check(...accountRules.map(([path, message, holds]) => z.refine<Account>(holds, { path: [path], error: message })));

export const registerPerson = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/party',
  summary: 'Registers a person with employment and account',
  success: 201,
  permission: 'personnelInformationManagement/addNewPersonnel/addInformation/base',
  scope: 'rows',
  body: registration,
  reply: entity({ partyId: field('public', z.string()), partyRelationshipId: field('public', z.string()), userId: field('public', z.nullable(z.string())) }),
  errors: [registerErrors, partyErrors],
});

export const checkRegister = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/checkRegister',
  summary: 'Whether what is being typed into the registration is already taken',
  permission: 'personnelInformationManagement/addNewPersonnel/addInformation/base',
  scope: 'rows',
  query: z.strictObject({
    companyId: z.optional(z.guid()),
    username: z.optional(z.string().check(z.maxLength(60))),
    pseudoId: z.optional(z.string().check(z.maxLength(20))),
    nationalId: z.optional(z.string().check(z.maxLength(30))),
    emailAddress: z.optional(z.string().check(z.maxLength(254))),
  }),
  reply: z.strictObject({ usernameTaken: z.boolean(), pseudoIdTaken: z.boolean(), nationalCodeTaken: z.boolean(), emailTaken: z.boolean() }),
});
