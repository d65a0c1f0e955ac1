/** Substitutes: who does whose tasks on which days. Colleagues are found by whoever has an inbox: to be signed in alone opens no directory. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { INBOX } from '../tasks.contract.ts';
import { foundPerson, maybe, ok, PATH, peopleSearch, person, text, words } from '../tasks-shapes.rules.ts';

/** A longer absence is a matter of the structure. */
export const MAX_SUBSTITUTION_DAYS = 366;

const SUBSTITUTES = `${PATH}/substitution`;
const substitution = z.strictObject({
  substitutionId: text,
  person,
  substitute: person,
  fromDate: text,
  thruDate: text,
  /** Keys of processes; empty for all. */
  processKeys: z.array(text),
  note: maybe,
});
const substitutionBody = z.strictObject({
  substitutePartyId: z.guid(),
  fromDate: z.iso.date(),
  thruDate: z.iso.date(),
  processKeys: z.array(words(60)).check(z.maxLength(30)),
  note: z.optional(z.nullable(words(300))),
});

export const substitutions = defineCall({
  method: 'GET',
  path: SUBSTITUTES,
  keeps: true,
  summary: 'Who does the own tasks on which days, and for whom one does them; those of the last year and those to come',
  permission: 'session',
  scope: 'self',
  of: ['TaskSubstitution'],
  reply: z.strictObject({ given: z.array(substitution), received: z.array(substitution) }),
});
export const addSubstitution = defineCall({
  method: 'POST',
  path: SUBSTITUTES,
  summary: 'Lets somebody do the own tasks on some days, also those that wait now',
  permission: INBOX,
  scope: 'self',
  success: 201,
  body: substitutionBody,
  changes: ['TaskSubstitution'],
  reply: z.strictObject({ substitutionId: text }),
  errors: [taskErrors],
});
export const substituteConcerns = defineCall({
  method: 'GET',
  path: `${SUBSTITUTES}/concerns`,
  summary: 'Own open tasks about a colleague or brought by them: as a substitute they would not see these',
  permission: INBOX,
  scope: 'self',
  query: z.object({ substitutePartyId: z.guid() }),
  reply: z.strictObject({ count: z.int() }),
});
export const endSubstitution = defineCall({
  method: 'POST',
  path: `${SUBSTITUTES}/:substitutionId/end`,
  summary: 'Ends a substitution today, or takes one away that has not begun',
  permission: 'session',
  scope: 'self',
  body: z.strictObject({}),
  changes: ['TaskSubstitution'],
  reply: ok,
  errors: [taskErrors],
});
export const substituteOptions = defineCall({
  method: 'GET',
  path: `${SUBSTITUTES}/people`,
  summary: 'Colleagues by name or personnel code who may do the own tasks; at most 20',
  permission: INBOX,
  scope: 'self',
  query: peopleSearch,
  reply: z.strictObject({ list: z.array(foundPerson) }),
});
