/**
 * Processes as HR writes them: versions, from the list of steps to the one in force (issue 8; guide engines 1.5).
 * Invariants: a version that was in force never changes; one draft of a process at a time; what is published has no problems and was
 * written by somebody else than its publisher, and what is taken out of force was asked for by somebody else (the database refuses it too); what runs stays on its version until it is moved, and is
 * moved only when everything that waits has a place in the new one.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { designErrors } from './designs.errors.ts';
import { stepsSchema } from './listed-steps.rules.ts';

const DESIGN = 'taskManagement/design';
export const OBSERVE = `${DESIGN}/observe` as const;
export const EDIT = `${DESIGN}/edit` as const;
export const PUBLISH = `${DESIGN}/publish` as const;

export const PATH = '/rest/s1/hcm/process/design';
export const KIND = `${PATH}/kind/:processKey` as const;
export const ONE = `${PATH}/version/:definitionId` as const;
export const MAX_ANSWERS = 100;

export const rowVersion = z.int();
const shared = { scope: 'rows', errors: [designErrors] } as const;
/** What reads show and acts change: the versions of a process. */
const RECORDS = ['ProcessDefinition'] as const;
const reading = { ...shared, method: 'GET', of: RECORDS, permission: OBSERVE } as const;
export const writing = { ...shared, changes: RECORDS } as const;
const choice = z.strictObject({ id: text, title: text });

const version = z.strictObject({
  definitionId: text,
  version: z.int(),
  title: text,
  status: z.enum(['draft', 'submitted', 'published', 'retired']),
  /** shipped: the steps that come with the product. */
  source: z.enum(['shipped', 'company']),
  note: optionalText,
  returnText: optionalText,
  createdByName: optionalText,
  createdAt: text,
  submittedByName: optionalText,
  submittedAt: optionalText,
  publishedByName: optionalText,
  publishedAt: optionalText,
  /** Asked for and not decided yet: somebody else than who asked decides. */
  retirement: z.nullable(z.strictObject({ askedByName: optionalText, askedAt: text, isOwn: z.boolean() })),
  /** The reader wrote in it, so somebody else publishes it. */
  isOwn: z.boolean(),
  /** False of one that came as BPMN. */
  hasSteps: z.boolean(),
  /** Instances that run on it. */
  running: z.int(),
  rowVersion,
});
export type DesignVersion = z.infer<typeof version>;

export const problem = z.strictObject({ step: text, text });

export const designs = defineCall({
  ...reading,
  path: PATH,
  summary: 'Processes of the own company with the version in force, the draft and how many instances run',
  reply: z.strictObject({
    processes: z.array(
      z.strictObject({
        processKey: text,
        title: text,
        /** A module of the installation declares it; otherwise nobody begins it any more. */
        isDeclared: z.boolean(),
        /** People begin it by a form of its own, with which the company may make processes of its own. */
        isBase: z.boolean(),
        /** Null: the steps as shipped, which nobody has begun yet. */
        inForce: z.nullable(z.strictObject({ version: z.int(), source: z.enum(['shipped', 'company']), publishedAt: optionalText, isRetiring: z.boolean() })),
        draft: z.nullable(z.strictObject({ status: z.enum(['draft', 'submitted']), createdByName: optionalText, createdAt: text })),
        running: z.int(),
      }),
    ),
  }),
});
export type DesignRow = ReplyOf<typeof designs>['processes'][number];

export const oneDesign = defineCall({
  ...reading,
  path: KIND,
  summary: 'A process with all its versions, newest first, and what its steps may name',
  reply: z.strictObject({
    processKey: text,
    title: text,
    isDeclared: z.boolean(),
    versions: z.array(version),
    /** The steps as shipped; null of a process that no module declares. */
    shipped: z.nullable(z.array(z.unknown())),
    vocabulary: z.strictObject({
      forms: z.array(choice),
      services: z.array(z.strictObject({ ...choice.shape, isOutside: z.boolean() })),
      variables: z.array(z.strictObject({ ...choice.shape, sample: z.nullable(z.union([z.string(), z.number(), z.boolean()])) })),
      chains: z.array(choice),
      /** Whom steps `several` may ask. */
      lists: z.array(choice),
      groups: z.array(choice),
      roles: z.array(choice),
      levels: z.array(choice),
      permissions: z.array(choice),
    }),
  }),
});
export type Design = ReplyOf<typeof oneDesign>;

export const oneVersion = defineCall({
  ...reading,
  path: ONE,
  summary: 'A version with its steps, its nodes and flows, and what is wrong with it',
  reply: z.strictObject({
    processKey: text,
    version,
    /** kernel/workflow/steps.ts; null of one that came as BPMN. */
    steps: z.nullable(z.array(z.unknown())),
    /** kernel/workflow/definition.ts; null while the steps do not make a process. */
    definition: z.nullable(z.unknown()),
    problems: z.array(problem),
    /** Names of people, posts and units that steps name by id. */
    names: z.record(text, text),
  }),
});
export type VersionDetail = ReplyOf<typeof oneVersion>;

export const addDraft = defineCall({
  ...writing,
  method: 'POST',
  path: `${KIND}/draft`,
  summary: 'Begins a draft from a version, or from the one in force, or from the steps as shipped',
  permission: EDIT,
  success: 201,
  body: z.strictObject({ from: z.nullable(z.guid()) }),
  reply: z.strictObject({ definitionId: text }),
});

