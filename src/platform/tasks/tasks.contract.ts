/** The work inbox of the wire (spec section 7). No process runs here yet, so that nobody has a task: an empty page is the truth. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';

const count = z.optional(z.string().check(z.regex(/^\d{1,6}$/)));

export const processTask = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/process/task',
  summary: 'Waiting tasks of the signed-in person, a page of them, and how many there are',
  permission: 'session',
  scope: 'self',
  isUnattended: true,
  query: z.object({ firstResult: count, maxResults: count }),
  reply: z.strictObject({ tasks: z.array(z.never()), total: z.int(), notifCount: z.int() }),
});
