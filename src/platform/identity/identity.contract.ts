/**
 * Sign-in, session and password of the signed-in person (spec sections 4, 5, 7, 8; docs/api-key-and-session.md).
 * Invariants: a key is given for a right password only; every answer about an account is about the caller's own;
 * only hcm signs people in, the other origins are values of the wire and are granted nothing (ADR 0005).
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { identityErrors } from './identity.errors.ts';
import { PASSWORD_MAX, satisfiesPasswordRule } from './identity.rules.ts';
import { TYPED_CODE_MAX } from './second-factor/typed-code.rules.ts';

/** Where a signed-in user came from. The last two have no way in and hold nothing. */
export const origins = ['hcm', 'firebase', 'auth0'] as const;

/**
 * What the forced change-password overlay sends as oldPassword. It breaks the password rule, so it is nobody's password;
 * honoured only in a session opened with a one-time password less than 30 minutes ago.
 */
export const FORCED_CHANGE_PLACEHOLDER = 'forced-change';

const name = z.optional(z.string().check(z.maxLength(254)));
const typedPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));
/** A new password; the message of every shortcoming is the rule itself. */
export const newPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX), z.refine(satisfiesPasswordRule, 'passwordRule'));
const id = z.string().check(z.maxLength(36));
/** The code of a second factor as it was typed. */
export const typedCode = z.string().check(z.minLength(1), z.maxLength(TYPED_CODE_MAX));

export const login = defineCall({
  method: 'POST',
  path: '/login',
  summary: 'Signs in with username or e-mail address and password; the second half of the session comes as a cookie',
  permission: 'public',
  scope: 'none',
  throttled: true,
  body: z.strictObject({
    username: name,
    email: name,
    password: typedPassword,
    /** Second step, for accounts with a second factor: six digits or a recovery code. */
    code: z.optional(typedCode),
  }),
  noChanges: 'the page begins anew for who signed in',
  reply: z.object({
    api_key: z.string(),
    /** Epoch seconds at which the key ends unless it is used. */
    exp: z.int(),
    mustChangePassword: z.boolean(),
  }),
  errors: [identityErrors],
});

export const apiKey = defineCall({
  method: 'GET',
  path: '/rest/api_key',
  summary: 'Signs in with a Basic authorisation header; the answer is the key as a JSON string',
  basicAuth: true,
  permission: 'public',
  scope: 'none',
  throttled: true,
  reply: z.string(),
  errors: [identityErrors],
});

const position = z.object({
  emplPositionId: z.string(),
  pseudoId: z.string(),
  description: z.string(),
  mainPosition: z.enum(['Y', 'N']),
  fromDate: z.string(),
  thruDate: z.nullable(z.string()),
  situation: z.enum(['ESICurrent', 'ESIExpt']),
});

export const getUser = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/getUser',
  summary: 'The signed-in person; with emplPosition=true also the own seats with their situation',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  whenPasswordMustChange: true,
  query: z.object({ emplPosition: z.optional(z.string().check(z.maxLength(5))) }),
  reply: z.object({
    allUserData: z.object({
      data: z.object({
        emailAddress: z.nullable(z.string()),
        userId: z.string(),
        partyId: z.string(),
        partyRelationshipId: z.nullable(z.string()),
        username: z.string(),
        userFullName: z.string(),
        roles: z.array(z.string()),
        origin: z.enum(origins),
        settings: z.record(z.string(), z.unknown()),
        shortcuts: z.array(z.string()),
        /** Nothing else opens before this person has a second factor. */
        mustEnrol: z.optional(z.literal(true)),
        /** As userMustChangePass says, so that a page needs not ask for it by itself. */
        mustChangePassword: z.optional(z.literal(true)),
        accountDisabled: z.boolean(),
        /** Still has the password it was given. */
        isNewUser: z.boolean(),
      }),
    }),
    emplPosition: z.optional(z.array(position)),
  }),
});

export const loginHistory = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/loginHistory',
  summary: 'Records that the layout was entered (Y) or that the person signs out (N, ends the session)',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  whenPasswordMustChange: true,
  body: z.strictObject({ loginType: z.enum(['Y', 'N']), loginApiKey: z.optional(z.nullable(z.string().check(z.maxLength(64)))) }),
  noChanges: 'a line of the log',
  reply: z.object({ loginType: z.enum(['Y', 'N']) }),
});

export const checkUser = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/checkUser',
  summary: 'True when the account has been deactivated; the one call such a session may still make, and its last',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  whenPasswordMustChange: true,
  reply: z.object({ result: z.boolean() }),
});

const username = z.string().check(z.minLength(1), z.maxLength(254));

export const mustChangePass = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/userMustChangePass',
  summary: 'Whether the signed-in person must change the password; any other name answers false',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  whenPasswordMustChange: true,
  query: z.object({ username: z.optional(username) }),
  reply: z.object({ finalResult: z.boolean() }),
});

export const passwordWasChanged = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/userMustChangePass',
  summary: 'Sent by clients after a change; answers what GET would. Only ChangePassword ends the duty to change',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  whenPasswordMustChange: true,
  body: z.strictObject({ username }),
  noChanges: 'the session is asked for anew',
  reply: z.object({ finalResult: z.boolean() }),
});

export const changePassword = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/ChangePassword',
  summary: 'Changes the own password, ends all other sessions and answers a new key and cookie',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  throttled: true,
  whenPasswordMustChange: true,
  body: z
    .strictObject({
      newPassword,
      newPasswordVerify: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
      oldPassword: typedPassword,
      partyId: id,
      partyRelationshipId: z.optional(z.nullable(id)),
    })
    .check(z.refine((form) => form.newPassword === form.newPasswordVerify, { error: 'passwordRepeat', path: ['newPasswordVerify'] })),
  noChanges: 'nothing shows a password',
  reply: z.object({ messages: z.string(), errors: z.null() }),
  errors: [identityErrors],
});
