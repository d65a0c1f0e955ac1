/**
 * The file of one person: header and base tab, and its edit (guide 6.3 and 6.4).
 * Invariants: each fact says its class and leaves only to who holds it, in the file and in the answer to a stale edit
 * alike; an edit names the version it started from; a code belongs to one person of a company.
 */
import { type BodyOf, defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formChanges } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import { OWN } from '../keys.rules.ts';
import { HEADLINE } from '../records.rules.ts';
import { factsForm } from './facts.form.ts';

export const profileErrors = defineErrors('modules/personnel/profile', {
  stale: { status: 409 },
  invalid: { status: 400 },
  /** Codes that belong to somebody else of the company, each named at its field. */
  codeTaken: { status: 409 },
  /** A kind or a state of work of somebody who has none. */
  noEmployment: { status: 400 },
  /** The state of work of somebody who signs in with a stronger role. */
  strongerAccount: { status: 403 },
});

const yesNo = z.nullable(z.enum(['Y', 'N']));

/** Facts that the base tab edits; names of the wire are also the names in the audit. */
const editable = {
  personalTitle: field('public', optionalText),
  firstName: field('public', text),
  lastName: field('public', text),
  suffix: field('public', optionalText),
  latinFirstName: field('public', optionalText),
  latinLastName: field('public', optionalText),
  gender: field('public', yesNo),
  fatherName: field('identity', optionalText),
  countryGeoId: field('personal', optionalText),
  nationalCode: field('identity', optionalText),
  foreignerCode: field('identity', optionalText),
  idNumber: field('identity', optionalText),
  serialNumber: field('identity', optionalText),
  issueProvinceGeoId: field('personal', optionalText),
  issueCountyGeoId: field('personal', optionalText),
  birthDate: field('personal', optionalText),
  birthPlace: field('personal', optionalText),
  passportNumber: field('identity', optionalText),
  passportExpireDate: field('identity', optionalText),
  religionEnumId: field('personal', optionalText),
  sectEnumId: field('personal', optionalText),
  residenceStatusEnumId: field('personal', optionalText),
  maritalStatusEnumId: field('personal', optionalText),
  numberOfKids: field('family', z.nullable(z.int())),
  militaryStateEnumId: field('personal', optionalText),
  militaryCode: field('identity', optionalText),
  /** Of the employment that stands first: its kind from the day of the change on, and its status. */
  employmentStatusEnumId: field('public', optionalText),
  personStatusId: field('public', optionalText),
  baseInsuranceTypeEnumId: field('personal', optionalText),
  insuranceNumber: field('identity', optionalText),
  boorsCode: field('identity', optionalText),
  criminalRecord: field('identity', yesNo),
  description: field('personal', optionalText),
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
    /** What the person is to the company: employee, lecturer, applicant. */
    relationshipName: field('public', optionalText),
    /** First and last day of the employment. */
    hireDate: field('public', optionalText),
    endDate: field('public', optionalText),
    employmentKind: field('public', optionalText),
    unitId: field('public', optionalText),
    unitName: field('public', optionalText),
    emplPositionId: field('public', optionalText),
    positionCode: field('public', optionalText),
    positionTitle: field('public', optionalText),
    managerPartyId: field('public', optionalText),
    managerName: field('public', optionalText),
    username: field('contact', optionalText),
    countryName: field('personal', optionalText),
    issueProvinceName: field('personal', optionalText),
    issueCountyName: field('personal', optionalText),
    /** 'storedName;displayName' */
    signatureImage: field('identity', optionalText),
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
  summary: 'Header and base facts of one person, as they stand or as they stood on a day; without partyId the own file',
  permission: ['personnelInformationManagement/searchPersonnelList/observe', 'personnelInformationManagement/personnelBaseInformation/observe', `${OWN}/base`],
  scope: 'rows',
  query: z.strictObject({ partyId: z.optional(z.guid()), asOf: z.optional(z.iso.date()) }),
  of: [...HEADLINE],
  reply: personFile,
});
/** A file as it arrives: facts of a class the reader does not hold are not in it. */
export type SeenFile = ReplyOf<typeof infoOfEachPerson>;

export const updatePerson = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/entity/Person/:partyId',
  summary: 'Changes base facts of a person; another kind of employment holds from kindFrom on, today when it is not said',
  permission: 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit',
  scope: 'rows',
  own: 'request',
  body: formChanges(factsForm, { rowVersion: z.int().check(z.gte(1)), kindFrom: field('public', z.optional(z.nullable(z.iso.date()))) }),
  changes: ['Person', 'EmploymentKind'],
  reply: personFacts,
  errors: [profileErrors, partyErrors, partErrors, ownFileErrors],
});

export type PersonEdit = BodyOf<typeof updatePerson>;
