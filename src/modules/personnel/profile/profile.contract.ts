/**
 * The file of one person: header and base tab, its edit, its history (guide 6.3 and 6.4).
 * Invariants: each fact says its class and leaves only to who holds it, in the file, in the answer to a stale edit
 * and in the history alike; an edit names the version it started from; every change is kept with its old value.
 */
import { type BodyOf, defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formChanges } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import { factsForm } from './facts.form.ts';

export const profileErrors = defineErrors('modules/personnel/profile', {
  stale: { status: 409 },
  invalid: { status: 400 },
});

/** Changes the history of a person tells at most, newest first. */
export const HISTORY_LIMIT = 100;

const text = z.string();
const optionalText = z.nullable(text);

/** Facts that the base tab edits; names of the wire are also the names in the audit. */
const editable = {
  firstName: field('public', text),
  lastName: field('public', text),
  suffix: field('public', optionalText),
  gender: field('public', z.nullable(z.enum(['Y', 'N']))),
  fatherName: field('identity', optionalText),
  nationalCode: field('identity', optionalText),
  idNumber: field('identity', optionalText),
  birthDate: field('personal', optionalText),
  birthPlace: field('personal', optionalText),
  maritalStatusEnumId: field('personal', optionalText),
  militaryStateEnumId: field('personal', optionalText),
  numberOfKids: field('family', z.nullable(z.int())),
};

export const personFacts = entity({ partyId: field('public', text), rowVersion: field('public', z.int()), ...editable }, { subject: 'partyId' });
export type PersonFacts = WholeRowOf<typeof personFacts>;

export const personFile = entity(
  {
    ...editable,
    partyId: field('public', text),
    rowVersion: field('public', z.int()),
    fullName: field('public', text),
    faceImage: field('public', optionalText),
    companyId: field('public', text),
    companyName: field('public', text),
    partyRelationshipId: field('public', optionalText),
    pseudoId: field('public', optionalText),
    statusId: field('public', optionalText),
    /** First and last day of the employment. */
    hireDate: field('public', optionalText),
    endDate: field('public', optionalText),
    employmentStatusEnumId: field('public', optionalText),
    employmentKind: field('public', optionalText),
    unitId: field('public', optionalText),
    unitName: field('public', optionalText),
    emplPositionId: field('public', optionalText),
    positionCode: field('public', optionalText),
    positionTitle: field('public', optionalText),
    managerPartyId: field('public', optionalText),
    managerName: field('public', optionalText),
    username: field('contact', optionalText),
    insuranceNumber: field('identity', optionalText),
    qualificationTypeEnumId: field('personal', optionalText),
    qualificationTitle: field('personal', optionalText),
    qualificationField: field('personal', optionalText),
    mobile: field('contact', optionalText),
    city: field('contact', optionalText),
    street: field('contact', optionalText),
    postalCode: field('contact', optionalText),
    iban: field('bank', optionalText),
    /** Whole rials a day, digits. */
    dailyWage: field('pay', optionalText),
  },
  { subject: 'partyId' },
);
export type PersonFile = WholeRowOf<typeof personFile>;

export const infoOfEachPerson = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/infoOfEachPerson',
  summary: 'Header and base facts of one person; without partyId the own file',
  permission: ['personnelInformationManagement/searchPersonnelList/observe', 'personnelManagement/personnelBaseInformation/base'],
  scope: 'rows',
  query: z.strictObject({ partyId: z.optional(z.guid()) }),
  reply: personFile,
});
/** A file as it arrives: facts of a class the reader does not hold are not in it. */
export type SeenFile = ReplyOf<typeof infoOfEachPerson>;

export const updatePerson = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/entity/Person/:partyId',
  summary: 'Changes base facts of a person',
  permission: 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit',
  scope: 'rows',
  body: formChanges(factsForm, { rowVersion: z.int().check(z.gte(1)) }),
  reply: personFacts,
  errors: [profileErrors, partyErrors],
});

export type PersonEdit = BodyOf<typeof updatePerson>;

export const personHistory = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/person/:partyId/history',
  summary: 'What was changed in the file of a person, newest first',
  permission: ['personnelInformationManagement/searchPersonnelList/observe', 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit'],
  scope: 'rows',
  reply: z.strictObject({
    rows: z.array(
      z.strictObject({
        /** ISO time in UTC. */
        at: text,
        byPartyId: optionalText,
        byName: optionalText,
        entity: text,
        action: text,
        changes: z.array(z.strictObject({ field: text, old: z.unknown(), new: z.unknown() })),
      }),
    ),
  }),
});
