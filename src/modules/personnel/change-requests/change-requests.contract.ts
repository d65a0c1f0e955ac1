/**
 * What people ask to have changed in their own file, and what the personnel office says to it (issue 7, guide archive.md 15.3).
 * Invariants: one open set for each person and record; what is asked for is judged, and what is accepted is written, by the
 * very call that the personnel office would make, with its permission, scope, classes and trace; a set is decided once, field
 * by field, all in one transaction and never by the one it is about; where the company has an approval chain its approvers have their say
 * before the office (change-requests.process.ts), and a field is accepted when everybody has accepted it; a field whose value follows from others goes with them; a decision tells which version of the record was looked at.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { bankingErrors } from '../banking/banking.contract.ts';
import { familyErrors } from '../family/family.contract.ts';
import { OWN } from '../keys.rules.ts';
import { profileErrors } from '../profile/profile.contract.ts';
import { FILE } from '../records.rules.ts';
import { changeActions, changeKinds } from './changeables.rules.ts';

export const OWN_REQUESTS = `${OWN}/changeRequests` as const;
export const REQUESTS = 'personnelInformationManagement/changeRequests' as const;

export const changeErrors = defineErrors('modules/personnel/change-requests', {
  openAlready: { status: 409, constraint: 'change_request_one_open' },
  tooManyOpen: { status: 409 },
  nothingAsked: { status: 400 },
  notPossible: { status: 400 },
  /** A correction is asked for with its reason. */
  noteNeeded: { status: 400 },
  /** Decided or withdrawn meanwhile. */
  closed: { status: 409 },
  /** The record is another one than the decider looked at. */
  moved: { status: 409 },
  gone: { status: 409 },
  ownRequest: { status: 403 },
  /** Some of it is of a class that the decider does not hold. */
  hidden: { status: 403 },
  notWhole: { status: 400 },
  /** With the approvers of the chain, or with the asker. */
  notYet: { status: 409 },
  /** The chain lets this approver accept and send back, not refuse. */
  mayNotRefuse: { status: 403 },
  /** All that is left was refused by an answer that leads on. */
  nothingLeft: { status: 400 },
  reasonNeeded: { status: 400 },
});

export const PAGE_SIZE = 20;
/** Sets of one person that wait at a time. */
export const MAX_OPEN = 20;
/** Own sets that are told, newest first. */
export const OWN_LIMIT = 100;

const PATH = '/rest/s1/hcm/changeRequest';
const state = z.enum(['sent', 'decided', 'withdrawn']);
const decision = z.nullable(z.enum(['accepted', 'refused']));
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** What is said to fields of a set. */
export const fieldDecisions = z
  .array(z.strictObject({ field: z.string().check(z.maxLength(80)), decision: z.enum(['accepted', 'refused']), reason: z.optional(z.nullable(words(500))) }))
  .check(z.maxLength(200));

/** A field of a set: values as the form of its kind stores them. */
const asked = { field: text, old: z.unknown(), new: z.unknown(), decision, reason: optionalText } as const;

const set = {
  requestId: field('public', text),
  partyId: field('public', text),
  kind: field('public', z.enum(changeKinds)),
  action: field('public', z.enum(changeActions)),
  state: field('public', state),
  note: field('public', optionalText),
  document: field('identity', optionalText),
  /** ISO times in UTC. */
  sentAt: field('public', text),
  closedAt: field('public', optionalText),
  deciderName: field('public', optionalText),
  decisionNote: field('public', optionalText),
} as const;

export const ownChangeRequests = defineCall({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'The own requests for a change, newest first, with what became of each field',
  permission: `${OWN_REQUESTS}/observe`,
  scope: 'self',
  of: ['ChangeRequest', 'ProcessInstance'],
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          ...set,
          fields: field('public', z.array(z.strictObject(asked))),
          /** Its case, and in words where that stands while it is open; null of one from before there were cases. */
          instanceId: field('public', optionalText),
          standing: field('public', optionalText),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});
export type OwnRequest = ReplyOf<typeof ownChangeRequests>['rows'][number];

