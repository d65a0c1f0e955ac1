/**
 * Future structures in draft (issue 6): changes in order, judged against the structure of the effective date, compared with it,
 * approved by a second person and activated in one transaction.
 * Invariants: only an open draft changes; what is approved is what was read (rowVersion); who had a hand in it does not approve
 * it (the database refuses it too); an activation applies every change or none, and no day before the effective date becomes another.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { structureErrors } from '../structure.errors.ts';
import { changeForm, draftForm, newDraftForm, returnForm } from './drafts.form.ts';
import { faultNames } from './drafts.rules.ts';
import { draftsTable } from './drafts.table.ts';

const [conflict, wrong] = [{ status: 409 }, { status: 400 }] as const;

export const draftErrors = defineErrors('modules/organisation/drafts', {
  stale: conflict,
  status: conflict,
  ownDraft: { ...conflict, constraint: 'structure_draft_four_eyes' },
  empty: conflict,
  tooMany: conflict,
  changeRefused: conflict,
  option: wrong,
  company: { ...wrong, field: 'companyId' },
  ...(Object.fromEntries(faultNames.map((name) => [name, conflict])) as Record<(typeof faultNames)[number], typeof conflict>),
});

const DRAFTS = 'organizationChartManagement/structureDraft';
export const OBSERVE = `${DRAFTS}/observe`;
export const ADD = `${DRAFTS}/add`;
export const EDIT = `${DRAFTS}/edit`;
export const DELETE = `${DRAFTS}/delete`;
export const APPROVE = `${DRAFTS}/approve`;
const PATH = '/rest/s1/hcm/orgStructure/structureDraft';
export const ONE = `${PATH}/draft/:draftId`;
/** Changes of one draft at most. */
export const MAX_CHANGES = 500;

const count = z.int();
const rowVersion = z.int();
const version = z.strictObject({ rowVersion });

export const drafts = defineList(draftsTable, {
  path: `${PATH}/filterDrafts`,
  summary: 'One page of the drafts of future structures',
  permission: OBSERVE,
  of: ['StructureDraft'],
  scope: 'rows',
});

/** What may become of a unit. */
export const unitKinds = ['created', 'moved', 'renamed', 'closed', 'retyped'] as const;

export const statusIds = ['DrfOpen', 'DrfSubmitted', 'DrfApproved', 'DrfActivated', 'DrfDiscarded'] as const;
export type StatusId = (typeof statusIds)[number];

const draft = entity({
  draftId: field('public', text),
  companyName: field('public', text),
  title: field('public', text),
  effectiveDate: field('public', text),
  noteText: field('public', optionalText),
  statusId: field('public', z.enum(statusIds)),
  returnText: field('public', optionalText),
  createdByName: field('public', optionalText),
  submittedByName: field('public', optionalText),
  approvedByName: field('public', optionalText),
  activatedByName: field('public', optionalText),
  createdAt: field('public', text),
  submittedAt: field('public', optionalText),
  approvedAt: field('public', optionalText),
  activatedAt: field('public', optionalText),
  /** Why it was not activated on its day; it waits for somebody to settle that. */
  refusalText: field('public', optionalText),
  /** The reader has begun, changed or submitted it, so somebody else approves. */
  isOwn: field('public', z.boolean()),
  rowVersion: field('public', rowVersion),
});

const change = entity({
  changeId: field('public', text),
  kind: field('public', text),
  /** The change in words. */
  what: field('public', text),
  /** Why it does not fit the structure as it stands now; null: it fits. */
  why: field('public', optionalText),
});

export const readDraft = defineCall({
  method: 'GET',
  path: ONE,
  summary: 'A draft with its changes, each judged against the structure as it stands now',
  permission: OBSERVE,
  scope: 'rows',
  of: ['StructureDraft'],
  reply: z.strictObject({ draft, changes: z.array(change) }),
});

/** What a draft is compared with: the structure of today, or that of its effective date without it. */
export const bases = ['today', 'effective'] as const;
export type Base = (typeof bases)[number];
const against = z.strictObject({ base: z.optional(z.enum(bases)) });
const beforeAndAfter = { before: optionalText, after: optionalText } as const;
const figures = entity({
  units: field('public', count),
  posts: field('public', count),
  seats: field('public', count),
  heads: field('public', count),
  wage: field('pay', text),
});
const unitRow = entity({
  unitId: field('public', text),
  kinds: field('public', z.array(z.enum(unitKinds))),
  name: field('public', z.strictObject(beforeAndAfter)),
  parent: field('public', z.strictObject(beforeAndAfter)),
  seats: field('public', z.strictObject({ before: count, after: count })),
  heads: field('public', z.strictObject({ before: count, after: count })),
  /** Daily wages in rials of the people of the unit itself. */
  wage: field('pay', z.strictObject({ before: text, after: text })),
});
const postRow = entity({
  emplPositionId: field('public', text),
  kinds: field('public', z.array(z.enum(['created', 'moved', 'changed', 'closed']))),
  name: field('public', z.strictObject(beforeAndAfter)),
  unit: field('public', z.strictObject(beforeAndAfter)),
  seats: field('public', z.strictObject({ before: z.nullable(count), after: z.nullable(count) })),
});
const personRow = entity({
  holdingId: field('public', text),
  fullName: field('public', text),
  post: field('public', z.strictObject(beforeAndAfter)),
  isUnseated: field('public', z.boolean()),
});

export type ComparedTotals = WholeRowOf<typeof figures>;
export type ComparedUnitRow = WholeRowOf<typeof unitRow>;

