/**
 * The base facts of a person under the name and with the manners of the original (guide personnel.md 6.3): codes of somebody
 * else are told by a flag each and left as they were, and the rest is saved. `updatePerson` refuses instead.
 */
import { defineCall } from '#kernel/call.ts';
import { formChanges } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import { factsForm } from './facts.form.ts';
import { profileErrors, updatePerson } from './profile.contract.ts';

export const changeBasicInfo = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/UserBasicInfo',
  summary: 'Changes base facts of a person; a code of somebody else is flagged and not saved',
  permission: updatePerson.permission,
  scope: 'rows',
  own: 'request',
  body: formChanges(factsForm, { partyId: z.guid(), rowVersion: z.int().check(z.gte(1)) }),
  changes: ['Person'],
  reply: z.strictObject({
    partyId: z.string(),
    rowVersion: z.int(),
    nationalCodeTaken: z.boolean(),
    foreignerCodeTaken: z.boolean(),
    idNumberTaken: z.boolean(),
    serialNumberTaken: z.boolean(),
    passportNumberTaken: z.boolean(),
    boorsCodeTaken: z.boolean(),
  }),
  errors: [profileErrors, partyErrors, partErrors],
});
