/**
 * Drafts of forms: what a person has typed and not sent, so that nothing personal stays in the browser.
 * Invariants: a draft is seen and touched by its writer alone (row policy `owner`); it is kept for seven days after it
 * was last saved and then neither answered nor stored; a person has a hundred at most, a further one takes the place of
 * the oldest. What a draft holds is not judged and leaves no trace in the audit. Passwords are left out by the client
 * (ui/form), for only it knows which values are some.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { draftErrors } from './drafts.errors.ts';

export const MAX_DRAFTS = 100;
export const DRAFT_DAYS = 7;
/** Bytes of the values as JSON. */
export const MAX_DRAFT_BYTES = 65_536;

const own = { permission: 'session', scope: 'self', path: '/rest/s1/hcm/formDraft' } as const;
/** Key of the form, and of the row it is about: `organisation/unit:0198c2…`. */
const query = z.strictObject({ key: z.string().check(z.regex(/^[A-Za-z0-9_./:-]{1,200}$/)) });
const values = z.record(z.string(), z.unknown());

export const getDraft = defineCall({
  ...own,
  method: 'GET',
  summary: 'Own draft of a form, null when there is none',
  query,
  /** `savedAt` is an ISO instant. */
  reply: z.strictObject({ draft: z.nullable(z.strictObject({ values, savedAt: z.string() })) }),
});

export const saveDraft = defineCall({
  ...own,
  method: 'PUT',
  summary: 'Keeps what has been typed into a form in place of what was kept of it',
  // saved by the page in pauses of typing: no answer of it is worth keeping
  isUnattended: true,
  query,
  body: z.strictObject({ values }),
  noChanges: 'the form that is typed in holds what it keeps',
  reply: z.strictObject({ savedAt: z.string() }),
  errors: [draftErrors],
});

export const dropDraft = defineCall({
  ...own,
  method: 'DELETE',
  summary: 'Forgets the draft of a form',
  query,
  noChanges: 'the form that is typed in holds what it keeps',
  reply: z.strictObject({ removed: z.boolean() }),
});
