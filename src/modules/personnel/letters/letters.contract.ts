/**
 * Certificates of employment and of wage (issue 7). The employee asks, the personnel office issues from its templates.
 * Invariants: numbers of a company and Jalali year rise by one without a gap; what was issued never changes and can only be
 * withdrawn; whoever issues or reads a letter holds every class its text speaks of; nobody issues one to themselves.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { OWN } from '../keys.rules.ts';
import { askForm, templateForm } from './letters.form.ts';
import { languages, letterKinds } from './letters.rules.ts';

export const OWN_LETTERS = `${OWN}/letters` as const;
export const LETTERS = 'personnelInformationManagement/letters' as const;

export const letterErrors = defineErrors('modules/personnel/letters', {
  tooManyOpen: { status: 409 },
  /** Not in the state that the act needs. */
  closed: { status: 409 },
  ownLetter: { status: 403 },
  classNeeded: { status: 403 },
  /** No such template for this kind and language today. */
  noTemplate: { status: 409, field: 'templateId' },
  missingFacts: { status: 409 },
  withdrawn: { status: 409 },
  kept: { status: 409, constraint: 'letter_kept' },
});

export const PAGE_SIZE = 20;
/** Letters of one person that wait at a time. */
export const MAX_ASKED = 5;
export const OWN_LIMIT = 100;

const PATH = '/rest/s1/hcm/letter';
const state = z.enum(['asked', 'cancelled', 'refused', 'issued', 'withdrawn']);
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

const letter = {
  letterId: field('public', text),
  partyId: field('public', text),
  kind: field('public', z.enum(letterKinds)),
  language: field('public', z.enum(languages)),
  addressee: field('public', text),
  note: field('public', optionalText),
  state: field('public', state),
  /** ISO times in UTC. */
  askedAt: field('public', text),
  closedAt: field('public', optionalText),
  reason: field('public', optionalText),
  /** Jalali year and number, of an issued one. */
  number: field('public', optionalText),
  /** ISO day. */
  issuedOn: field('public', optionalText),
} as const;

/** A letter with whose it is, and who decided on it. */
const letterOfPerson = entity(
  { ...letter, fullName: field('public', text), pseudoId: field('public', optionalText), deciderName: field('public', optionalText) },
  { subject: 'partyId' },
);

/** Templates of a company, dated. */
export const letterTemplates = definePart({
  entity: 'LetterTemplate',
  owner: 'company',
  path: '/rest/s1/hcm/letterTemplate',
  page: `${LETTERS}/templates`,
  form: templateForm,
  // a letter keeps its own text
  past: 'free',
});

export const ownLetters = defineCall({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'The own letters, newest first',
  permission: `${OWN_LETTERS}/observe`,
  scope: 'self',
  of: ['Letter', 'LetterTemplate'],
  reply: z.strictObject({ rows: z.array(entity(letter, { subject: 'partyId' })) }),
});
export type OwnLetter = ReplyOf<typeof ownLetters>['rows'][number];

export const askLetter = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Asks for a certificate about oneself',
  permission: `${OWN_LETTERS}/ask`,
  scope: 'self',
  success: 201,
  body: formBody(askForm),
  changes: ['Letter'],
  reply: z.strictObject({ letterId: text }),
  errors: [letterErrors],
});

export const cancelLetter = defineCall({
  method: 'POST',
  path: `${PATH}/own/:letterId/cancel`,
  summary: 'Takes back an own letter that waits',
  permission: `${OWN_LETTERS}/ask`,
  scope: 'self',
  body: z.strictObject({}),
  changes: ['Letter'],
  reply: z.strictObject({ state }),
  errors: [letterErrors],
});

export const letters = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Letters of people in scope, twenty to a page, in one state or of one person; those that wait oldest first',
  permission: `${LETTERS}/observe`,
  scope: 'rows',
  query: z.strictObject({ state: z.optional(state), partyId: z.optional(z.guid()), pageIndex: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))) }),
  of: ['Letter'],
  reply: z.strictObject({
    rows: z.array(letterOfPerson),
    count: z.int(),
  }),
});
export type LetterRow = ReplyOf<typeof letters>['rows'][number];

/** Signatures and seals that a template can set under its letters: by name; what they look like stands with the company. */
export const letterPictures = defineCall({
  method: 'GET',
  path: `${PATH}Picture`,
  summary: 'Signatures and seals of a company that can be set under its letters, by name',
  permission: `${LETTERS}/templates/observe`,
  scope: 'rows',
  query: z.strictObject({ companyId: z.guid() }),
  reply: z.strictObject({ rows: z.array(z.strictObject({ pictureId: text, kind: z.enum(['Signature', 'Seal']), title: text })) }),
});

const decision = { method: 'POST', permission: `${LETTERS}/issue`, scope: 'rows', errors: [letterErrors] } as const;

export const openLetter = defineCall({
  ...decision,
  path: `${PATH}/person`,
  summary: 'Enters a certificate that somebody in scope wants at the counter; it waits to be issued',
  success: 201,
  body: formBody(askForm, { partyId: z.guid() }),
  changes: ['Letter'],
  reply: letterOfPerson,
});

export const letterChoices = defineCall({
  method: 'GET',
  path: `${PATH}/:letterId/template`,
  summary: 'Templates from which a letter that waits can be issued today: of its company, then of those above it',
  permission: `${LETTERS}/issue`,
  scope: 'rows',
  of: ['LetterTemplate'],
  reply: z.strictObject({ rows: z.array(z.strictObject({ templateId: text, title: text, companyName: text, isOwn: z.boolean() })) }),
});

export const previewLetter = defineCall({
  method: 'GET',
  path: `${PATH}/:letterId/preview`,
  summary: 'The text of a letter as it would be issued from a template now, for who may issue it; what of it is not known',
  permission: `${LETTERS}/issue`,
  scope: 'rows',
  query: z.strictObject({ templateId: z.guid() }),
  of: ['Letter', 'LetterTemplate'],
  reply: z.strictObject({ partyId: text, paragraphs: z.array(text), missing: z.array(text) }),
  errors: [letterErrors],
});

export const issueLetter = defineCall({
  ...decision,
  path: `${PATH}/:letterId/issue`,
  summary: 'Issues a letter that was asked for from a template, with the next number of its company and year',
  body: z.strictObject({ templateId: z.guid() }),
  changes: ['Letter'],
  reply: z.strictObject({ number: text, code: text }),
});

export const refuseLetter = defineCall({
  ...decision,
  path: `${PATH}/:letterId/refuse`,
  summary: 'Refuses a letter with a reason',
  body: z.strictObject({ reason }),
  changes: ['Letter'],
  reply: z.strictObject({ state }),
});

export const withdrawLetter = defineCall({
  ...decision,
  path: `${PATH}/:letterId/withdraw`,
  summary: 'Withdraws an issued letter: its code says so from now on',
  body: z.strictObject({ reason }),
  changes: ['Letter'],
  reply: z.strictObject({ state }),
});

export const letterPdf = defineCall({
  method: 'GET',
  path: `${PATH}/:letterId/pdf`,
  summary: 'An issued letter as PDF: of oneself, or of people in scope when every class of its text is held',
  permission: [`${LETTERS}/observe`, `${OWN_LETTERS}/observe`],
  scope: 'rows',
  ownTransactions: true,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: [letterErrors, printErrors],
});
