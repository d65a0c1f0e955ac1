/** Shapes that the calls of tasks, cases and substitutes share. Moments are ISO 8601 in UTC. */
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';

export const PATH = '/rest/s1/hcm/process';
export const text = z.string();
export const maybe = z.nullable(text);
export const count = z.optional(z.string().check(z.regex(/^\d{1,6}$/)));
export const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const comment = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2000))));

/** A named value, as Camunda has it. */
export const variable = z.strictObject({ value: z.unknown() });
export const variables = z.record(z.string().check(z.maxLength(80)), variable);

export const person = z.strictObject({ partyId: text, fullName: text });

/** As the search select asks and reads (spec section 5). */
export const peopleSearch = z.object({ searchValue: z.string().check(z.minLength(2), z.maxLength(80)) });
/** `disabled`: found and not to be chosen; the second line says why. */
export const foundPerson = z.strictObject({ partyId: text, fullName: text, second: secondLine, disabled: z.boolean() });

/** Moments are ISO 8601 in UTC. Fields up to `tenantId` are those of Camunda 7. */
export const task = z.strictObject({
  id: text,
  name: text,
  assignee: maybe,
  owner: maybe,
  created: text,
  due: maybe,
  followUp: maybe,
  delegationState: maybe,
  description: maybe,
  executionId: text,
  parentTaskId: maybe,
  priority: z.int(),
  processDefinitionId: text,
  processInstanceId: text,
  taskDefinitionKey: text,
  suspended: z.boolean(),
  formKey: text,
  tenantId: text,
  /** What the case is about. */
  subject: text,
  subjectPartyId: text,
  subjectName: text,
  trackingCode: text,
  /** How it came to the reader, for example the manager of a unit; and for whom, of a substitute. */
  reason: text,
  onBehalfOf: z.nullable(person),
  assigneeName: maybe,
  isOverdue: z.boolean(),
  /** Came back to the reader for correction. */
  isReturned: z.boolean(),
  isBulk: z.boolean(),
  /** A refusal asks for a comment; it ends the case, or leads back to a step before. */
  outcomes: z.array(z.strictObject({ id: text, name: text, isRefusal: z.boolean(), leads: z.enum(['on', 'stop', 'back']) })),
  /** Of a task that is done. */
  closedAt: maybe,
  outcome: maybe,
});
export type TaskRow = z.infer<typeof task>;

export const definition = z.strictObject({ id: text, key: text, name: text });

export const event = z.strictObject({
  eventId: text,
  at: text,
  /** start, answered, returned, fired, claimed, released, reassigned, delegated, commented, withdrawn, incident, retry, skip, migrated, cancelled ... */
  kind: text,
  step: maybe,
  stepName: maybe,
  actor: z.nullable(person),
  onBehalfOf: z.nullable(person),
  /** Who was given a task. */
  to: z.nullable(person),
  outcome: maybe,
  outcomeName: maybe,
  comment: maybe,
  /** `storedName` of the signature of whoever decided, when they have one. */
  signature: maybe,
});

/** Where a step stands: waiting for people, done, left out, still to come. */
export const stage = z.strictObject({
  step: text,
  name: text,
  state: z.enum(['done', 'current', 'skipped', 'ahead', 'incident']),
  /** Who did it, or whom it waits for (at most 5 names). */
  people: z.array(text),
  /** Since when it waits; of one that is done: when it was answered. */
  since: maybe,
  due: maybe,
  outcomeName: maybe,
  /** Where the answer led: on, to the end, or back to a step before. Null where none was given. */
  leads: z.nullable(z.enum(['on', 'stop', 'back'])),
  comment: maybe,
  /** Code of what it is stuck at: `nobody` was found, `noFlow`, `noProcess`, or what a service said. */
  incident: maybe,
  /** Its time ran out, and the answer was taken as given. */
  isByTime: z.boolean(),
});

/** kernel/workflow/layout.ts, mirrored for right to left; px. `state` of each node. */
export const drawing = z.strictObject({ layout: z.unknown(), definition: z.unknown(), states: z.record(text, z.enum(['done', 'current', 'incident'])) });

export const message = z.strictObject({ commentId: text, at: text, author: person, text, file: maybe });

export const instance = z.strictObject({
  id: text,
  trackingCode: text,
  processKey: text,
  processName: text,
  subject: text,
  subjectPerson: person,
  initiator: person,
  status: z.enum(['active', 'completed', 'cancelled']),
  startedAt: text,
  endedAt: maybe,
  /** Of one that is over: as it was answered last, or in whose place the time ran out; null when the management called it off. */
  result: z.nullable(z.enum(['accepted', 'refused', 'withdrawn'])),
  /** Last outcome in words, or what it waits for. */
  standing: text,
  /** Whole percent of the steps passed; 100 when over. */
  progress: z.int(),
  hasIncident: z.boolean(),
  isWithdrawable: z.boolean(),
});
export type InstanceRow = z.infer<typeof instance>;

/** How much of a case a reader sees: all that is said, too; where it stands, without a word of anybody; their own step. */
export const sight = z.enum(['whole', 'standing', 'own']);
export type Sight = z.infer<typeof sight>;

export const caseParts = { sight, instance, stages: z.array(stage), history: z.array(event), discussion: z.array(message), drawing } as const;

export const ok = z.strictObject({ ok: z.literal(true) });
