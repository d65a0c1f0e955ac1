/**
 * /systemBaseDataCertificationSteps: approval chains by process (guide base-data 7.6, conventions.md 1.3).
 * Invariants: chains of the own company, for those whose scope holds all of it; a change counts from today or later, what
 * has counted is never changed; all steps are saved at once, on the version one has seen; positions in steps are open and
 * active when they are saved.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text, yesNo } from '#kernel/shapes.ts';
import { criteria, MOST_DAYS, MOST_STEPS, stepActions, verificationTypes } from '#platform/approval/chain.rules.ts';
import { chainErrors } from './certification-steps.errors.ts';

const page = 'systemBaseData/certificationSteps';
const shared = { scope: 'rows', errors: [chainErrors] } as const;
const path = '/rest/s1/hcm/verification/:processType';

/** Positions offered at most, beside those that steps name. */
export const MOST_POSITIONS = 5_000;

const name = z.string().check(z.minLength(1), z.maxLength(60));
const day = z.iso.date();

const processRow = z.strictObject({
  processType: text,
  description: text,
  area: text,
  onePerPosition: yesNo,
  /** Of the version that counts today; null: there is none. */
  fromDate: optionalText,
  /** First day on which it no longer counts. */
  endDate: optionalText,
  steps: z.int(),
  nextFrom: optionalText,
});

export const approvalProcesses = defineCall({
  ...shared,
  method: 'GET',
  path: '/rest/s1/hcm/verification',
  summary: 'Processes that have approval chains, and the state of each chain today',
  permission: `${page}/observe`,
  of: ['Verification'],
  reply: z.strictObject({ processes: z.array(processRow) }),
});

/** A step as it is written. */
const level = z.strictObject({
  sequence: z.int().check(z.gte(1), z.lte(MOST_STEPS)),
  verLevelCriteriaEnumId: z.enum(criteria),
  emplPositionId: z.nullable(z.guid()),
  organizationPartyId: z.nullable(z.guid()),
  roleTypeId: z.nullable(name),
  levelEnumId: z.nullable(name),
  roleInProcessEnumId: z.nullable(name),
  actions: z.array(z.enum(stepActions)).check(z.maxLength(stepActions.length)),
  verificationTypeEnumId: z.enum(verificationTypes),
  deadlineDays: z.nullable(z.int().check(z.gte(1), z.lte(MOST_DAYS))),
  delegation: yesNo,
});
const levels = z.array(level).check(z.maxLength(MOST_STEPS));

/** VerificationLevel as it is read: `reject`, `modify` and `actionEnumId` (JSON array of ids) say what `actions` says, in the words of the guide. */
const storedLevel = z.strictObject({ ...level.shape, levelId: text, reject: yesNo, modify: yesNo, actionEnumId: text });

const version = z.strictObject({
  verificationId: text,
  rowVersion: z.int(),
  fromDate: text,
  endDate: optionalText,
  levels: z.array(storedLevel),
});

export const approvalChain = defineCall({
  ...shared,
  method: 'GET',
  path,
  summary: 'All versions of the chain of a process, or of a kind of it, newest first',
  permission: `${page}/observe`,
  query: z.strictObject({ kind: z.optional(name) }),
  of: ['Verification'],
  reply: z.strictObject({
    process: processRow,
    /** Kinds that may have a chain of their own, which goes before the general one. */
    kinds: z.array(
      z.strictObject({
        kindId: text,
        /** Null: the process has this kind no more. */
        title: optionalText,
        /** Of the version that counts today; 0: the general chain counts. */
        steps: z.int(),
      }),
    ),
    versions: z.array(version),
  }),
});

export const saveChain = defineCall({
  ...shared,
  method: 'PUT',
  path,
  summary: 'Lets steps count from a day on',
  permission: `${page}/edit`,
  body: z.strictObject({
    /** Null, or left out: the general chain. */
    kindId: z.optional(z.nullable(name)),
    /** Today or later. */
    fromDate: day,
    /** The version that is changed, as it was seen; null: none counts on that day. */
    basedOn: z.nullable(z.strictObject({ verificationId: z.guid(), rowVersion: z.int() })),
    levels,
  }),
  changes: ['Verification'],
  reply: version,
});

export const dropChainVersion = defineCall({
  ...shared,
  method: 'DELETE',
  path: `${path}/:verificationId`,
  summary: 'Takes a version away that has not begun',
  permission: `${page}/edit`,
  query: z.strictObject({ rowVersion: z.coerce.number().check(z.int()), kind: z.optional(name) }),
  changes: ['Verification'],
  reply: z.strictObject({ removed: z.boolean() }),
});

export const chainPositions = defineCall({
  ...shared,
  method: 'GET',
  path: '/rest/s1/hcm/verificationPositions',
  summary: 'Positions a step may name (active and open), and those that steps name already',
  permission: `${page}/observe`,
  reply: z.strictObject({
    positions: z.array(z.strictObject({ emplPositionId: text, pseudoId: text, description: text, statusId: text, thruDate: optionalText })),
  }),
});

export const chainApprovers = defineCall({
  ...shared,
  method: 'POST',
  path: '/rest/s1/hcm/verificationApprovers',
  summary: 'Who would approve each of these steps for a person on a day, or why there is nobody, and when each is due',
  permission: `${page}/observe`,
  body: z.strictObject({ partyId: z.guid(), day, levels }),
  noChanges: 'it finds who would approve',
  reply: z.strictObject({
    levels: z.array(
      entity({
        sequence: field('public', z.int()),
        /** By the work calendar of the own company when the case begins on the day; null: no deadline. */
        dueDay: field('public', optionalText),
        approvers: field('public', z.array(z.strictObject({ partyId: text, fullName: text, position: optionalText }))),
        whyNobody: field('public', z.nullable(z.enum(['vacant', 'closed', 'noPlace', 'noRole', 'noLevel', 'noManager', 'self', 'ownCase', 'atRunTime']))),
      }),
    ),
  }),
});
