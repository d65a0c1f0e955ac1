/**
 * The list of personnel: one page of employments with what a list shows of them (spec 7, guide 6.2).
 * Invariants: a word that looks like a code finds national codes only for who may see them; matches as typed come
 * before matches with a mistyped letter; the count is capped, because nobody reads the ten-thousandth row.
 */
import { defineCall } from '#kernel/call.ts';
import { field, fieldClasses, type WholeRowOf } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { WINDOW_ROWS } from '#kernel/table/definition.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { organisationalErrors, personStructure } from '../organisational/organisational.contract.ts';
import { HEADLINE } from '../records.rules.ts';
import { groupForm, messageForm } from './bulk.form.ts';
import { peopleTable } from './search.table.ts';

/** Highest count that is told exactly: a list without words and filters, a list with them. */
export const COUNT_CAP = 10_000;
export const SEARCH_COUNT_CAP = 1_000;

/** Orders the list has known from its beginning; with the columns of the table there are more, and several at once. */
export const orderFields = ['relevance', 'pseudoId', 'lastName', 'firstName', 'hireDate', 'unitName', 'positionTitle', 'companyName'] as const;
export type OrderField = (typeof orderFields)[number];

const PATH = '/rest/s1/hcm/personList';
const OBSERVE = 'personnelInformationManagement/searchPersonnelList/observe';
export const MESSAGE = 'personnelInformationManagement/searchPersonnelList/sendMessage';
const words = z.string().check(z.maxLength(100));

/** What is asked for beside words and filters. */
export const conditions = {
  statusId: z._default(z.enum(['ActiveRel', 'NotActiveRel', 'all']), 'ActiveRel'),
  companyId: z.optional(z.guid()),
  /** With everything below the unit. */
  unitId: z.optional(z.guid()),
  gender: z.optional(z.enum(['Y', 'N'])),
  /** Day the list is read for: who was employed then, wherever they stand today. Years of age and service are counted until it. */
  asOf: z.optional(calendarDay),
};

export const people = defineList(peopleTable, {
  path: PATH,
  summary: 'One page of the personnel in scope, searched by name or code',
  permission: OBSERVE,
  scope: 'rows',
  subject: 'partyId',
  fields: {
    pseudoId: field('public', text),
    firstName: field('public', text),
    lastName: field('public', text),
    suffix: field('public', z.nullable(text)),
    fullName: field('public', text),
    faceImage: field('public', z.nullable(text)),
    statusId: field('public', text),
    companyName: field('public', text),
  },
  of: [...HEADLINE],
  query: {
    pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(WINDOW_ROWS)), 20),
    /** Name words in any order, or codes; other programs send the words as a list. */
    searchValue: z.optional(z.union([words, z.array(words).check(z.maxLength(8))])),
    ...conditions,
  },
});
export const personList = people.list;
export type PersonRow = WholeRowOf<typeof people.row>;

export const heldClasses = defineCall({
  method: 'GET',
  path: `${PATH}/classes`,
  summary: 'Classes of fields by which the actor may filter the personnel',
  permission: OBSERVE,
  scope: 'rows',
  reply: z.strictObject({ classes: z.array(z.enum(fieldClasses)) }),
});

export const peopleErrors = defineErrors('modules/personnel/search', {
  nobody: { status: 400 },
  tooMany: { status: 400 },
  /** Whoever asks is among the chosen, and the own place is for a colleague to change. */
  ownChosen: { status: 403 },
});

/** The chosen of the list, with what it is asked for beside words and filters. */
const chosen = { selection: tableSelection, ...conditions };

/** Cards of one print: each is a page with its own facts. */
export const MAX_CARDS = 100;

export const printCards = defineCall({
  method: 'POST',
  path: `${PATH}/cards`,
  summary: 'The information cards of the chosen people in scope, as one PDF',
  permission: OBSERVE,
  scope: 'rows',
  body: z.strictObject(chosen),
  noChanges: 'it prints what is listed',
  reply: z.unknown(),
  raw: 'application/pdf',
  ownTransactions: true,
  errors: [tableErrors, peopleErrors, printErrors],
});

export const messagePeople = defineCall({
  method: 'POST',
  path: `${PATH}/message`,
  summary: 'Sends a message to the chosen people in scope, or to all who match but some',
  permission: MESSAGE,
  scope: 'rows',
  body: formBody(messageForm, chosen),
  noChanges: 'it is read by others',
  reply: z.strictObject({ sent: z.int() }),
  errors: [tableErrors, peopleErrors],
});

/** People whose group is changed at once: each change is a row of their own history. */
export const MAX_REGROUPED = 1_000;
export const REGROUP = `${personStructure.page}/add` as const;

export const changeGroup = defineCall({
  method: 'POST',
  path: `${PATH}/group`,
  summary: 'Puts the chosen people in scope into a group of the personnel structure from a day on; all else of their structure stays',
  permission: REGROUP,
  scope: 'rows',
  own: 'others',
  body: formBody(groupForm, chosen),
  /** How many were changed, and how many stood there already. */
  changes: ['PersonnelStructure'],
  reply: z.strictObject({ changed: z.int(), same: z.int() }),
  errors: [tableErrors, peopleErrors, partErrors, organisationalErrors],
});
