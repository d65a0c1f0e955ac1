/**
 * Education and work experience of a person (guide personnel 6.3). Invariants: rows follow the scope of people and are of the
 * class personal; the field of study is an option or, where none says it, words; periods may overlap.
 */
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS, OWN } from '../keys.rules.ts';
import { educationForm, workForm } from './education.form.ts';

// a degree and work elsewhere are accounts of what lasted on their days
const person = { owner: 'person', own: 'request', class: 'personal', page: `${OTHERS}/experiments`, reads: [`${OWN}/experiments`], past: 'free' } as const;

export const personEducation = definePart({
  ...person,
  entity: 'PartyQualification',
  path: '/rest/s1/hcm/person/education',
  form: educationForm,
  names: ['degreeName', 'fieldName', 'universityName', 'universityTypeName'],
});

export const personWork = definePart({
  ...person,
  entity: 'WorkExperience',
  path: '/rest/s1/hcm/person/workExperience',
  form: workForm,
  names: ['jobName', 'industryName', 'relationName'],
});
