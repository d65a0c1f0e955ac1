/**
 * Open sessions: the own ones, and those of people in scope for whoever keeps accounts (issue 5, Accounts).
 * Invariant: a session is named by its id, which opens nothing; keys and cookies are never answered.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { browsers, systems } from './device.rules.ts';

const openSession = z.object({
  sessionId: z.string(),
  browser: z.enum([...browsers, 'other']),
  system: z.enum([...systems, 'other']),
  /** IPv4 address, or the first half of an IPv6 one. */
  network: z.string(),
  createdDate: z.string(),
  /** To the minute. */
  lastSeenDate: z.string(),
  isCurrent: z.boolean(),
  hasSecondFactor: z.boolean(),
});
const list = z.object({ sessions: z.array(openSession) });
const ended = z.object({ messages: z.string() });
const own = { permission: 'session', scope: 'none', withoutGrants: true } as const;

export const mySessions = defineCall({
  ...own,
  method: 'GET',
  path: '/rest/s1/hcm/accountSessions',
  summary: 'The own open sessions, the last seen first',
  of: ['LoginSession'],
  reply: list,
});

export const endMySession = defineCall({
  ...own,
  method: 'POST',
  path: '/rest/s1/hcm/accountSessions/end',
  summary: 'Ends one of the own sessions, or with null all but this one; what has ended or is not the own stays as it is',
  body: z.strictObject({ sessionId: z.nullable(z.guid()) }),
  changes: ['LoginSession'],
  reply: ended,
});

const others = { permission: 'systemManagement/accounts/sessions', scope: 'rows' } as const;

export const sessionsOfPerson = defineCall({
  ...others,
  method: 'GET',
  path: '/rest/s1/hcm/sessionsOfPerson',
  summary: 'The open sessions of a person in scope',
  query: z.object({ partyId: z.guid() }),
  of: ['LoginSession'],
  reply: list,
});

export const endSessionOfPerson = defineCall({
  ...others,
  method: 'POST',
  path: '/rest/s1/hcm/sessionsOfPerson/:partyId/end',
  summary: 'Ends one session of a person in scope, or with null all of them; what has ended or is of somebody else stays as it is',
  body: z.strictObject({ sessionId: z.nullable(z.guid()) }),
  changes: ['LoginSession'],
  reply: ended,
});