export const compareDraft = defineCall({
  method: 'GET',
  path: `${ONE}/comparison`,
  summary: 'The structure of today, or of the effective date, beside what a draft makes of it: what differs, with people and daily wages',
  permission: OBSERVE,
  scope: 'rows',
  query: against,
  of: ['StructureDraft'],
  reply: z.strictObject({
    units: z.array(unitRow),
    posts: z.array(postRow),
    people: z.array(personRow),
    totals: z.strictObject({ before: figures, after: figures }),
    /** Changes that do not fit and are left out. */
    unfit: count,
  }),
});

export const printDraft = defineCall({
  method: 'GET',
  path: `${ONE}/print`,
  summary: 'The comparison of a draft on paper',
  permission: OBSERVE,
  scope: 'rows',
  query: against,
  ownTransactions: true,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: [printErrors],
});

export const exportDraft = defineCall({
  method: 'GET',
  path: `${ONE}/export`,
  summary: 'The comparison of a draft as a sheet',
  permission: OBSERVE,
  scope: 'rows',
  query: against,
  ownTransactions: true,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});

export const addDraft = defineCall({
  method: 'POST',
  path: `${PATH}/draft`,
  summary: 'Begins a draft of a company, the own one when none is named',
  permission: ADD,
  scope: 'rows',
  body: formBody(newDraftForm),
  changes: ['StructureDraft'],
  reply: z.strictObject({ draftId: text, rowVersion }),
  errors: [draftErrors],
});

export const editDraft = defineCall({
  method: 'PUT',
  path: ONE,
  summary: 'Says something else of an open draft; its changes then count from the new date',
  permission: EDIT,
  scope: 'rows',
  body: formBody(draftForm, { rowVersion }),
  changes: ['StructureDraft'],
  reply: version,
  errors: [draftErrors],
});

export const addChange = defineCall({
  method: 'POST',
  path: `${ONE}/change`,
  summary: 'Adds a change to an open draft, after all others',
  permission: EDIT,
  scope: 'rows',
  body: formBody(changeForm(''), { rowVersion }),
  changes: ['StructureDraft'],
  reply: z.strictObject({ changeId: text, rowVersion }),
  errors: [draftErrors],
});

export const deleteChange = defineCall({
  method: 'POST',
  path: `${ONE}/change/:changeId/delete`,
  summary: 'Takes a change out of an open draft',
  permission: EDIT,
  scope: 'rows',
  body: version,
  changes: ['StructureDraft'],
  reply: version,
  errors: [draftErrors],
});

const step = { method: 'POST', scope: 'rows', body: version, reply: version, errors: [draftErrors] } as const;

export const submitDraft = defineCall({
  ...step,
  path: `${ONE}/submit`,
  summary: 'Hands an open draft in for approval; every change must fit',
  changes: ['StructureDraft'],
  permission: EDIT,
});
export const approveDraft = defineCall({ ...step, path: `${ONE}/approve`, summary: 'Approves what somebody else has submitted', changes: ['StructureDraft'], permission: APPROVE });
export const withdrawDraft = defineCall({
  ...step,
  path: `${ONE}/withdraw`,
  summary: 'Takes back a submitted or approved draft, which is open again',
  changes: ['StructureDraft'],
  permission: EDIT,
});
export const returnDraft = defineCall({
  ...step,
  path: `${ONE}/return`,
  summary: 'Sends a submitted or approved draft back with the reason',
  permission: APPROVE,
  changes: ['StructureDraft'],
  body: formBody(returnForm, { rowVersion }),
});
export const discardDraft = defineCall({
  ...step,
  path: `${ONE}/discard`,
  summary: 'Puts away a draft that is not to be activated',
  changes: ['StructureDraft'],
  permission: DELETE,
});
export const activateDraft = defineCall({
  ...step,
  path: `${ONE}/activate`,
  summary: 'Makes an approved draft the structure from its effective date on, all changes or none; ahead of the date it is planned',
  permission: APPROVE,
  changes: ['StructureDraft', 'OrgUnit', 'EmplPosition', 'EmplPositionParty'],
  errors: [draftErrors, structureErrors],
});

// ---- choices of the form of a change: the structure as the draft leaves it ----

const choice = { permission: OBSERVE, scope: 'rows', query: { draftId: z.guid() } } as const;

export const draftUnitOptions = defineOptions({
  ...choice,
  path: `${PATH}/unitOptions`,
  summary: 'At most 30 units of a draft by code or words, or one by id',
  by: 'unitId',
  of: ['StructureDraft', 'OrgUnit'],
  row: entity({ unitId: field('public', text), organizationName: field('public', text), second: field('public', secondLine) }),
});
export const draftPostOptions = defineOptions({
  ...choice,
  path: `${PATH}/postOptions`,
  summary: 'At most 30 posts of a draft by code or words, or one by id',
  by: 'emplPositionId',
  of: ['StructureDraft', 'EmplPosition'],
  row: entity({ emplPositionId: field('public', text), description: field('public', text), second: field('public', secondLine) }),
});
export const draftHolderOptions = defineOptions({
  ...choice,
  path: `${PATH}/holderOptions`,
  summary: 'At most 30 holders of posts of a draft by name or post, or one by id',
  by: 'holdingId',
  of: ['StructureDraft', 'EmplPositionParty'],
  row: entity({ holdingId: field('public', text), fullName: field('public', text), second: field('public', secondLine) }),
});
