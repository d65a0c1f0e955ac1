/**
 * Keys for programs (issue 5, Accounts; docs/api-key-and-session.md).
 * Invariants: nobody hands a program more than the own groups permit; every key ends within a year and is bound to
 * networks; it is shown once and stored as a hash.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, fieldClasses } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { MAX_NETWORKS, MAX_PERMISSIONS, NAME_MAX } from '#platform/identity/service-keys/service-keys.rules.ts';

export const serviceKeyErrors = defineErrors('modules/administration/service-keys', {
  nameTaken: { status: 409, constraint: 'service_key_name', field: 'name' },
  networkForm: { status: 400, field: 'networks' },
  expiryRange: { status: 400, field: 'expiresOn' },
  permissionUnknown: { status: 400, field: 'permissions' },
  beyondOwn: { status: 403, field: 'permissions' },
});

const rowScope = z.enum(['company', 'all']);
const classes = z.array(z.enum(fieldClasses)).check(z.maxLength(fieldClasses.length));

export const serviceKeys = defineCall({
  method: 'GET',
  path: '/rest/s1/security/serviceKeys',
  summary: 'Keys of programs in the companies in scope, and what the reader may hand to a new one',
  permission: 'systemManagement/serviceKeys/observe',
  scope: 'rows',
  of: ['ServiceKey'],
  reply: z.object({
    rows: z.array(
      entity({
        serviceKeyId: field('public', text),
        name: field('public', text),
        last4: field('public', text),
        permissions: field('public', z.array(text)),
        rowScope: field('public', rowScope),
        classes: field('public', classes),
        networks: field('public', z.array(text)),
        /** ISO day, the last one on which it works. */
        expiresOn: field('public', text),
        createdDate: field('public', text),
        createdBy: field('public', z.nullable(text)),
        lastUsedDate: field('public', z.nullable(text)),
        lastNetwork: field('public', z.nullable(text)),
        state: field('public', z.enum(['live', 'expired', 'revoked'])),
      }),
    ),
    /** Persian names of the permissions a program may get from this person. */
    permissions: z.array(z.object({ key: text, title: text })),
  }),
});

export const makeServiceKey = defineCall({
  method: 'POST',
  path: '/rest/s1/security/serviceKeys',
  summary: 'Makes a key for a program and answers it this one time',
  permission: 'systemManagement/serviceKeys/edit',
  scope: 'rows',
  // the answer holds a key, so it is not kept for repeats
  throttled: true,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX)),
    /** The own company when absent. */
    companyId: z.optional(z.guid()),
    permissions: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(MAX_PERMISSIONS)),
    rowScope,
    classes,
    networks: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(MAX_NETWORKS)),
    expiresOn: z.iso.date(),
  }),
  noChanges: 'the list is asked for when the secret, shown once, has been put away',
  reply: z.object({ key: text, serviceKeyId: text }),
  errors: [serviceKeyErrors],
});

export const revokeServiceKey = defineCall({
  method: 'POST',
  path: '/rest/s1/security/serviceKeys/revoke',
  summary: 'Ends a key at once',
  permission: 'systemManagement/serviceKeys/edit',
  scope: 'rows',
  body: z.strictObject({ serviceKeyId: z.guid() }),
  changes: ['ServiceKey'],
  reply: z.object({ messages: text }),
});
