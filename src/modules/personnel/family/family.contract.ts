/**
 * Relatives of a person (guide personnel 6.3).
 * Invariants: whoever does not hold the class family meets no relative; the same person is not written twice under one relation;
 * nobody has two fathers or mothers, is younger than a child, or is married more often at one time than the law knows;
 * how many children the person has is said in the base facts and does not follow from these rows.
 */
import { defineErrors } from '#kernel/errors.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS, OWN } from '../keys.rules.ts';
import { familyForm } from './family.form.ts';

export const familyErrors = defineErrors('modules/personnel/family', {
  codeTaken: { status: 409, constraint: 'family_member_national_code', field: 'nationalCode' },
  /** What cannot be beside the person and the other relatives (family.rules.ts). */
  ownCode: { status: 400, field: 'nationalCode' },
  childOlder: { status: 400, field: 'birthDate' },
  parentYounger: { status: 400, field: 'birthDate' },
  parentTwice: { status: 409, field: 'relationshipTypeEnumId' },
  spouseGender: { status: 400, field: 'gender' },
  weddingBeforeBirth: { status: 400, field: 'weddingDate' },
  spouses: { status: 409, field: 'weddingDate' },
});

export const familyMembers = definePart({
  entity: 'FamilyMember',
  owner: 'person',
  own: 'request',
  class: 'family',
  path: '/rest/s1/hcm/person/family',
  page: `${OTHERS}/family`,
  reads: [`${OWN}/family`],
  form: familyForm,
  names: ['relationName', 'maritalName', 'occupationName'],
  errors: [familyErrors],
});
