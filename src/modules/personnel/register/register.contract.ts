/**
 * A new person of a company: the person, the employment and, when a user name is given, the account
 * (spec 5, guide 6.1). Invariants: personnel code and the codes of a person are unique in the company,
 * user name and e-mail in the installation; the password given here opens one session and must be changed in it.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import { EMPLOYED } from '../records.rules.ts';
import { registerForm } from './register.form.ts';

/** Clashes that `platform/party` and `platform/identity` name by their own fields, named here by those of this form. */
export const registerErrors = defineErrors('modules/personnel/register', {
  nationalCodeTaken: { status: 409, field: 'nationalId' },
  foreignerCodeTaken: { status: 409, field: 'foreignerCode' },
  passportTaken: { status: 409, field: 'passportNumber' },
  usernameTaken: { status: 409, field: 'username' },
  emailTaken: { status: 409, field: 'emailAddress' },
  postTaken: { status: 409, field: 'emplPositionId' },
  postNotThere: { status: 409, field: 'emplPositionId' },
  postForbidden: { status: 403, field: 'emplPositionId' },
  unknownOption: { status: 400 },
});

export const registerPerson = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/party',
  summary: 'Registers a person with employment and account',
  success: 201,
  permission: 'personnelInformationManagement/addNewPersonnel/addInformation/base',
  scope: 'rows',
  /** Default company: that of the actor; default relation: an employee. */
  body: formBody(registerForm),
  changes: ['Person', ...EMPLOYED, 'EmplPositionParty'],
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
    foreignerCode: z.optional(z.string().check(z.maxLength(30))),
    passportNumber: z.optional(z.string().check(z.maxLength(30))),
    emailAddress: z.optional(z.string().check(z.maxLength(254))),
  }),
  reply: z.strictObject({
    usernameTaken: z.boolean(),
    pseudoIdTaken: z.boolean(),
    nationalCodeTaken: z.boolean(),
    foreignerCodeTaken: z.boolean(),
    passportTaken: z.boolean(),
    emailTaken: z.boolean(),
    /** A free personnel code that follows the newest ones of the company; null where they follow no order. */
    nextPseudoId: z.nullable(z.string()),
    /** Who has one of the codes of a person already. */
    known: z.nullable(entity({ partyId: field('public', z.string()), fullName: field('public', z.string()), isActive: field('public', z.boolean()) })),
  }),
});