export const saveDraft = defineCall({
  ...writing,
  method: 'PUT',
  path: ONE,
  summary: 'Writes a draft; what is wrong with it is told and does not keep it from being stored',
  permission: EDIT,
  body: z.strictObject({
    rowVersion,
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    note: z.nullable(z.string().check(z.trim(), z.maxLength(1000))),
    /** Null of a draft that came as BPMN. */
    steps: z.nullable(stepsSchema),
  }),
  reply: z.strictObject({ rowVersion, problems: z.array(problem) }),
});

const act = (name: string, summary: string) =>
  ({ ...writing, method: 'POST', path: `${ONE}/${name}`, summary, body: z.strictObject({ rowVersion }), reply: z.strictObject({ rowVersion }) }) as const;

export const submitDesign = defineCall({ ...act('submit', 'Hands a draft without problems in for publishing'), permission: EDIT });
export const withdrawDesign = defineCall({ ...act('withdraw', 'Takes a submitted draft back, which may be changed again'), permission: EDIT });
export const discardDesign = defineCall({ ...act('discard', 'Throws a draft away'), permission: EDIT, reply: z.strictObject({ ok: z.literal(true) }) });
export const returnDesign = defineCall({
  ...act('return', 'Sends a submitted draft back with the reason'),
  permission: PUBLISH,
  body: z.strictObject({ rowVersion, returnText: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
});
export const publishDesign = defineCall({
  ...act('publish', 'Lets what somebody else has written and submitted be the version with which new instances begin'),
  permission: PUBLISH,
});
export const retireDesign = defineCall({
  ...act('retire', 'Asks that the version in force be taken out of force; somebody else decides'),
  permission: PUBLISH,
});
export const confirmRetirement = defineCall({
  ...act('retire/confirm', 'Takes a version out of force as somebody else has asked: new instances begin with the steps as shipped, if there are any'),
  permission: PUBLISH,
});
export const keepDesign = defineCall({
  ...act('retire/keep', 'Keeps the version in force: the retirement that was asked for is taken back, or refused'),
  permission: PUBLISH,
});

export const compareDesign = defineCall({
  ...reading,
  path: `${ONE}/comparison`,
  summary: 'What a version says otherwise than another one, step by step; without another one than the steps as shipped',
  query: z.strictObject({ with: z.optional(z.guid()) }),
  reply: z.strictObject({
    differences: z.array(
      z.strictObject({
        step: text,
        title: text,
        kinds: z.array(z.enum(['added', 'removed', 'moved', 'changed'])),
        fields: z.array(z.strictObject({ field: text, before: optionalText, after: optionalText })),
      }),
    ),
  }),
});
export type Comparison = ReplyOf<typeof compareDesign>;

export const exportDesign = defineCall({
  ...shared,
  method: 'GET',
  path: `${ONE}/bpmn`,
  summary: 'A version as BPMN 2.0 XML with its drawing',
  permission: OBSERVE,
  raw: 'application/xml',
  reply: z.unknown(),
});

const scalar = z.nullable(z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]));

export const tryDesign = defineCall({
  ...shared,
  method: 'POST',
  path: `${ONE}/trial`,
  summary: 'Walks through a version for a person without beginning anything: who would be asked, until when, and what follows from each answer',
  permission: OBSERVE,
  body: z.strictObject({
    subjectPartyId: z.guid(),
    variables: z.record(z.string().check(z.maxLength(80)), scalar),
    /** Answers to the tasks of steps, in their order; the first that leads on where none is given. */
    answers: z.array(z.strictObject({ step: z.string().check(z.maxLength(80)), outcome: z.string().check(z.maxLength(40)) })).check(z.maxLength(MAX_ANSWERS)),
  }),
  noChanges: 'a trial: nothing is kept',
  reply: z.strictObject({
    trail: z.array(
      z.strictObject({
        step: text,
        name: text,
        kind: z.enum(['user', 'service', 'timer', 'message', 'call', 'incident', 'end']),
        /** At most 10; `more` counts the others. */
        people: z.array(z.strictObject({ partyId: text, fullName: text, reason: text })),
        more: z.int(),
        /** ISO instants: when it is come to, and by when it ought to be done. */
        at: text,
        due: optionalText,
        outcome: optionalText,
        outcomeName: optionalText,
        outcomes: z.array(choice),
      }),
    ),
    ended: z.boolean(),
    passed: z.array(text),
  }),
});
export type Trial = ReplyOf<typeof tryDesign>;

const map = z.array(z.strictObject({ from: z.string().check(z.maxLength(120)), to: z.string().check(z.maxLength(120)) })).check(z.maxLength(200));
const lostNode = z.strictObject({ node: text, name: text, instances: z.int(), why: z.enum(['gone', 'kind', 'scope', 'join']) });

export const checkMigration = defineCall({
  ...shared,
  method: 'POST',
  path: `${ONE}/migration/check`,
  summary: 'What moving all running instances to this version, which is in force, would lose; changes nothing',
  permission: PUBLISH,
  body: z.strictObject({ map }),
  noChanges: 'it tells what would happen',
  reply: z.strictObject({
    /** Running instances of other versions. */
    instances: z.int(),
    lost: z.array(lostNode),
    /** Where instances wait now. */
    places: z.array(z.strictObject({ node: text, name: text, kind: text, instances: z.int() })),
    /** Where they may wait in this version. */
    targets: z.array(z.strictObject({ id: text, name: text, kind: text })),
  }),
});
export type MigrationCheck = ReplyOf<typeof checkMigration>;

export const migrateDesign = defineCall({
  ...writing,
  method: 'POST',
  path: `${ONE}/migration`,
  summary: 'Moves all running instances to this version, which is in force, each in a transaction of its own; none when something would be lost',
  permission: PUBLISH,
  ownTransactions: true,
  body: z.strictObject({ map }),
  reply: z.strictObject({ moved: z.int(), left: z.int() }),
});