export const sendChangeRequest = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Asks for a change of the own file; values are judged as if the personnel office sent them',
  permission: `${OWN_REQUESTS}/send`,
  scope: 'self',
  success: 201,
  body: z.strictObject({
    kind: z.enum(changeKinds),
    action: z.enum(changeActions),
    /** The row, unless base facts or a new one are meant. */
    recordId: z.optional(z.guid()),
    /** Version of the record that was looked at; of a new one absent. */
    rowVersion: z.optional(z.int().check(z.gte(1))),
    /** By path, as the form of the kind has them. */
    values: z.record(z.string().check(z.maxLength(80)), z.unknown()),
    note: z.optional(z.nullable(words(1000))),
    document: z.optional(z.nullable(words(400))),
  }),
  changes: ['ChangeRequest', 'ProcessInstance'],
  reply: z.strictObject({ requestId: text }),
  errors: [changeErrors, profileErrors, partErrors, familyErrors, bankingErrors, fileErrors],
});

export const withdrawChangeRequest = defineCall({
  method: 'POST',
  path: `${PATH}/own/:changeRequestId/withdraw`,
  summary: 'Takes an own request back that nobody has decided',
  permission: `${OWN_REQUESTS}/send`,
  scope: 'self',
  body: z.strictObject({}),
  changes: ['ChangeRequest', 'ProcessInstance'],
  reply: z.strictObject({ state }),
  errors: [changeErrors],
});

export const changeRequests = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Requests of people in scope, twenty to a page, in one state or of one person; those that wait oldest first',
  permission: `${REQUESTS}/observe`,
  scope: 'rows',
  query: z.strictObject({ state: z.optional(state), partyId: z.optional(z.guid()), pageIndex: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))) }),
  of: ['ChangeRequest', 'ProcessInstance'],
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          requestId: field('public', text),
          partyId: field('public', text),
          fullName: field('public', text),
          pseudoId: field('public', optionalText),
          kind: field('public', z.enum(changeKinds)),
          action: field('public', z.enum(changeActions)),
          state: field('public', state),
          sentAt: field('public', text),
          closedAt: field('public', optionalText),
          deciderName: field('public', optionalText),
          fieldCount: field('public', z.int()),
          acceptedCount: field('public', z.int()),
        },
        { subject: 'partyId' },
      ),
    ),
    count: z.int(),
  }),
});
export type RequestRow = ReplyOf<typeof changeRequests>['rows'][number];

export const changeRequest = defineCall({
  method: 'GET',
  path: `${PATH}/:changeRequestId`,
  summary: 'One request with what stood, what stands now and what is asked for, as far as the reader sees such fields',
  permission: `${REQUESTS}/observe`,
  scope: 'rows',
  of: ['ChangeRequest', 'ProcessInstance'],
  reply: entity(
    {
      ...set,
      fullName: field('public', text),
      pseudoId: field('public', optionalText),
      /** Version of the record now; null of a new one and of one that is gone. */
      recordVersion: field('public', z.nullable(z.int())),
      isGone: field('public', z.boolean()),
      /** Fields that the reader may not see. */
      hiddenCount: field('public', z.int()),
      mayDecide: field('public', z.boolean()),
      /** With the approvers of the chain, or with the asker: the office comes after them. */
      isElsewhere: field('public', z.boolean()),
      /** `follows`: its value follows from the others by the rule of the form, and so does what becomes of it; nobody decides on it. */
      fields: field('public', z.array(z.strictObject({ ...asked, now: z.unknown(), follows: z.boolean() }))),
    },
    { subject: 'partyId' },
  ),
  errors: [changeErrors],
});
export type RequestDetail = ReplyOf<typeof changeRequest>;

export const decideChangeRequest = defineCall({
  method: 'POST',
  path: `${PATH}/:changeRequestId/decide`,
  summary: 'Accepts or refuses each field of a request that does not follow from others, and writes what is accepted',
  permission: `${REQUESTS}/decide`,
  scope: 'rows',
  body: z.strictObject({
    recordVersion: z.nullable(z.int()),
    note: z.optional(z.nullable(words(1000))),
    fields: fieldDecisions.check(z.minLength(1)),
  }),
  changes: ['ChangeRequest', 'ProcessInstance', ...FILE],
  reply: z.strictObject({ state, accepted: z.int(), refused: z.int() }),
  errors: [changeErrors, profileErrors, partErrors, familyErrors, bankingErrors, fileErrors],
});
