/**
 * The company somebody works in (docs/adr/0021): one at a time, kept with the session on the server. It is what "own
 * company" means to every call, and only what was granted for it counts.
 * Invariants: only companies of a grant that is valid today can be chosen; whoever has one company chooses nothing.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';

const own = { permission: 'session', scope: 'self', withoutGrants: true, path: '/rest/s1/hcm/activeCompany' } as const;

const option = z.strictObject({ partyId: z.string(), pseudoId: z.string(), organizationName: z.string() });

export const activeCompany = defineCall({
  ...own,
  method: 'GET',
  summary: 'The company of this session and all in which the signed-in person holds a grant today',
  of: ['Company'],
  reply: z.strictObject({
    companyId: z.string(),
    /** In the order of the alphabet. That of the session is missing when the last grant in it has ended. */
    companies: z.array(option),
  }),
});

export const changeCompany = defineCall({
  ...own,
  method: 'PUT',
  summary: 'Goes to work in another company for the rest of this session; 404 without a grant there',
  body: z.strictObject({ companyId: z.uuid() }),
  noChanges: 'the page begins anew in the other company',
  reply: option,
});
