/**
 * How people come to a company, leave it, come back and go to another one (issue 7; guide personnel.md 6.1, conventions.md 1.1).
 * Invariants: of each kind a person has one tie to a company on a day; with an employment its posts, wage and kind end;
 * an end is taken back only while nothing later stands; a person has a file in each company (docs/adr/0021), and the one of
 * the other company takes over base facts, codes and what was chosen of what the sender may see.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import { OTHERS } from '../keys.rules.ts';
import { EMPLOYED } from '../records.rules.ts';
import { beginForm, endForm, transferForm } from './employment.form.ts';

const PAGE = `${OTHERS}/employment` as const;

export const employmentErrors = defineErrors('modules/personnel/employment', {
  /** Nobody employs or dismisses themselves. */
  own: { status: 403 },
  /** Somebody with a stronger role on the wire: the end would shut them out. */
  stronger: { status: 403 },
  /** A first day is compared with the day of birth: refusals would tell it to who may not read it. */
  birthUnseen: { status: 403 },
  option: { status: 400 },
  beforeBirth: { status: 400, field: 'fromDate' },
  /** A tie of the same kind stands on one of these days. */
  overlaps: { status: 409, field: 'fromDate' },
  ended: { status: 409, constraint: 'employment_end_one' },
  /** The last day lies before the first one. */
  beforeStart: { status: 400, field: 'thruDate' },
  laterStands: { status: 409 },
  moved: { status: 409 },
  notEnded: { status: 409 },
  /** The end stands `as` another module has decided it, and goes with that alone. */
  decided: { status: 409 },
  company: { status: 400, field: 'companyId' },
  notStanding: { status: 409, field: 'fromDate' },
  /** Of no code: the other company could not know whether the person is there already. */
  noCode: { status: 409 },
});

const PATH = '/rest/s1/hcm/person/employment';
const written = { scope: 'rows', own: 'others', errors: [employmentErrors, partyErrors] } as const;
const tie = z.strictObject({ partyId: text, partyRelationshipId: text });

const act = entity(
  {
    partyId: field('public', text),
    partyRelationshipId: field('public', text),
    relationshipTypeEnumId: field('public', text),
    relationshipName: field('public', optionalText),
    pseudoId: field('public', text),
    /** First and last day, ISO. */
    fromDate: field('public', optionalText),
    thruDate: field('public', optionalText),
    terminationTypeEnumId: field('personal', optionalText),
    noteText: field('evaluation', optionalText),
    mayEnd: field('public', z.boolean()),
    mayUndo: field('public', z.boolean()),
  },
  { subject: 'partyId' },
);

export const employmentActs = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Ties of a person to the company, newest first, and what may be done with each',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  query: z.strictObject({ partyId: z.guid() }),
  of: [...EMPLOYED],
  reply: z.strictObject({ rows: z.array(act) }),
});

export const beginEmployment = defineCall({
  ...written,
  method: 'POST',
  path: PATH,
  summary: 'Begins an employment or another tie of somebody who has a file: who comes back, or is two things at once',
  success: 201,
  permission: `${PAGE}/add`,
  body: formBody(beginForm, { partyId: z.guid() }),
  changes: [...EMPLOYED],
  reply: tie,
});

export const endEmployment = defineCall({
  ...written,
  method: 'PUT',
  path: `${PATH}/:partyRelationshipId/end`,
  summary: 'Ends an employment with a day and a reason; posts, wage and account end with it',
  permission: `${PAGE}/edit`,
  body: formBody(endForm),
  changes: [...EMPLOYED],
  reply: tie,
});

export const undoEnd = defineCall({
  ...written,
  method: 'PUT',
  path: `${PATH}/:partyRelationshipId/undoEnd`,
  summary: 'Takes the end of an employment back, as long as nothing later stands and no order made it',
  permission: `${PAGE}/edit`,
  body: z.strictObject({}),
  changes: [...EMPLOYED],
  reply: tie,
});

export const transferPerson = defineCall({
  ...written,
  method: 'POST',
  path: `${PATH}/:partyRelationshipId/transfer`,
  summary: 'Ends the employment here and begins one in another company, with a file of its own',
  success: 201,
  permission: `${PAGE}/edit`,
  body: formBody(transferForm),
  changes: [...EMPLOYED],
  reply: tie,
});
